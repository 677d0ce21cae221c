// The course of a game as pictures: lines of one measure share a picture, steps are drawn as steps.
import type { CoursePart, CourseShown } from '../wire';
import { speech } from '../words/words.svelte';

export interface Picture {
  /** Places in the course's lines. */
  lines: number[];
  least: number;
  most: number;
}

/** One for each measure, in their order. */
export function pictures(course: CourseShown): Picture[] {
  const found = new Map<string, Picture>();
  course.lines.forEach((line, place) => {
    const values = line.values.filter((value) => value !== null);
    const picture = found.get(line.name.id) ?? { lines: [], least: 0, most: 1 };
    picture.lines.push(place);
    picture.least = Math.min(picture.least, ...values);
    picture.most = Math.max(picture.most, ...values);
    found.set(line.name.id, picture);
  });
  return [...found.values()];
}

/** A path in steps; where there is no value the line is broken. */
export function path(values: (number | null)[], x: (at: number) => number, y: (value: number) => number): string {
  let drawn = '';
  let before: number | null = null;
  values.forEach((value, at) => {
    if (value === null) before = null;
    else if (before === null) drawn += `M${round(x(at))} ${round(y(value))}`;
    else if (value !== before || at === values.length - 1) drawn += `H${round(x(at))}V${round(y(value))}`;
    if (value !== null) before = value;
  });
  return drawn;
}

const round = (value: number) => Math.round(value * 10) / 10;

export interface Row {
  part: CoursePart | null;
  values: (number | null)[];
}

/** For those who read instead of looking: what every line had at the end of every part. */
export function rows(course: CourseShown): Row[] {
  const last = (course.lines[0]?.values.length ?? 1) - 1;
  const parts: (CoursePart | null)[] = course.parts.length ? course.parts : [null];
  return parts.map((part, place) => {
    const end = Math.min(last, Math.max(0, (course.parts[place + 1]?.at ?? last + 1) - 1));
    return { part, values: course.lines.map((line) => line.values[end] ?? null) };
  });
}

/** How a seat's line is drawn: not by its colour alone. */
export const DASHES = ['', '7 4', '2 4', '10 3 2 3', '14 5', '4 2', '1 3', '8 2 2 2 2 2'];

/** A probability in percent as people are told it: in steps, and never as certain while it is open. */
export function likely(percent: number | null): string {
  if (percent === null) return speech.t('analysis-unknown');
  if (percent === 0 || percent === 100) return speech.t('analysis-certain', { won: percent ? 'yes' : 'no' });
  return speech.t('analysis-tenths', { n: Math.min(9, Math.max(1, Math.round(percent / 10))) });
}
