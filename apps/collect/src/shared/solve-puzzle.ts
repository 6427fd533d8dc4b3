// SHA-256 (FIPS 180-4) in plain code. WebCrypto answers each hash by a promise, which takes many times
// as long as the hash. A puzzle and its number fit into one block of 64 bytes.
import type { Puzzle } from '@fovea/contract';

/** So long the page stands still at a time. */
const SLICE_MS = 12;
const BLOCK = 64;
const ROUNDS = 64;
/** The length of the message in bits stands in the last word of its block. */
const LENGTH_AT = 15;

const PRIMES = listPrimes(ROUNDS);
const K = Int32Array.from(PRIMES, (prime) => toFraction(Math.cbrt(prime)));
const [A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0] = PRIMES.map((prime) =>
  toFraction(Math.sqrt(prime)),
);

/** Puzzle and number, whose hash begins with as many zero bits as are asked for. */
export async function solvePuzzle({ puzzle, zeroBits }: Puzzle): Promise<string> {
  const bytes = new Uint8Array(BLOCK);
  const { written } = new TextEncoder().encodeInto(`${puzzle}.`, bytes);
  const words = new Int32Array(ROUNDS);
  for (let tried = 0; ; ) {
    const endMs = performance.now() + SLICE_MS;
    do {
      const digits = String(tried);
      writeMessage(words, bytes, written, digits);
      if (Math.clz32(hashFirstWord(words)) >= zeroBits) return `${puzzle}.${digits}`;
      tried += 1;
    } while (performance.now() < endMs);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function writeMessage(words: Int32Array, bytes: Uint8Array, head: number, digits: string): void {
  const length = head + digits.length;
  for (let i = 0; i < digits.length; i++) bytes[head + i] = digits.charCodeAt(i);
  bytes[length] = 0x80;
  for (let i = 0; i < LENGTH_AT; i++) {
    const at = 4 * i;
    words[i] =
      ((bytes[at] ?? 0) << 24) |
      ((bytes[at + 1] ?? 0) << 16) |
      ((bytes[at + 2] ?? 0) << 8) |
      (bytes[at + 3] ?? 0);
  }
  words[LENGTH_AT] = 8 * length;
}

/** The first 32 bits of the hash; no puzzle asks for as many. */
function hashFirstWord(words: Int32Array): number {
  for (let i = 16; i < ROUNDS; i++) {
    const early = words[i - 15] ?? 0;
    const late = words[i - 2] ?? 0;
    const mixed = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const stirred = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[i] = (words[i - 16] ?? 0) + mixed + (words[i - 7] ?? 0) + stirred;
  }
  // One by one: in lists they take several times as long.
  let a = A;
  let b = B;
  let c = C;
  let d = D;
  let e = E;
  let f = F;
  let g = G;
  let h = H;
  for (let i = 0; i < ROUNDS; i++) {
    const spread = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + spread + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (words[i] ?? 0)) | 0;
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  return (a + A) | 0;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The first 32 bits after the point. */
function toFraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

function listPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes;
}
