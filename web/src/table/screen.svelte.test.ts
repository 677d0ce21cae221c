import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Play } from './play.svelte';
import { Screen } from './screen.svelte';

const seat = (number: number) => ({
  seat: number,
  yours: true,
  lent: false,
  browsers: 1,
  begun: false,
  offered: false,
  bot_in: null,
});

function screenFor(state: object, hasSecrets: boolean, own = [seat(0), seat(1)]) {
  const look = vi.fn();
  const connection = {
    name: 'abc',
    busy: false,
    look,
    state: { seat: 0, decision: null, result: null, waiting: [1], ...state },
  };
  const play = { connection, own, board: { hasSecrets } } as unknown as Play;
  let screen!: Screen;
  const end = $effect.root(() => {
    screen = new Screen(play);
  });
  flushSync();
  end();
  return { screen, look, connection };
}

describe('several people at one screen', () => {
  beforeEach(() => sessionStorage.clear());

  it('turns to the seat that has to choose by itself where there are no secrets', () => {
    const { screen, look } = screenFor({}, false);
    expect(screen.covered).toBe(false);
    expect(look).toHaveBeenCalledWith(1);
  });

  it('covers the screen where there are, until the right person is there', () => {
    const { screen, look, connection } = screenFor({}, true);
    expect(look).not.toHaveBeenCalled();
    expect([screen.covered, screen.wanted]).toEqual([true, 1]);
    screen.reveal(false);
    expect(look).toHaveBeenCalledWith(1);
    expect(screen.covered).toBe(true); // what is on the screen is still the other seat's
    connection.state = { ...connection.state, seat: 1 };
    expect(screen.covered).toBe(false);
  });

  it('covers nothing for one person alone, after the end, or when all trust each other', () => {
    expect(screenFor({}, true, [seat(0)]).screen.covered).toBe(false);
    expect(screenFor({ result: {} }, true).screen.covered).toBe(false);
    screenFor({}, true).screen.reveal(true);
    expect(screenFor({ seat: 1 }, true).screen.covered).toBe(false);
  });

  it('stays while the looking seat has something to choose, and leaves a seat that was given away', () => {
    expect(screenFor({ decision: {} }, false).screen.wanted).toBe(0);
    expect(screenFor({ seat: null }, false, [seat(3)]).look).toHaveBeenCalledWith(3);
  });
});
