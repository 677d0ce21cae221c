// The options of a new table: which fields a form has, and how one choice moves others so that all go together.
import type { Json } from '../wire';
import { fits, isObject, same, type Schema } from './schema';

/** The forms a field can have. */
export type Field = { name: string; schema: Schema } & (
  | { form: 'choice'; values: unknown[] }
  | { form: 'switch' }
  | { form: 'number'; least: number; most: number }
  /** `most` places; with `repeats` everybody may play the same figure, and a word may be one for all. */
  | { form: 'cast'; words: string[]; ids: string[]; most: number; repeats: boolean }
  /** Any of these, each on or off. */
  | { form: 'several'; ids: string[] }
  | { form: 'numbers'; words: string[]; count: number; least: number; most: number }
  | { form: 'counts'; words: string[]; ids: string[]; most: number }
);

/** The option that says how many play: it is drawn with the seats. */
export const PLAYERS = 'players';

/** A short row of numbers is shown as buttons, a longer range as a number to type. */
const FEW = 10;

export function fieldsOf(schema: Schema): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, part]) => fieldOf(name, part));
}

export function fieldOf(name: string, schema: Schema): Field {
  const parts = schema.anyOf ?? [schema];
  const words = parts.flatMap((part) => part.enum ?? ('const' in part ? [part.const] : []));
  const list = parts.find((part) => part.type === 'array');
  const object = parts.find((part) => part.type === 'object');
  if (list?.items?.enum && list.minItems === list.maxItems && list.maxItems) {
    return { name, schema, form: 'choice', values: combinations(list.items.enum, list.maxItems) };
  }
  if (list?.items?.enum && words.length === 0) {
    return { name, schema, form: 'several', ids: list.items.enum.map(String) };
  }
  if (list?.items?.enum) {
    const ids = list.items.enum.map(String);
    const repeats = !list.uniqueItems;
    const most = repeats ? (list.maxItems ?? ids.length) : ids.length;
    return { name, schema, form: 'cast', words: words.map(String), ids, most, repeats };
  }
  if (list?.items) {
    const { minimum: least = 0, maximum: most = 1000 } = list.items;
    return { name, schema, form: 'numbers', words: words.map(String), count: list.maxItems ?? 1, least, most };
  }
  if (object) {
    const properties = object.properties ?? {};
    const most = Math.max(0, ...Object.values(properties).map((part) => part.maximum ?? 0));
    return { name, schema, form: 'counts', words: words.map(String), ids: Object.keys(properties), most };
  }
  if (words.length) return { name, schema, form: 'choice', values: words };
  if (schema.type === 'boolean') return { name, schema, form: 'switch' };
  const { minimum: least = 0, maximum: most = 1000 } = schema;
  if (most - least < FEW) return { name, schema, form: 'choice', values: range(least, most) };
  return { name, schema, form: 'number', least, most };
}

export function range(least: number, most: number): number[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
}

/** Every way to take so many of these, in their order. */
function combinations(from: unknown[], size: number): unknown[][] {
  if (size === 0) return [[]];
  return from.flatMap((first, at) => combinations(from.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
}

/** The values that may be tried for a field, which has this one now: undefined leaves the choice to the game. */
function candidates(field: Field, schema: Schema, values: Json): unknown[] {
  const usual = 'default' in field.schema ? [field.schema.default] : [usualOf(schema, values, field.name)];
  switch (field.form) {
    case 'choice':
      return [...usual, ...field.values].filter((value) => value !== undefined);
    case 'switch':
      return [...usual, false, true];
    case 'number':
      return [...usual, field.least];
    case 'cast': {
      const present = values[field.name];
      const resized =
        field.repeats && Array.isArray(present)
          ? range(1, field.most).map((size) => filledUp(field, present.map(String), size))
          : [];
      return [...resized, 'default' in field.schema ? field.schema.default : undefined, ...field.words];
    }
    case 'several':
      return ['default' in field.schema ? field.schema.default : []];
    default:
      return ['default' in field.schema ? field.schema.default : undefined, ...field.words];
  }
}

/** So many of these figures; seats without one get the usual one. */
function filledUp(field: Field & { form: 'cast' }, begun: string[], size: number): string[] {
  const usual = String(field.schema.default);
  const filling = field.ids.includes(usual) ? usual : field.ids[0]!;
  return range(0, size - 1).map((place) => begun[place] ?? filling);
}

/** The options a form begins with: the defaults, and the first that goes with them where there is none. */
export function startOf(schema: Schema): Json {
  const values: Json = {};
  for (const field of fieldsOf(schema)) {
    if ('default' in field.schema) values[field.name] = field.schema.default;
  }
  for (const field of fieldsOf(schema)) {
    if (field.name in values || field.form === 'cast') continue;
    const found = candidates(field, schema, values).find((value) => fits({ ...values, [field.name]: value }, schema));
    if (found !== undefined) values[field.name] = found;
  }
  return values;
}

/** All options with one of them set anew, and the names of those that had to follow because they do not go with it. */
export interface Moved {
  values: Json;
  followed: string[];
}

/** Set an option.  If the others do not go with it, the fewest possible of them follow; later ones first. */
export function withOption(schema: Schema, values: Json, name: string, value: unknown): Moved {
  const next = { ...values, [name]: value };
  if (value === undefined) delete next[name];
  const fields = fieldsOf(schema).reverse();
  for (let changes = 0; changes <= MOST_CHANGES; changes++) {
    const found = repaired(
      schema,
      next,
      fields.filter((field) => field.name !== name),
      changes,
    );
    if (found)
      return {
        values: found,
        followed: fields
          .map((field) => field.name)
          .filter((other) => other !== name && !same(found[other], values[other])),
      };
  }
  return { values: next, followed: [] }; // the server says what is wrong
}

const MOST_CHANGES = 4;

/** The options with exactly so many of the fields changed that all go together, or null.  Only what conflicts is touched. */
function repaired(schema: Schema, values: Json, fields: Field[], changes: number): Json | null {
  if (fits(values, schema)) return changes === 0 ? values : null;
  if (changes === 0) return null;
  const broken = schema.allOf?.find((part) => !fits(values, part));
  const involved = broken ? namesIn(broken) : null;
  for (const field of fields) {
    if (involved && !involved.has(field.name)) continue;
    for (const value of candidates(field, schema, values)) {
      if (same(value, values[field.name])) continue;
      const found = repaired(
        schema,
        { ...values, [field.name]: value },
        fields.filter((other) => other !== field),
        changes - 1,
      );
      if (found) return found;
    }
  }
  return null;
}

/** The options that a condition is about. */
function namesIn(part: Schema): Set<string> {
  const inner = [part.if, part.then, part.else, part.not, ...(part.allOf ?? []), ...(part.anyOf ?? [])];
  return new Set([...Object.keys(part.properties ?? {}), ...inner.flatMap((each) => (each ? [...namesIn(each)] : []))]);
}

/** Several options at once, as a preset has them; the rest begins anew. */
export function withAll(schema: Schema, chosen: Json): Json {
  let values = startOf(schema);
  for (const [name, value] of Object.entries(chosen)) values = withOption(schema, values, name, value).values;
  return { ...values, ...chosen };
}

const UNUSUAL = 0.15; // how often a surprise turns a switch that is usually left alone
const TRIES = 12;

/** Options drawn at random that go together; `keep` stays as it is (who plays is no surprise). */
export function surprise(schema: Schema, keep: Json, random: () => number = Math.random): Json {
  let values: Json = { ...startOf(schema) };
  for (const [name, value] of Object.entries(keep)) values = withOption(schema, values, name, value).values;
  for (const field of fieldsOf(schema)) {
    if (field.name in keep) continue;
    for (let tries = 0; tries < TRIES; tries++) {
      const next = { ...values, [field.name]: drawn(field, random) };
      if (!fits(next, schema)) continue;
      values = next;
      break;
    }
  }
  return values;
}

function drawn(field: Field, random: () => number): unknown {
  const one = <T>(list: T[]): T | undefined => list[Math.floor(random() * list.length)];
  switch (field.form) {
    case 'choice':
      return one(field.values);
    case 'switch':
      return random() < UNUSUAL ? field.schema.default !== true : field.schema.default === true;
    case 'number':
      return field.schema.default ?? field.least;
    case 'cast':
      return field.words.includes('random') ? 'random' : one(field.words);
    case 'several':
      return field.schema.default;
    default:
      return one(field.words.filter((word) => word !== 'manual')) ?? field.schema.default;
  }
}

/** What a cast may be in one word: drawn at random, chosen at the table.  `random:3` is the same as `random`. */
export function plainWords(field: Field & { form: 'cast' }): string[] {
  return field.words.filter((word) => !word.includes(':'));
}

/** Does the option matter, with the others as they are? */
export function isAsked(field: Field, values: Json): boolean {
  return fits(values, field.schema['x-asked-if'] ?? {});
}

/** How many figures a cast may have with the other options as they are. */
export function castSizes(schema: Schema, values: Json, field: Field & { form: 'cast' }): number[] {
  return range(1, field.most).filter((n) => castOf(schema, values, field, n) !== null);
}

/** A cast of this size that begins with the present one and is filled up in order; null when there can be none. */
export function castOf(
  schema: Schema,
  values: Json,
  field: Field & { form: 'cast' },
  size: number,
  first: string[] = [],
): string[] | null {
  const present = values[field.name];
  const good = (ids: string[]) => fits({ ...values, [field.name]: ids }, schema);
  if (field.repeats) {
    const all = filledUp(field, [...first, ...(castForAll(values, field, size) ?? [])], size);
    return good(all) ? all : null;
  }
  const begun = [...first, ...(Array.isArray(present) ? present : []), ...field.ids];
  const known = [...new Set(begun.map(String))];
  const pick = known.slice(0, size);
  if (good(pick)) return pick;
  const allowed = known
    .filter((id) => !first.includes(id) && usable(schema, values, field, id))
    .slice(0, size - first.length);
  const other = [...first, ...allowed];
  return other.length === size && good(other) ? other : null;
}

/** The chosen cast by its places, a word for all as well; null where nothing is chosen by name. */
export function castForAll(values: Json, field: Field & { form: 'cast' }, size: number): string[] | null {
  const value = values[field.name];
  if (Array.isArray(value)) return value.map(String);
  return field.repeats && field.ids.includes(String(value)) ? range(1, size).map(() => String(value)) : null;
}

/** Is there any cast with this figure in it? */
function usable(schema: Schema, values: Json, field: Field & { form: 'cast' }, id: string): boolean {
  return range(1, field.ids.length).some((size) => {
    for (let start = 0; start < field.ids.length; start++) {
      const others = field.ids.filter((other) => other !== id);
      const ids = [id, ...others.slice(start), ...others.slice(0, start)].slice(0, size);
      if (fits({ ...values, [field.name]: ids }, schema)) return true;
    }
    return false;
  });
}

/** A default that holds for these options only. */
function usualOf(schema: Schema, values: Json, name: string): unknown {
  const holding = schema.allOf?.find(
    (part) => part.then?.properties?.[name]?.default !== undefined && fits(values, part.if ?? {}),
  );
  return holding?.then?.properties?.[name]?.default;
}

/** The cast that plays if nobody chooses one. */
export function usualCast(schema: Schema, values: Json, field: Field & { form: 'cast' }): string[] | null {
  const usual = usualOf(schema, values, field.name);
  return Array.isArray(usual) ? usual.map(String) : null;
}

/** Put a figure at a place of the cast; where nobody can be there twice, who had it takes the other's place. */
export function recast(cast: string[], place: number, id: string, repeats = false): string[] {
  const before = repeats ? -1 : cast.indexOf(id);
  const next = [...cast];
  if (before >= 0) next[before] = cast[place]!;
  next[place] = id;
  return next;
}

/** Which places of a cast belong to a seat: the list goes from seat to seat. */
export function placesOf(seat: number, seats: number, size: number): number[] {
  const each = Math.max(1, Math.floor(size / seats));
  return range(seat * each, seat * each + each - 1).filter((place) => place < size);
}

/** What is sent: everything that is not as usual. */
export function toSend(schema: Schema, values: Json): Json {
  const unusual = Object.entries(values).filter(
    ([name, value]) => value !== undefined && !same(value, schema.properties?.[name]?.default),
  );
  return Object.fromEntries(unusual.map(([name, value]) => [name, isObject(value) ? withoutZeros(value) : value]));
}

function withoutZeros(counts: Json): Json {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
}
