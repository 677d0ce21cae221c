import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { OptionShown } from '../../../../wire';
import { catalogue, option, seatSeen, targetsOf, view } from '../../example';
import Others from '../../panels/Others.svelte';
import OwnBoard from '../../panels/OwnBoard.svelte';
import { busyWorkers, rowSlots } from './busy';

function given(options: OptionShown[], size: 'phone' | 'desktop' = 'phone') {
  return {
    view: view(),
    catalogue,
    seat: 0,
    seats: [],
    options,
    targets: targetsOf(options),
    lit: new Set<string>(),
    pick: vi.fn<(target: string) => void>(),
    choose: vi.fn<(key: string) => void>(),
    point: vi.fn<(target: string | null) => void>(),
    fresh: [],
    speed: 0,
    size,
  };
}
const targets = (root: Element, selector = '[data-can]') =>
  [...root.querySelectorAll(selector)].map((piece) => piece.getAttribute('data-target'));

describe('a player board', () => {
  it('lights exactly the targets of the options', () => {
    const options = [
      option('use:102', ['tile:102']),
      option('worker:engineer', ['worker:active:engineer']),
      option('slot:lab_3', ['slot:lab_3']),
      option('force', ['free:force_workers']),
    ];
    const { container } = render(OwnBoard, given(options));
    expect(targets(container).sort()).toEqual([
      'free:force_workers',
      'slot:lab_3',
      'tile:102',
      'worker:active:engineer',
    ]);
  });

  it('takes a free action on its tile', async () => {
    const props = given([option('free:303', ['free:303'])]);
    const { container } = render(OwnBoard, props);
    await fireEvent.click(container.querySelector('[data-target="free:303"]')!);
    expect(props.pick).toHaveBeenCalledWith('free:303');
  });

  it('reads abilities aloud', () => {
    const { container } = render(OwnBoard, given([]));
    expect(container.querySelector('[data-target="tile:102"]')!.getAttribute('aria-label')).toContain('does-102');
  });

  it('counts workers by type and state', () => {
    const { container } = render(OwnBoard, given([]));
    expect(targets(container, '.active [data-target]')).toEqual(['worker:active:scientist', 'worker:active:engineer']);
    expect(targets(container, '.tired [data-target]')).toEqual(['worker:tired:engineer']);
  });

  it('of somebody else has no place to put something', async () => {
    const props = given([option('slot:lab_3', ['slot:lab_3'])], 'desktop');
    const { container } = render(Others, props);
    await fireEvent.click(container.querySelector('.strip')!);
    expect(targets(container.querySelector('[role="dialog"]')!)).toEqual([]);
  });
});

describe('busy workers', () => {
  it('are on the main board and on own tiles', () => {
    expect(busyWorkers(view(), seatSeen(0)).map(({ worker, at }) => `${worker} ${at.kind} ${at.id}`)).toEqual([
      'scientist space research_top',
      'engineer tile 102',
    ]);
  });

  it('of others stay theirs', () => {
    expect(busyWorkers(view(), seatSeen(1, { slots: {} })).map(({ at }) => at.id)).toEqual(['purify']);
  });
});

describe('the slots of a row', () => {
  it('leave out the right half of a superproject', () => {
    expect(rowSlots(seatSeen(0), 'lab', (tile) => tile === 'anti_gravity_field')).toEqual(['lab_1', null, 'lab_3']);
    expect(rowSlots(seatSeen(0), 'factory', () => false)).toEqual(['factory_1', 'factory_2', 'factory_3']);
  });
});
