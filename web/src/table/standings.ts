// The rows of a result in the order in which they are shown: the most points first, winners before others.
import type { ResultShown, SheetRow } from '../wire';

export interface Standing extends SheetRow {
  won: boolean;
}

/** A game that has no sheet of its own still has seats and scores. */
export function standings(result: ResultShown, seats: number): Standing[] {
  const counted = result.scores.some((score) => score !== 0 && score !== 1);
  const rows = result.sheet?.rows.length
    ? result.sheet.rows
    : Array.from({ length: seats }, (_, seat) => ({
        seat,
        name: null,
        numbers: [],
        total: counted ? (result.scores[seat] ?? 0) : null,
        notes: [],
      }));
  const best = Math.max(...rows.map((row) => row.total ?? -Infinity));
  const shown = rows.map((row) => ({
    ...row,
    // Whoever has no seat has won when no seat has, and nobody had more.
    won: row.seat === null ? result.winners.length === 0 && row.total === best : result.winners.includes(row.seat),
  }));
  return shown.sort((a, b) => (b.total ?? 0) - (a.total ?? 0) || Number(b.won) - Number(a.won));
}

/** Is there more to say of everybody than that they all won, or all lost? */
export function differ(rows: Standing[]): boolean {
  return rows.some((row) => row.total !== null || row.notes.length > 0 || row.won !== rows[0]!.won);
}
