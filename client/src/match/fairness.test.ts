import { createHash } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { dealWasFixed } from "./fairness";

const seed = "6f1c0d5e6f1c0d5e6f1c0d5e6f1c0d5e";
const commitment = createHash("sha256").update(`pavage:${seed}`).digest("hex");

afterEach(() => vi.unstubAllGlobals());

it.each(["secure", "plain"])("checks the seed against the commitment on a %s page", async (page) => {
  if (page === "plain") vi.stubGlobal("crypto", {});
  expect(await dealWasFixed(seed, commitment)).toBe(true);
  expect(await dealWasFixed(`${seed}0`, commitment)).toBe(false);
});
