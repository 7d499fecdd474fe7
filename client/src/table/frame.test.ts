import { describe, expect, it } from "vitest";
import { between, extentOf, fit, moved, reframed, shows, zoomed } from "./frame";

const phone = { width: 344, height: 380 };
const spots = (...at: [number, number][]) => at.map(([x, y]) => ({ x, y }));

describe("a fitting view", () => {
  it("shows everything, in the middle of the window", () => {
    const extent = extentOf(spots([-3, -2], [4, 5]));
    expect(extent).toEqual({ left: -3, top: -2, right: 5, bottom: 6 });
    const view = fit(extent, phone);
    expect(shows(view, extent, phone)).toBe(true);
    const right = phone.width - (view.left + 5 * view.cell);
    expect(Math.abs(view.left - 3 * view.cell - right)).toBeLessThanOrEqual(1);
  });

  it("leaves a tile of 26 pixels or more on a phone, for twelve by twelve places", () => {
    const extent = extentOf(spots([0, 0], [11, 11]));
    expect(fit(extent, phone).cell).toBeGreaterThanOrEqual(26);
  });

  it("makes a single tile no giant, and an empty table has its first cell in the middle", () => {
    const view = fit(extentOf([]), { width: 900, height: 700 });
    expect(view.cell).toBe(104);
    expect([view.left, view.top]).toEqual([450 - 52, 350 - 52]);
  });
});

describe("a view that is in use", () => {
  const few = extentOf(spots([-1, -1], [1, 1]));
  const more = extentOf(spots([-1, -1], [2, 1]));

  it("stays as it is while everything fits", () => {
    const view = fit(extentOf(spots([-2, -2], [2, 2])), phone);
    expect(reframed(view, few, phone, false)).not.toBe(view); // it could be much larger
    expect(reframed(view, more, phone, false)).toBe(view);
    expect(reframed(view, few, phone, true)).toBe(view); // it was chosen by hand
  });

  it("gives way when something would be outside", () => {
    const view = fit(few, phone);
    const far = extentOf(spots([-1, -1], [9, 1]));
    const next = reframed(view, far, phone, true);
    expect(next).not.toBe(view);
    expect(shows(next, far, phone)).toBe(true);
  });

  it("zooms around the point that is meant, within limits", () => {
    const view = { left: 100, top: 50, cell: 40 };
    const at = { x: 180, y: 90 }; // the corner of the cell 2, 1
    const near = zoomed(view, 1.5, at);
    expect(near).toEqual({ left: 60, top: 30, cell: 60 });
    expect(zoomed(view, 1000, at).cell).toBe(150);
    expect(zoomed(view, 0.001, at).cell).toBe(14);
  });

  it("can be moved until a last cell is left", () => {
    const view = fit(few, phone);
    const far = moved(view, { x: 5000, y: -5000 }, few, phone);
    expect(far.left + few.left * far.cell).toBe(phone.width - far.cell);
    expect(far.top + few.bottom * far.cell).toBe(far.cell);
    expect(moved(view, { x: 3, y: -4 }, few, phone)).toEqual({ ...view, left: view.left + 3, top: view.top - 4 });
  });

  it("travels to another one", () => {
    const [from, to] = [fit(few, phone), { left: 10, top: 20, cell: 30 }];
    expect(between(from, to, 1, phone)).toBe(to);
    const start = between(from, to, 0, phone);
    expect(start.left).toBeCloseTo(from.left);
    expect(start.cell).toBeCloseTo(from.cell);
    expect(between(from, to, 0.5, phone).cell).toBeCloseTo(Math.sqrt(from.cell * 30));
  });
});
