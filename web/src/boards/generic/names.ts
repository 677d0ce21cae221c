// Readable names for the words of a view: the game's own where there are some, the plain word otherwise.
import type { Json } from '../../wire';
import { capital } from '../../words/fluent';
import { speech } from '../../words/words.svelte';

/** The name of `card:walkman`, `walkman` or `rounds_left`. */
export function nameOf(game: string, catalogue: Json, word: string): string {
  const { texts } = speech;
  const [kind, ...rest] = word.split(':');
  if (rest.length > 0) {
    const id = rest.join(':');
    if (texts.has(`${game}-${kind}-${id}`)) return texts.name(game, kind!, id);
    return `${plain(kind!)} ${id}`;
  }
  const known = Object.keys(catalogue).find(
    (each) => isRecord(catalogue[each]) && word in catalogue[each] && texts.has(`${game}-${each}-${word}`),
  );
  return known ? texts.name(game, known, word) : plain(word);
}

/** What a field of the view is called: by the words of the game (`<game>-seen-<field>`, or what `fields` says), if any. */
export function fieldName(game: string, fields: string, catalogue: Json, field: string): string {
  const id = `${fields || `${game}-seen`}-${field}`;
  return speech.texts.has(id) ? capital(speech.t(id)) : nameOf(game, catalogue, field);
}

/** What a word under a field of the view is called: `furnace` under `workplace` is `<game>-workplace-furnace`. */
export function wordName(game: string, catalogue: Json, field: string, word: string): string {
  const kind = [field, field.replace(/s$/, '')].find((each) => speech.texts.has(`${game}-${each}-${word}`));
  return kind ? speech.texts.name(game, kind, word) : nameOf(game, catalogue, word);
}

/** The target that this word of the view stands for: `card:walkman` for the word `walkman` under `card`, or under any name. */
export function targetOf(targets: ReadonlyMap<string, unknown>, name: string, word: string): string | undefined {
  if (targets.has(`${name}:${word}`)) return `${name}:${word}`;
  return name === 'id' || name.endsWith('s')
    ? [...targets.keys()].find((target) => target.endsWith(`:${word}`))
    : undefined;
}

function plain(word: string): string {
  return capital(word.replaceAll('_', ' '));
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
