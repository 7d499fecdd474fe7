import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, type LineStatus } from "./socket";
import type { FromServer } from "./wire";

/** A socket of which the test holds the other end. */
class Wire {
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  opens(seq: number): void {
    this.onopen();
    this.says({ t: "welcome" });
    this.says({ t: "state", seq });
  }
}

const move = { t: "move", seat: 0, move: "a1", seq: 3 } as const;

let wires: Wire[];
let statuses: LineStatus[];
let seq: number;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  statuses = [];
  seq = -1;
  line = new Line({
    hello: () => ({ t: "hello", match: "m", tokens: ["k"], look: null, seq }),
    onmessage: (message: FromServer) => {
      if (message.t === "state") seq = message.seq;
    },
    onstatus: (status) => statuses.push(status),
    connect: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire as unknown as WebSocket;
    },
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("the line", () => {
  it("greets, and is open once the state is known", () => {
    wires[0]!.onopen();
    expect(wires[0]!.sent).toEqual([{ t: "hello", match: "m", tokens: ["k"], look: null, seq: -1 }]);
    expect(line.send(move)).toBe(false);
    wires[0]!.opens(3);
    expect(statuses).toEqual(["open"]);
    expect(line.send(move)).toBe(true);
  });

  it("comes back from the last known entry and repeats no move", () => {
    wires[0]!.opens(3);
    line.send(move);
    wires[0]!.onclose();
    expect(statuses).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(500);
    wires[1]!.opens(4);
    expect(wires[1]!.sent.map((message) => [message.t, message.seq])).toEqual([["hello", 3]]);
    expect(statuses).toEqual(["open", "lost", "open"]);
  });

  it("waits longer each time, but not for ever", () => {
    let last = 0;
    for (let i = 0; i < 12; i++) {
      const before = wires.length;
      wires.at(-1)!.onclose();
      let waited = 0;
      while (wires.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      last = waited;
    }
    expect(last).toBeGreaterThan(4_000);
    expect(last).toBeLessThanOrEqual(10_050);
  });

  it("takes a line that does not answer for dead", () => {
    wires[0]!.opens(3);
    line.send(move);
    vi.advanceTimersByTime(9_000);
    expect(wires).toHaveLength(2);
    expect(wires[0]!.closed).toBe(true);
    // What the dead line still says is not heard any more.
    wires[0]!.says({ t: "state", seq: 99 });
    expect(seq).toBe(3);
  });

  it("is quiet once closed", () => {
    wires[0]!.opens(3);
    line.close();
    wires[0]!.onclose();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(line.send(move)).toBe(false);
  });
});
