/**
 * The line to the server: says hello, and says it again from the last known entry whenever the
 * line was cut. It never repeats a move by itself: a move that was lost is the player's to repeat.
 */

import type { FromClient, FromServer, Hello } from "./wire";

export type LineStatus = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const ANSWER_WITHIN = 8_000;
const ASLEEP_FOR = 20_000;

export interface LineOptions {
  hello(): Hello; // asked for at each connection, so that it names the latest entry
  onmessage(message: FromServer): void;
  onstatus(status: LineStatus): void;
  connect?(): WebSocket;
}

function connectHere(): WebSocket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/ws`);
}

export class Line {
  #options: LineOptions;
  #socket: WebSocket | null = null;
  #status: LineStatus = "connecting";
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LineOptions) {
    this.#options = options;
    this.#connect();
  }

  /** Send, or say (false) that there is no line now. An answer is expected, or the line is dead;
   *  but a solver may take its time. */
  send(message: FromClient): boolean {
    if (this.#status !== "open" || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    if (message.t !== "ask") this.#answer ??= setTimeout(() => this.restart(), ANSWER_WITHIN);
    return true;
  }

  /** Drop the line and connect anew at once (the network has changed, or the device slept). */
  restart(): void {
    if (this.#status === "closed") return;
    this.#drop();
    this.#tries = 0;
    this.#tell("lost");
    this.#connect();
  }

  close(): void {
    this.#drop();
    this.#tell("closed");
  }

  #connect(): void {
    clearTimeout(this.#again);
    const socket = (this.#options.connect ?? connectHere)();
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#options.hello()));
    socket.onmessage = (event) => this.#heard(socket, JSON.parse(String(event.data)));
    socket.onclose = () => this.#lost(socket);
  }

  #heard(socket: WebSocket, message: FromServer): void {
    if (socket !== this.#socket) return;
    clearTimeout(this.#answer);
    this.#answer = undefined;
    this.#options.onmessage(message);
    // Only now is the page up to date, so only now may it send.
    if (message.t === "state" && this.#status !== "closed") {
      this.#tries = 0;
      this.#tell("open");
    }
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#drop();
    this.#tell("lost");
    // Many pages lose one server together: the dice keep them from coming back in one instant.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#again = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#answer);
    this.#answer = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #tell(status: LineStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#options.onstatus(status);
  }
}

/** Restart the line when the network comes back or a closed lid is opened; returns the undoing. */
export function watchDevice(line: Line): () => void {
  let hidden = 0;
  const awake = () => {
    if (document.hidden) hidden = Date.now();
    else if (hidden && Date.now() - hidden > ASLEEP_FOR) line.restart();
  };
  const back = () => line.restart();
  document.addEventListener("visibilitychange", awake);
  addEventListener("online", back);
  return () => {
    document.removeEventListener("visibilitychange", awake);
    removeEventListener("online", back);
  };
}
