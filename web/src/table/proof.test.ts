import { describe, expect, it } from 'vitest';
import { commitmentOf, seedsFit } from './proof';

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
