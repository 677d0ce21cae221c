// The part of JSON Schema that the games' options use.  A form made from it needs no knowledge of any game.
import type { Json } from '../wire';

export interface Schema {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';
  title?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  anyOf?: Schema[];
  allOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  /** What the other options have to be like for this one to matter. */
  'x-asked-if'?: Schema;
}

export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  return typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b);
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const TYPES: Record<NonNullable<Schema['type']>, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isObject,
  null: (value) => value === null,
};

/** Does the value fit the schema? */
export function fits(value: unknown, schema: Schema): boolean {
  if (schema.type && !TYPES[schema.type](value)) return false;
  if ('const' in schema && !same(value, schema.const)) return false;
  if (schema.enum && !schema.enum.some((word) => same(word, value))) return false;
  if (typeof value === 'number' && !within(value, schema.minimum, schema.maximum)) return false;
  if (Array.isArray(value) && !listFits(value, schema)) return false;
  if (isObject(value) && !objectFits(value, schema)) return false;
  if (schema.anyOf && !schema.anyOf.some((part) => fits(value, part))) return false;
  if (schema.allOf && !schema.allOf.every((part) => fits(value, part))) return false;
  if (schema.not && fits(value, schema.not)) return false;
  if (schema.if) return fits(value, (fits(value, schema.if) ? schema.then : schema.else) ?? {});
  return true;
}

function within(number: number, least = -Infinity, most = Infinity): boolean {
  return least <= number && number <= most;
}

function listFits(list: unknown[], schema: Schema): boolean {
  if (!within(list.length, schema.minItems, schema.maxItems)) return false;
  if (schema.uniqueItems && new Set(list.map((item) => JSON.stringify(item))).size < list.length) return false;
  return !schema.items || list.every((item) => fits(item, schema.items!));
}

function objectFits(object: Json, schema: Schema): boolean {
  if (schema.required?.some((name) => object[name] === undefined)) return false;
  const properties = schema.properties ?? {};
  return Object.entries(object).every(([name, value]) => {
    if (value === undefined) return true;
    const part = properties[name];
    return part ? fits(value, part) : schema.additionalProperties !== false;
  });
}
