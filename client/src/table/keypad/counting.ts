/** A product as a rectangle to count: so many rows of so many studs. */

export interface Spot {
  row: number;
  column: number;
  x: number;
  y: number;
}

export interface Rectangle {
  rows: number;
  columns: number;
  studs: Spot[];
  /** After each row, how many studs there are so far. */
  sums: { y: number; sum: number }[];
  width: number;
  height: number;
}

const FIVE = 5;
const APART = 0.28; // after each five, so that they are counted at a glance

/** Where something is, of so many that stand in fives. */
export function placeOf(n: number): number {
  return n + Math.floor(n / FIVE) * APART;
}

export function rectangle([rows, columns]: readonly [number, number]): Rectangle {
  const lines = Array.from({ length: rows }, (_, row) => row);
  const studs = lines.flatMap((row) =>
    Array.from({ length: columns }, (_, column) => ({ row, column, x: placeOf(column), y: placeOf(row) })),
  );
  const sums = lines.map((row) => ({ y: placeOf(row), sum: (row + 1) * columns }));
  return { rows, columns, studs, sums, width: placeOf(columns - 1) + 1, height: placeOf(rows - 1) + 1 };
}
