import { describe, expect, it } from 'vitest';
import { checkDraws, commitmentOf, drawn, seedsFit } from './proof';

// Python: hashlib.blake2b(bytes(range(32)), digest_size=32, person=b"chronotable").hexdigest()
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const COMMITMENT = 'd8cdd02db1511ccb29ba316eb397098cb8f4cb31fbb314689e603819307ce932';

describe('the proof', () => {
  it('computes the commitment as the server does', () => {
    expect(commitmentOf(SEED)).toBe(COMMITMENT);
  });

  it('accepts only seeds that fit what was told at the beginning', () => {
    const proof = {
      seeds: [{ start: 0, seed: SEED, takebacks: 0, chance: 2 }],
      commitments: [COMMITMENT],
      verified: true,
    };
    expect(seedsFit(proof, [COMMITMENT])).toBe(true);
    expect(seedsFit(proof, ['ff'.repeat(32)])).toBe(false);
    expect(
      seedsFit({ ...proof, seeds: [{ start: 0, seed: 'ff'.repeat(32), takebacks: 0, chance: 2 }] }, [COMMITMENT]),
    ).toBe(false);
    expect(seedsFit({ ...proof, seeds: [], commitments: [] }, [COMMITMENT])).toBe(false);
    expect(seedsFit(proof, [COMMITMENT, COMMITMENT])).toBe(false);
  });

  it('accepts a seed that went on after an agreed takeback: one promise holds for both', () => {
    const seeds = [
      { start: 0, seed: SEED, takebacks: 0, chance: 2 },
      { start: 5, seed: SEED, takebacks: 1, chance: 2 },
    ];
    expect(seedsFit({ seeds, commitments: [COMMITMENT, COMMITMENT] }, [COMMITMENT, COMMITMENT])).toBe(true);
    expect(seedsFit({ seeds, commitments: [COMMITMENT] }, [COMMITMENT, COMMITMENT])).toBe(false);
  });
});

// Python: stream = Stream(bytes(range(32)), 7, 1); [stream.below(n) for n in BOUNDS]; words are thrown away here and
// there, and the last ones come from a second block.
const BOUNDS = [...Array<number>(20).fill(6), ...Array<number>(6).fill(3_000_000_000), 52];
const OUTCOMES = [
  3, 5, 5, 3, 5, 4, 5, 4, 3, 1, 3, 5, 0, 5, 2, 4, 5, 4, 0, 2, 2358209759, 2601082277, 1329536221, 1446471523,
  2182873665, 639931519, 19,
];

describe('the draws', () => {
  const seeds = [
    { start: 0, seed: 'ff'.repeat(32), takebacks: 0, chance: 1 },
    { start: 2, seed: SEED, takebacks: 0, chance: 2 },
    { start: 7, seed: SEED, takebacks: 1, chance: 2 },
  ];
  const none = Array<number[]>(6).fill([]);
  const proof = { seeds, outcomes: [[4, 1], ...none, OUTCOMES], bounds: [[6, 6], ...none, BOUNDS] };

  it('come from the seed as the engine draws them', () => {
    expect(drawn(SEED, 7, 1, BOUNDS)).toEqual(OUTCOMES);
  });

  it('are drawn again by the seed that held at each choice', () => {
    expect(checkDraws(proof)).toEqual({ checked: OUTCOMES.length, former: 2, follow: true });
  });

  it('are not believed when one of them is another', () => {
    const other = [...OUTCOMES.slice(0, 5), (OUTCOMES[5]! + 1) % 6, ...OUTCOMES.slice(6)];
    expect(checkDraws({ ...proof, outcomes: [[4, 1], ...none, other] })).toMatchObject({ follow: false });
    expect(checkDraws({ ...proof, seeds: seeds.slice(0, 2) })).toMatchObject({ follow: false });
    expect(checkDraws({ ...proof, seeds: [] })).toMatchObject({ follow: false });
  });

  it('are not believed without what they had to be below', () => {
    expect(checkDraws({ ...proof, bounds: [] })).toMatchObject({ follow: false });
    expect(checkDraws({ ...proof, bounds: [[6, 6], ...none, BOUNDS.slice(1)] })).toMatchObject({ follow: false });
    expect(checkDraws({ ...proof, bounds: [[6, 6], ...none, BOUNDS.map(() => 0)] })).toMatchObject({ follow: false });
  });
});
