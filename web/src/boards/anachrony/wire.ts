// Made by tools/generate from the types that src/chronotable/games/anachrony declares. Do not edit.
import type { Json } from '../../wire';

/** What the server says of this game. */
export interface Wire {
  view: Json;
  catalogue: Json;
  events: Json;
}
