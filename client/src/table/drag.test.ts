import { describe, expect, it } from "vitest";
import { type Gestures, listen } from "./drag";

const told: Gestures = {
  press: () => "piece",
  carry: () => {},
  slide: () => "place",
  pan: () => {},
  drop: () => {},
  tap: () => {},
  cancel: () => {},
  hover: () => {},
};

/** A root that listens, as far as `listen` needs one. */
function table(gestures: Partial<Gestures> = {}): (type: string, more?: object) => boolean {
  const root = Object.assign(new EventTarget(), { setPointerCapture: () => {} });
  listen(root as unknown as HTMLElement, { ...told, ...gestures });
  const finger = { pointerId: 1, isPrimary: true, button: 0, pointerType: "touch" };
  return (type, more = {}) => {
    const event = new Event(type, { cancelable: true });
    return !root.dispatchEvent(Object.assign(event, finger, { clientX: 0, clientY: 0 }, more));
  };
}

describe("a finger on the table", () => {
  it("is never a fling of the page: what it does next would be taken for the end of one", () => {
    const happens = table();
    happens("pointerdown");
    expect(happens("touchmove", { touches: [1] })).toBe(true);
  });

  it("is none either where it takes hold of nothing", () => {
    const happens = table({ press: () => null });
    happens("pointerdown");
    expect(happens("touchmove", { touches: [1] })).toBe(true);
  });

  it("may enlarge the page together with another", () => {
    const happens = table({ press: () => null });
    expect(happens("touchmove", { touches: [1, 2] })).toBe(false);
  });
});
