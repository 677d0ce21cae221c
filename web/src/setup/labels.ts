// What options and their values are called: by the game's own names where it has them, else by the page's texts.
import type { Json } from '../wire';
import { capital, type Texts } from '../words/fluent';

const dashed = (word: string) => word.replaceAll('_', '-');

/** What the things of an option are called in names and in the catalogue: `agents` are of the kind `agent`. */
function kinds(option: string): string[] {
  return option.endsWith('s') ? [option.slice(0, -1), option] : [option];
}

export function optionName(texts: Texts, game: string, option: string): string {
  const id = `web-option-${game}-${dashed(option)}`;
  return texts.has(id) ? texts.text(id) : capital(option.replaceAll('_', ' '));
}

/** One more sentence about an option, or nothing. */
export function optionText(texts: Texts, game: string, option: string): string {
  const id = `web-option-${game}-${dashed(option)}-text`;
  return texts.has(id) ? texts.text(id) : '';
}

/** Does the page know what a value is called?  Those of parts from outside come from the server. */
export function isNamed(texts: Texts, game: string, option: string, value: string): boolean {
  return idsOf(game, option, value).some((id) => texts.has(id));
}

function idsOf(game: string, option: string, value: string): string[] {
  return [
    `web-option-${game}-${dashed(option)}-${dashed(value)}`,
    ...kinds(option).map((kind) => `${game}-${dashed(kind)}-${dashed(value)}`),
  ];
}

export function valueName(texts: Texts, game: string, option: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => valueName(texts, game, option, each)).join(' + ');
  if (typeof value !== 'string') return String(value);
  const known = idsOf(game, option, value).find((id) => texts.has(id));
  if (known) return capital(texts.text(known));
  const [word, number] = value.split(':');
  if (word === 'random')
    return number ? texts.text('web-setup-random-some', { n: Number(number) }) : texts.text('web-setup-random');
  return capital(value.replaceAll('_', ' '));
}

/** What a thing out of a pack is called; undefined for all that is shipped. */
export function packName(catalogue: Json, option: string, id: string, language: string): string | undefined {
  const names = kinds(option)
    .map((kind) => catalogue[kind]?.[id]?.names)
    .find(Boolean);
  return names?.[language] ?? names?.en;
}

/** A few words under a value, and the whole sentence where the game has one; '' when there is nothing to say. */
export function valueText(texts: Texts, game: string, option: string, value: unknown, form: 'short' | 'long'): string {
  const word = dashed(String(value));
  const ids = kinds(option).map((kind) => `${game}-${dashed(kind)}-text-${word}`);
  const id =
    form === 'short' ? `web-option-${game}-${dashed(option)}-text-${word}` : ids.find((known) => texts.has(known));
  return id && texts.has(id) ? texts.text(id) : '';
}

/** The name of one of several things of an option, such as a room of a building: the catalogue knows its kind. */
export function thingName(texts: Texts, game: string, option: string, catalogue: Json, id: string): string {
  const kind = Object.keys(catalogue).find(
    (each) => texts.has(`${game}-${each}-${dashed(id)}`) && id in catalogue[each],
  );
  return kind ? texts.name(game, kind, id) : valueName(texts, game, `${option}-of`, id);
}

/** Does the catalogue say that this is a stand-in for something not known from print? */
export function isStandIn(catalogue: Json, option: string, value: unknown): boolean {
  return kinds(option).some((kind) => catalogue[kind]?.[String(value)]?.stand_in === true);
}

/** How strong a bot is: `search:200` by a name of its own, or by its kind and number; `module:Class` is from outside. */
export function botName(texts: Texts, bot: string): string {
  const [kind = '', number] = bot.split(':');
  const own = `bots-name-${bot.replace(':', '-')}`;
  if (texts.has(own)) return texts.text(own);
  if (!texts.has(`bots-name-${kind}`)) return texts.text('bots-name-outside', { name: nameOutside(bot) });
  const name = texts.text(`bots-name-${kind}`);
  return number ? texts.text('bots-name-numbered', { name, number }) : name;
}

/** A bot from outside, by its class or its own name, and its number. */
function nameOutside(bot: string): string {
  const parts = bot.split(':');
  if (parts[1] !== undefined && !/^\d+$/.test(parts[1])) parts.shift();
  return parts.join(' ');
}
