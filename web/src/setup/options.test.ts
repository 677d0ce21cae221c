// The form generator, against the published option schemas of the games.
import { describe, expect, it } from 'vitest';
import anachronyJson from '../../../docs/schemas/anachrony-options.json';
import loopJson from '../../../docs/schemas/loop-options.json';
import merchantsJson from '../../../docs/schemas/merchants-options.json';
import room25Json from '../../../docs/schemas/room25-options.json';
import {
  castForAll,
  castOf,
  castSizes,
  fieldOf,
  fieldsOf,
  isAsked,
  placesOf,
  plainWords,
  recast,
  startOf,
  surprise,
  toSend,
  usualCast,
  withAll,
  withOption,
  type Field,
} from './options';
import { fits, type Schema } from './schema';

const loop = loopJson as unknown as Schema;
const room25 = room25Json as unknown as Schema;
const anachrony = anachronyJson as unknown as Schema;
const merchants = merchantsJson as unknown as Schema;

/** Random numbers that are the same in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

function form(schema: Schema, name: string): Field {
  return fieldOf(name, schema.properties![name]!);
}

function cast(schema: Schema, name: string): Field & { form: 'cast' } {
  return form(schema, name) as Field & { form: 'cast' };
}

/** The options of the cove as the server has them while these merchants are installed. */
function withMerchants(names: string[]): Schema {
  const each = { type: 'array', items: { enum: names }, minItems: 1, maxItems: 4 } as const;
  const lengths = [1, 2, 3, 4].map((players) => ({
    if: { properties: { players: { const: players } }, required: ['players'] },
    then: {
      properties: {
        merchants: { anyOf: [{ type: 'string' }, { type: 'array', minItems: players, maxItems: players }] },
      },
    },
  })) as Schema[];
  const property = { anyOf: [{ enum: names }, each], default: names[0] };
  return {
    ...merchants,
    properties: { ...merchants.properties, merchants: property },
    allOf: [...(merchants.allOf ?? []), ...lengths],
  };
}

describe('an option of which as many are taken as one likes', () => {
  it('is a row of switches, and no cast of the seats', () => {
    const field = fieldOf('harder', anachrony.properties!.harder!);
    expect(field.form).toBe('several');
    expect(fieldsOf(anachrony).find(({ form }) => form === 'cast')?.name).toBe('paths');
  });

  it('takes only what goes with the others', () => {
    const alone = withOption(anachrony, { ...startOf(anachrony), players: 1, opponent: 'chronobot' }, 'harder', [
      'six_actions',
    ]);
    expect(alone.followed).toEqual([]);
    expect(withOption(anachrony, alone.values, 'harder', ['tiles_b']).followed).not.toEqual([]);
  });
});

describe('the form of an option', () => {
  it('follows from its schema', () => {
    expect(fieldsOf(loop).map((field) => [field.name, field.form])).toEqual([
      ['players', 'choice'],
      ['mode', 'choice'],
      ['level', 'choice'],
      ['agents', 'cast'],
      ['machine', 'numbers'],
      ['order_destroyed', 'switch'],
    ]);
    expect(form(room25, 'recipe').form).toBe('counts');
    expect(form(room25, 'characters').form).toBe('cast');
    expect(form(merchants, 'townsfolk_sets')).toMatchObject({
      form: 'choice',
      values: [
        ['locals', 'mercenaries'],
        ['locals', 'sailors'],
        ['mercenaries', 'sailors'],
      ],
    });
    expect(form(room25, 'five_player_guards')).toMatchObject({ form: 'choice', values: [1, 2] });
  });

  it('shows a short range as choices and a long one as a number', () => {
    expect(form(loop, 'players')).toMatchObject({ form: 'choice', values: [1, 2, 3, 4] });
    expect(fieldOf('n', { type: 'integer', minimum: 0, maximum: 500 })).toMatchObject({
      form: 'number',
      least: 0,
      most: 500,
    });
  });
});

describe('the options a form begins with', () => {
  it.each([
    ['loop', loop],
    ['room25', room25],
    ['anachrony', anachrony],
    ['merchants', merchants],
  ])('go together in %s', (_, schema) => {
    expect(fits(startOf(schema), schema)).toBe(true);
  });

  it('leave out what the game recommends by itself, and are not sent where they are as usual', () => {
    expect(startOf(loop)).not.toHaveProperty('agents');
    expect(toSend(loop, startOf(loop))).toEqual({});
    expect(toSend(room25, startOf(room25))).toEqual({ mode: 'suspicion' });
  });
});

describe('setting an option', () => {
  it('leaves the others alone where they go with it', () => {
    const { values, followed } = withOption(loop, startOf(loop), 'level', 'intern');
    expect(values.level).toBe('intern');
    expect(followed).toEqual([]);
  });

  it('moves as few others as possible', () => {
    const solo = withOption(room25, startOf(room25), 'mode', 'solo');
    expect(solo.values).toMatchObject({ mode: 'solo', players: 1 });
    expect(solo.followed).toEqual(['players']);
    const eight = withOption(room25, solo.values, 'players', 8);
    expect(eight.followed).toEqual(['mode']);
    expect(fits(eight.values, room25)).toBe(true);
  });

  it('moves several where it must', () => {
    const first = withAll(room25, { players: 4, mode: 'cooperation', ruleset: 'classic', recipe: 'classic_beginner' });
    const eight = withOption(room25, first, 'players', 8);
    expect(eight.values.players).toBe(8);
    expect(fits(eight.values, room25)).toBe(true);
    expect(eight.followed.sort()).toEqual(['mode', 'recipe', 'ruleset']);
  });

  it('drops a cast that no longer fits the players', () => {
    const three = withOption(loop, startOf(loop), 'players', 3).values;
    const chosen = withOption(loop, three, 'agents', ['v_girl', 'mr_time', 'cztwyzzek']).values;
    const four = withOption(loop, chosen, 'players', 4);
    expect(four.values.players).toBe(4);
    expect(four.values.agents).toBeUndefined();
    expect(four.followed).toEqual(['agents']);
  });

  it('always ends in options that go together, for every value of every choice', () => {
    for (const schema of [loop, room25]) {
      for (const field of fieldsOf(schema)) {
        if (field.form !== 'choice') continue;
        for (const value of field.values) {
          const { values } = withOption(schema, startOf(schema), field.name, value);
          expect(values[field.name]).toEqual(value);
          expect(fits(values, schema)).toBe(true);
        }
      }
    }
  });
});

describe('a surprise', () => {
  it.each([
    ['loop', loop, [1, 2, 3, 4]],
    ['room25', room25, [1, 2, 3, 4, 5, 6, 7, 8]],
  ] as const)(
    'is always a set-up that can be played, in %s',
    (_, schema, numbers) => {
      const seen = new Set<string>();
      for (const players of numbers) {
        for (let seed = 1; seed <= 25; seed++) {
          const values = surprise(schema, { players }, chance(seed * 7919));
          expect(values.players).toBe(players);
          expect(fits(values, schema)).toBe(true);
          seen.add(JSON.stringify(values));
        }
      }
      expect(seen.size).toBeGreaterThan(numbers.length * 5);
    },
    60_000,
  ); // hundreds of surprises; machines are busy

  it('asks nobody to own the machine', () => {
    for (let seed = 1; seed < 60; seed++)
      expect(surprise(loop, { players: 2 }, chance(seed)).machine).not.toBe('manual');
  });
});

describe('casts', () => {
  const agents = cast(loop, 'agents');
  const characters = cast(room25, 'characters');

  it('are as large as the players need', () => {
    expect(castSizes(loop, withOption(loop, startOf(loop), 'players', 1).values, agents)).toEqual([2, 3, 4]);
    expect(castSizes(loop, withOption(loop, startOf(loop), 'players', 3).values, agents)).toEqual([3]);
    const two = withAll(room25, { players: 2, mode: 'cooperation' });
    expect(castSizes(room25, two, characters)).toEqual([4]);
  });

  it('are the recommended ones until somebody chooses', () => {
    expect(usualCast(loop, { players: 2 }, agents)).toEqual(['time_thief', 'cztwyzzek']);
    expect(usualCast(room25, withAll(room25, { players: 3, mode: 'cooperation' }), characters)).toHaveLength(6);
    expect(usualCast(room25, { players: 3 }, characters)).toBeNull();
  });

  it('leave out figures of another box', () => {
    const classic = withAll(room25, { players: 6, mode: 'suspicion', ruleset: 'classic' });
    const found = castOf(room25, classic, characters, 6);
    expect(found).toHaveLength(6);
    expect(found).not.toContain('sarah');
    expect(castOf(room25, classic, characters, 7)).toBeNull();
  });

  it('swap two figures rather than show one twice', () => {
    expect(recast(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
    expect(recast(['a', 'b'], 1, 'd')).toEqual(['a', 'd']);
  });

  it('may show a figure twice where the game allows it, and are as long as the players are many', () => {
    const names = ['chronomancer', 'glassblower'];
    const cove = withMerchants(names);
    const field = cast(cove, 'merchants');
    expect(field).toMatchObject({ form: 'cast', ids: names, words: names, most: 4, repeats: true });
    const start = startOf(cove);
    expect(toSend(cove, start)).not.toHaveProperty('merchants');
    expect(castSizes(cove, withOption(cove, start, 'players', 3).values, field)).toEqual([3]);
    expect(castOf(cove, withOption(cove, start, 'players', 4).values, field, 4)).toEqual(Array(4).fill('chronomancer'));
    expect(recast(['chronomancer', 'glassblower'], 0, 'glassblower', true)).toEqual(['glassblower', 'glassblower']);
  });

  it('follow the number of players', () => {
    const cove = withMerchants(['chronomancer', 'glassblower']);
    const two = withAll(cove, { players: 2, merchants: ['glassblower', 'glassblower'] });
    const three = withOption(cove, two, 'players', 3);
    expect(three.values.merchants).toEqual(['glassblower', 'glassblower', 'chronomancer']);
    expect(three.followed).toContain('merchants');
    expect(withOption(cove, three.values, 'players', 1).values.merchants).toEqual(['glassblower']);
  });

  it('may be one word for all', () => {
    const cove = withMerchants(['chronomancer', 'glassblower']);
    const field = cast(cove, 'merchants');
    const all = withOption(cove, startOf(cove), 'merchants', 'glassblower').values;
    expect(castForAll(all, field, 3)).toEqual(Array(3).fill('glassblower'));
    expect(withOption(cove, all, 'players', 4).values.merchants).toBe('glassblower');
    expect(castForAll({ agents: 'random' }, agents, 2)).toBeNull();
  });

  it('are not asked for where there is only one', () => {
    expect(fieldsOf(merchants).map((field) => field.form)).not.toContain('cast');
  });

  it('go from seat to seat', () => {
    expect(placesOf(0, 2, 4)).toEqual([0, 1]);
    expect(placesOf(1, 2, 4)).toEqual([2, 3]);
    expect(placesOf(0, 1, 3)).toEqual([0, 1, 2]);
  });
});

describe('what is sent', () => {
  it('has no kinds of tiles of which there are none', () => {
    expect(toSend(room25, { recipe: { central: 1, empty: 0 } })).toEqual({ recipe: { central: 1 } });
  });
});

describe('set-up keeps its word', () => {
  it('says which words a cast can be left to', () => {
    expect(plainWords(cast(anachrony, 'paths'))).toEqual(['choose', 'random']);
    expect(plainWords(cast(loop, 'agents'))).toEqual(['random']);
  });

  it('leads one player to the mode that is usual for one', () => {
    const alone = withOption(merchants, startOf(merchants), 'players', 1).values;
    expect(alone.mode).toBe('solo_peddler');
    expect(withAll(merchants, { players: 1 }).mode).toBe('solo_peddler');
  });

  it('asks only for what matters', () => {
    const difficulty = form(merchants, 'difficulty');
    expect(isAsked(difficulty, startOf(merchants))).toBe(false);
    expect(isAsked(difficulty, withAll(merchants, { players: 1 }))).toBe(true);
    expect(isAsked(difficulty, withAll(merchants, { players: 1, mode: 'solo_score' }))).toBe(false);
    expect(fieldsOf(loop).every((field) => isAsked(field, startOf(loop)))).toBe(true);
  });
});
