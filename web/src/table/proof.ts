// What a browser can check of the draws without knowing the rules (docs/chance.md): that each seed is the one whose hash
// was promised, and that every outcome the server names follows from its seed.
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Proof, SeedShown } from '../wire';

const PERSONALIZATION = 16; // BLAKE2b pads it with zeros to this length
const CHANCE = 2; // the version of chance that is drawn again here
const BLOCK = 64; // bytes
const RANGE = 2 ** 32;

function personalization(name: string): Uint8Array {
  const padded = new Uint8Array(PERSONALIZATION);
  padded.set(utf8ToBytes(name));
  return padded;
}

export function commitmentOf(seed: string): string {
  return bytesToHex(blake2b(hexToBytes(seed), { dkLen: 32, personalization: personalization('chronotable') }));
}

/** Does every seed fit the promise for it that this browser was told while the game was played? */
export function seedsFit(proof: Pick<Proof, 'seeds' | 'commitments'>, told: readonly string[]): boolean {
  const computed = proof.seeds.map(({ seed }) => commitmentOf(seed));
  return (
    computed.length > 0 &&
    computed.length === told.length &&
    computed.length === proof.commitments.length &&
    computed.every((commitment, index) => commitment === told[index] && commitment === proof.commitments[index])
  );
}

/** The 32-bit words from which the outcomes of a choice come; 0 is the set-up. */
function* words(seed: string, choice: number, takebacks: number): Generator<number> {
  const key = hexToBytes(seed);
  for (let block = 0; ; block++) {
    const text = new DataView(new ArrayBuffer(16));
    text.setBigUint64(0, BigInt(choice));
    text.setUint32(8, takebacks);
    text.setUint32(12, block);
    const found = blake2b(new Uint8Array(text.buffer), {
      key,
      dkLen: BLOCK,
      personalization: personalization('chronotable 2'),
    });
    const view = new DataView(found.buffer, found.byteOffset, BLOCK);
    for (let at = 0; at < BLOCK; at += 4) yield view.getUint32(at);
  }
}

/** As many outcomes as there are bounds, drawn from the seed. */
export function drawn(seed: string, choice: number, takebacks: number, bounds: readonly number[]): number[] {
  const source = words(seed, choice, takebacks);
  return bounds.map((bound) => {
    const fair = RANGE - (RANGE % bound);
    let word = source.next().value as number;
    while (word >= fair) word = source.next().value as number;
    return word % bound;
  });
}

export interface Draws {
  /** Drawn again here, and found to be the same. */
  checked: number;
  /** Not to be drawn here: of a former version of chance. */
  former: number;
  /** Does everything that was drawn again follow from its seed? */
  follow: boolean;
}

/** Draw everything again that the server names. */
export function checkDraws(proof: Pick<Proof, 'seeds' | 'outcomes' | 'bounds'>): Draws {
  const draws: Draws = { checked: 0, former: 0, follow: proof.outcomes.length === proof.bounds.length };
  for (const [choice, outcomes] of proof.outcomes.entries()) {
    const bounds = proof.bounds[choice] ?? [];
    const seed = seedAt(proof.seeds, choice);
    if (!seed || bounds.length !== outcomes.length || !bounds.every((bound) => bound > 0 && bound <= RANGE)) {
      draws.follow = false;
    } else if (seed.chance !== CHANCE) {
      draws.former += outcomes.length;
    } else {
      const again = drawn(seed.seed, choice, seed.takebacks, bounds);
      const same = again.filter((outcome, index) => outcome === outcomes[index]).length;
      draws.checked += same;
      draws.follow &&= same === outcomes.length;
    }
  }
  return draws;
}

function seedAt(seeds: readonly SeedShown[], choice: number): SeedShown | undefined {
  return seeds.filter(({ start }) => start <= choice).at(-1);
}
