import { afterEach, expect, it } from 'vitest';
import { keyed } from './keyed';

let stop = () => {};
afterEach(() => stop());

function group(answers: string): { chosen: string[]; group: HTMLElement } {
  document.body.innerHTML = `<input><div>${answers}</div>`;
  const found = document.querySelector('div')!;
  const chosen: string[] = [];
  found.addEventListener('click', (event) => chosen.push((event.target as HTMLElement).id));
  stop = keyed(found);
  return { chosen, group: found };
}
const many = (n: number) => Array.from({ length: n }, (_, at) => `<button id="b${at}" data-keyed></button>`).join('');
const press = (key: string, from: Element = document.body, more: KeyboardEventInit = {}) =>
  from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

it('gives every answer a key, past nine too, and tells it', () => {
  const { chosen } = group(many(12));
  expect(document.getElementById('b8')!.dataset.cap).toBe('9');
  expect(document.getElementById('b9')!.getAttribute('aria-keyshortcuts')).toBe('A');
  ['1', 'a', 'd'].forEach((key) => press(key));
  expect(chosen).toEqual(['b0', 'b9', 'b10']);
});

it('leaves the places as they are where one cannot be chosen', async () => {
  const { chosen } = group('<button id="x" data-keyed aria-disabled="true"></button>' + many(1));
  press('1');
  press('2');
  expect(chosen).toEqual(['b0']);
  document.getElementById('x')!.removeAttribute('aria-disabled');
  await Promise.resolve(); // the observer is told
  expect(document.getElementById('x')!.dataset.cap).toBe('1');
});

it('takes no key from who is writing, from commands or from other modifiers', () => {
  const { chosen } = group(many(20));
  press('1', document.querySelector('input')!);
  press('1', document.body, { ctrlKey: true });
  press('h');
  expect(chosen).toEqual([]);
});
