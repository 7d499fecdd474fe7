import { tokensOf, type Held } from "../device.svelte";
import { set, settings } from "../settings.svelte";
import { Line, watchDevice, type LineStatus } from "../socket";
import { play } from "../sound";
import {
  asked,
  looking,
  nextHere,
  nothing,
  ownSeats,
  passTo,
  received,
  reconnecting,
  toMove,
  type View,
} from "../state";
import type { Ask, Coming, FromClient, FromServer, Message, Where } from "../wire";

/** One match on this screen: the view (reactive), the line to the server, and what can be done. */
export class Match {
  view = $state.raw<View>(nothing(null));
  status = $state<LineStatus>("connecting");
  #line: Line;
  #told: number | null = null; // which hand the server was asked to show
  #wanted = new Set<Ask["what"]>(); // what the solver still has to tell
  #where: Where | Coming | null = null; // what may go where, of which the answer has not come
  #unwatch: () => void;

  constructor(held: Held) {
    // One seat here: its hand is nobody else's business. Several: nobody's until someone says so.
    const [key, another] = held.keys;
    this.view = nothing(key && !another ? key.seat : null);
    const tokens = tokensOf(held);
    this.#line = new Line({
      hello: () => {
        const { look, seq } = this.view;
        this.#told = look;
        return { t: "hello", match: held.match, tokens, look, seq };
      },
      onmessage: (message) => this.#heard(message),
      onstatus: (status) => {
        this.status = status;
        if (status === "lost") this.view = reconnecting(this.view);
        // The server answers a line, not a device: what was asked is asked again.
        if (status !== "open") return;
        // Whose hand is to be shown may only be known since the first answer.
        const { look } = this.view;
        if (look !== this.#told) this.look(look);
        for (const what of this.#wanted) this.#line.send({ t: "ask", what });
        if (this.#where) this.#line.send(this.#where);
      },
    });
    this.#unwatch = watchDevice(this.#line);
  }

  /** Play for the seat whose hand is shown. */
  move(move: string): void {
    const { look, seq } = this.view;
    if (look !== null) this.#ask({ t: "move", seat: look, move, seq });
  }

  /** Bring about the chance that the match waits for, for the seat whose hand is shown. */
  roll(move: string): void {
    const { look, seq } = this.view;
    if (look !== null) this.#ask({ t: "roll", seat: look, move, seq });
  }

  undo(): void {
    const { undo, seq } = this.view;
    if (undo !== null) this.#ask({ t: "undo", seat: undo, seq });
  }

  resign(seat: number): void {
    this.#ask({ t: "resign", seat, seq: this.view.seq });
  }

  /** In a patience: make the moves from the deal on these. */
  line(moves: string[]): void {
    const { look, seq } = this.view;
    if (look !== null) this.#ask({ t: "line", seat: look, moves, seq });
  }

  /** Ask the solver; `judge` is asked for every position until it is told to stop. */
  advise(what: Ask["what"], on = true): void {
    if (on) this.#wanted.add(what);
    else this.#wanted.delete(what);
    if (this.view.refused) this.forgive(); // what was refused before is read
    this.#line.send({ t: "ask", what, on });
  }

  /** Show this seat's hand (null: none). */
  look(look: number | null): void {
    this.view = looking(this.view, look);
    // If the line is down just now, it is said when it is open, or by the next hello.
    if (this.#line.send({ t: "look", look })) this.#told = look;
  }

  /** Ask where a piece may go, of those of which the hand does not say it. */
  where(piece: string): void {
    this.#line.send((this.#where = { t: "where", piece }));
  }

  /** Ask what may come to a place. */
  coming({ zone, x, y }: { zone: string; x: number; y: number }): void {
    this.#line.send((this.#where = { t: "coming", zone, x, y }));
  }

  /** The reader has read why a move was refused. */
  forgive(): void {
    this.view = { ...this.view, refused: null };
  }

  close(): void {
    this.#unwatch();
    this.#line.close();
  }

  #ask(message: FromClient): void {
    if (this.view.pending) return;
    if (this.#line.send(message)) this.view = asked(this.view);
    else this.#complain({ id: "not-connected" });
  }

  #complain(said: Message): void {
    this.view = { ...this.view, refused: { seq: this.view.seq, said } };
  }

  #heard(message: FromServer): void {
    const before = this.view;
    this.view = received(before, message);
    if (this.view.gap) {
      this.view = { ...this.view, seq: -1, gap: false };
      this.#line.restart();
      return;
    }
    if (this.view.fatal) this.#line.close();
    if (passTo(this.view) !== null && this.view.look !== null) this.look(null);
    // Where nothing is hidden there is nothing to wait for.
    const next = nextHere(this.view);
    if (next !== null && this.view.welcome?.hidden === false) this.look(next);
    if (message.t === "state") this.#ring(before);
    this.#answered(message, before);
  }

  /** What the solver has told, or need not tell any more, is not asked for again. */
  #answered(message: FromServer, before: View): void {
    if (message.t === "targets" || this.view.seq !== before.seq) this.#where = null;
    const done: Ask["what"][] = [];
    if (message.t === "refused") done.push("hint", "demo", "par");
    else if (this.view.seq !== before.seq) done.push("hint", "demo");
    else if (message.t === "demo") done.push("demo");
    else if (message.t === "par" && message.moves !== null) done.push("par");
    else if (message.t === "advice" && !message.thinking && message.what === "hint") done.push("hint");
    else if (message.t === "counsel") done.push("hint");
    for (const what of done) this.#wanted.delete(what);
  }

  /** What the ear and the tips make of a change. */
  #ring(before: View): void {
    const now = this.view;
    const own = ownSeats(now);
    if (now.outcome) {
      if (before.seq >= 0 && !before.outcome) play("end");
      const finished = !["resigned", "abandoned"].includes(now.outcome.reason);
      if (finished && own.length && settings.tips) set("tips", false);
      return;
    }
    const turn = toMove(now);
    if (turn !== null && own.includes(turn) && before.seq >= 0 && toMove(before) !== turn) {
      play("turn");
    }
  }
}
