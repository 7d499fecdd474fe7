/** What a token could do: to which piece, and what that would show then. */

import type { TokenUse } from "../../wire";

export interface Row {
  piece: string;
  /** What the piece could show instead. */
  faces: TokenUse[];
  /** What is done to the piece, without anybody knowing what it will show. */
  blind: TokenUse | null;
}

/** The uses of a token, a row for each piece. */
export function rowsOf(uses: readonly TokenUse[]): Row[] {
  const rows = new Map<string, Row>();
  for (const use of uses) {
    const row = rows.get(use.piece) ?? { piece: use.piece, faces: [], blind: null };
    if (use.face) row.faces.push(use);
    else row.blind = use;
    rows.set(use.piece, row);
  }
  return [...rows.values()];
}
