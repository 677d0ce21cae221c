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

/** Does every seed fit its commitment, and is the one that this browser was told at the start among them? */
export function seedsFit(proof: Pick<Proof, 'seeds' | 'commitments'>, told: string): boolean {
  const computed = proof.seeds.map(({ seed }) => commitmentOf(seed));
  return (
    computed.length > 0 &&
    computed.length === proof.commitments.length &&
    computed.every((commitment, index) => commitment === proof.commitments[index]) &&
    computed.includes(told)
  );
}
