// The dice were fixed before the first choice: a commitment is the BLAKE2b hash of a seed, and anybody can compute it.
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Proof } from '../wire';

const PERSONALIZATION = 16; // BLAKE2b pads it with zeros to this length

export function commitmentOf(seed: string): string {
  const personalization = new Uint8Array(PERSONALIZATION);
  personalization.set(utf8ToBytes('chronotable'));
  return bytesToHex(blake2b(hexToBytes(seed), { dkLen: 32, personalization }));
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
