/** How the table shares its room: the board takes all it can, the rest stands below or beside. */

import type { Size } from "./geometry";

export interface Room {
  width: number;
  height: number;
  /** Device pixels to a CSS pixel: a cell is a whole number of the former, so that lines are crisp. */
  dpr: number;
}

export interface Needs {
  cols: number;
  rows: number;
  /** Cards: taller than wide, and apart from each other. */
  cards?: boolean;
  /** A table without edges: it takes what room there is. */
  plane?: boolean;
  /** How many places the rack has (0: there is no rack). */
  slots: number;
  /** There are buttons to sort it by. */
  sorts?: boolean;
  /** What is asked, chosen or laid next takes turns in one place, which is always as large. */
  panel?: boolean;
}

export interface Layout {
  mode: "stack" | "beside";
  cell: number;
  /** How tall a cell is, and how far it is from the next one. */
  high: number;
  gap: number;
  /** The strip for the names of columns and rows, along two sides of the board. */
  gutter: number;
  slot: number;
  /** Between the slots of the rack. */
  apart: number;
  /** How many slots stand in a row of the rack. */
  across: number;
  side: number;
  /** The window on a table without edges. */
  felt?: Size;
  /** The place, under the line that says what to do, where everything else takes turns. */
  panel?: Size;
}

const SLOT_GAP = 6;
const WIDE_GAP = 16; // tiles that could be joined do not seem to be
const RIM = 2; // the board's border, on each side
const BETWEEN = 16; // from the board to what stands beside it
const MARGIN = 8; // beyond that
const SMALLEST = 12;
const SMALLEST_OF_MANY = 8; // nothing is drawn in one cell alone: pieces cover several of them
const WORDS = 46; // the status line, in two lines of text
const BUTTONS = 56;
export const CARD = 1.4; // a card's height, of its width
const NAMED_CARD = 52; // smaller cards have no names along the edges: they need the room
const SMALL_SLOT = 34; // in one row, as long as a finger can still choose
const COLUMN = 200; // beside the board: the status line in three or four lines, the rack upright
const SHORT_WORDS = 164; // the same where the screen is short
const SHORT_COLUMN = 236;
const SMALLEST_SLOT = 26; // where there are many, a finger can just choose
const GOOD_SLOT = 38; // where there is room for them
const FEW_WORDS = 112; // where the rack needs the room
const MANY = 12; // more is no hand: all the tiles of a box, say
const SORTS = 38; // their buttons
const WIDE_COLUMN = 360; // room for them
const COLUMN_WORDS = 190; // all of it that is not the rack
const PANEL = { least: 204, most: 300, share: 0.34 }; // how high, below a board
const PANEL_WIDE = { least: 288, most: 380 }; // and how wide, beside one
const PANEL_HIGH = 480; // more would only be empty
const PANEL_SLOT = 0.38; // a rack's, of its width

export type Grid = Pick<Layout, "cell" | "high" | "gap" | "gutter">;

function gridOf(cell: number, dpr: number, { cards }: Needs): Grid {
  const crisp = (length: number) => Math.floor(length * dpr + 1e-6) / dpr;
  if (!cards) return { cell, high: cell, gap: 0, gutter: cell < 30 ? 12 : cell < 44 ? 17 : 22 };
  const gap = Math.max(2, crisp(cell * 0.055));
  return { cell, high: crisp(cell * CARD), gap, gutter: cell < NAMED_CARD ? 0 : 22 };
}

/** Whether so many slots are more than a hand. */
export function isMany(slots: number): boolean {
  return slots > MANY;
}

/** From one cell to the next. */
export function pitchOf({ cell, high, gap }: Pick<Grid, "cell" | "high" | "gap">): Size {
  return { width: cell + gap, height: high + gap };
}

/** The whole board, with its border and the names along it. */
function boardOf(grid: Grid, { cols, rows }: Needs): Size {
  const pitch = pitchOf(grid);
  const edge = grid.gutter + 2 * RIM - grid.gap;
  return { width: cols * pitch.width + edge, height: rows * pitch.height + edge };
}

/** The largest crisp cells with which the board fits into a box. */
function largest(width: number, height: number, dpr: number, needs: Needs): Grid {
  const most = Math.floor(Math.min(width / needs.cols, height / needs.rows) * dpr) / dpr;
  const smallest = needs.panel ? SMALLEST_OF_MANY : SMALLEST;
  for (let cell = most; cell > smallest; cell -= 1 / dpr) {
    const grid = gridOf(cell, dpr, needs);
    const board = boardOf(grid, needs);
    if (board.width <= width && board.height <= height) return grid;
  }
  return gridOf(smallest, dpr, needs);
}

function slotFor(width: number, slots: number, most: number): number {
  const fit = Math.floor((width - 2 * 10 - (slots - 1) * SLOT_GAP) / Math.max(1, slots));
  return Math.max(40, Math.min(most, fit));
}

function stacked(room: Room, needs: Needs): Layout {
  const most = Math.max(48, Math.min(84, Math.floor(room.height * 0.1)));
  const slot = slotFor(room.width - 2 * MARGIN, needs.slots, most);
  const rest = WORDS + (needs.slots ? slot + 26 + BUTTONS : 0);
  const grid = largest(room.width, room.height - rest, room.dpr, needs);
  return { mode: "stack", ...grid, slot, apart: SLOT_GAP, across: needs.slots, side: 0 };
}

function beside(room: Room, needs: Needs): Layout {
  const short = room.height < 480;
  const least = Math.min(short ? SHORT_COLUMN : COLUMN, Math.floor(room.width * 0.42));
  const grid = largest(room.width - least - BETWEEN - MARGIN, room.height, room.dpr, needs);
  const board = boardOf(grid, needs).width;
  const side = Math.min(460, room.width - board - BETWEEN - MARGIN);
  const row = 60 * needs.slots + SLOT_GAP * (needs.slots - 1) + 20;
  const across = side >= row || short ? needs.slots : 1;
  const tall = (room.height - COLUMN_WORDS) / Math.ceil(needs.slots / across) - SLOT_GAP;
  const most = Math.min(84, Math.floor(across > 1 ? room.height * 0.17 : tall));
  const slot = slotFor(side, across, Math.max(44, most));
  return { mode: "beside", ...grid, slot, apart: SLOT_GAP, across, side };
}

type Packing = { slot: number; across: number };

/** As many slots side by side as make them large, and how large they are. */
function packed(slots: number, { width, height }: Size, apart: number): Packing {
  let best = { slot: 0, across: Math.max(1, slots) };
  for (let across = Math.max(1, slots); across >= 1; across--) {
    const rows = Math.ceil(slots / across) || 1;
    const wide = (width - 2 * 10 - (across - 1) * apart) / across;
    const high = (height - 2 * 10 - (rows - 1) * apart) / rows;
    const slot = Math.floor(Math.min(84, wide, high));
    if (slot > best.slot) best = { slot, across };
  }
  return best;
}

const NO_GRID: Grid = { cell: 0, high: 0, gap: 0, gutter: 0 };

/** A table without edges, the rest below it: the window takes what that leaves. */
function openAbove(room: Room, { slots, sorts }: Needs): Layout {
  const width = room.width - 2 * MARGIN;
  const most = Math.max(48, Math.min(84, Math.floor(room.height * 0.1)));
  const many = isMany(slots);
  const apart = width > 600 && !many ? WIDE_GAP : SLOT_GAP;
  // One row of slots, if they are large enough to be touched, else two or more.
  const few = (rows: number) => {
    const across = Math.ceil(slots / rows) || 1;
    const fit = Math.floor((width - 2 * 10 - (across - 1) * apart) / across);
    return { rows, across, slot: Math.min(most, fit) };
  };
  const least = !many ? SMALL_SLOT : room.height < 700 ? SMALLEST_SLOT : GOOD_SLOT;
  const { rows, across, slot } = [1, 2, 3, 4].map(few).find(({ slot }) => slot >= least) ?? few(5);
  const rack = slots ? rows * (slot + apart) + 20 + BUTTONS + (sorts ? SORTS : 0) : 0;
  const felt = { width, height: Math.max(120, room.height - WORDS - rack) };
  return { mode: "stack", ...NO_GRID, slot, apart, across, side: 0, felt };
}

/** The rest beside it. */
function openBeside(room: Room, { slots, sorts }: Needs): Layout {
  const many = isMany(slots);
  const short = room.height < 480;
  const column = many ? WIDE_COLUMN : short ? SHORT_COLUMN : COLUMN + 40;
  const side = Math.min(column, Math.floor(room.width * (many && short ? 0.5 : 0.42)));
  const felt = { width: room.width - side - BETWEEN - MARGIN, height: room.height };
  const words = (short ? (many ? FEW_WORDS : SHORT_WORDS) : COLUMN_WORDS) + (sorts ? SORTS : 0);
  const apart = short || many ? SLOT_GAP : WIDE_GAP;
  const packing = packed(slots, { width: side, height: room.height - words }, apart);
  return { mode: "beside", ...NO_GRID, ...packing, apart, side, felt };
}

function around(room: Room, needs: Needs): Layout {
  const [below, right] = [openAbove(room, needs), openBeside(room, needs)];
  if (right.slot < SMALLEST_SLOT && below.slot > right.slot) return below;
  return squarest(right.felt!) > squarest(below.felt!) ? right : below;
}

/** Tables without edges grow all round: what counts is how large a square the window holds. */
function squarest({ width, height }: Size): number {
  return Math.min(width, height);
}

/** A panel below the board, as wide as it is. */
function panelBelow(room: Room, needs: Needs): Layout {
  const share = Math.floor(room.height * PANEL.share);
  const height = Math.max(PANEL.least, Math.min(PANEL.most, share));
  const grid = largest(room.width, room.height - WORDS - height, room.dpr, needs);
  const width = Math.min(room.width - 2 * MARGIN, Math.max(boardOf(grid, needs).width, 560));
  const panel = { width, height };
  const slot = Math.min(height - 96, Math.floor(width * PANEL_SLOT));
  return { mode: "stack", ...grid, slot, apart: SLOT_GAP, across: needs.slots, side: 0, panel };
}

/** A panel beside the board. */
function panelBeside(room: Room, needs: Needs): Layout {
  const least = Math.min(PANEL_WIDE.least, Math.floor(room.width * 0.48));
  const grid = largest(room.width - least - BETWEEN - MARGIN, room.height, room.dpr, needs);
  const left = room.width - boardOf(grid, needs).width - BETWEEN - MARGIN;
  const side = Math.min(PANEL_WIDE.most, left);
  const panel = { width: side, height: Math.min(PANEL_HIGH, room.height - 2 * WORDS) };
  const slot = Math.min(panel.height - 110, Math.floor(side * 0.56));
  return { mode: "beside", ...grid, slot, apart: SLOT_GAP, across: needs.slots, side, panel };
}

/** The arrangement with the larger board. */
export function layOut(room: Room, needs: Needs): Layout {
  if (needs.plane) return around(room, needs);
  if (needs.panel) {
    const [below, right] = [panelBelow(room, needs), panelBeside(room, needs)];
    return right.cell > below.cell ? right : below;
  }
  const below = stacked(room, needs);
  const right = beside(room, needs);
  return right.cell > below.cell ? right : below;
}
