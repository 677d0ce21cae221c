// The secret links of seats that this browser invited somebody to, until they are taken.
import type { SeatLink } from '../wire';

const PLACE = 'links:';

export function rememberLinks(table: string, links: SeatLink[]): void {
  try {
    if (links.length > 0) localStorage.setItem(PLACE + table, JSON.stringify(links));
  } catch {
    return; // no storage: the links are shown once, where the table was made
  }
}

export function linksOf(table: string): SeatLink[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE + table) ?? '[]') as SeatLink[];
  } catch {
    return [];
  }
}

/** All seats are taken: the secrets are of no more use. */
export function forgetLinks(table: string): void {
  localStorage.removeItem(PLACE + table);
}
