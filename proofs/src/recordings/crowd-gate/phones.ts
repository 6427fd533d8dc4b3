import { createSeededRandom } from '@fovea/gaze/synthetic';
import { type Kind, SCRIPTS, type Script } from './gate-gaze.ts';

export interface Phone {
  readonly kind: Kind;
  /** Of 127.0.0.0/8, for the server counts by it. */
  readonly address: string;
  readonly seed: number;
  /** After the first. */
  readonly arrivesMs: number;
}

/** Seeds of people, far enough apart for the next one to be another person. */
const SEED_STEP = 10;
const ADDRESSES_A_NETWORK = 250;

interface Crowd {
  /** The second number of all addresses: crowds with others never share one. */
  readonly network: number;
  readonly people: number;
  /** They join and do no more, each at an address of its own. */
  readonly passers?: number;
  /** People share an address, like a class behind one router. */
  readonly isClass?: boolean;
  /** So many of each kind, in turn over the addresses. */
  readonly scripts?: Partial<Record<Script, number>>;
  readonly scriptAddresses?: number;
  readonly overMs: number;
}

/** Scripts are quicker than people: they come in the first half of the time. */
export function planPhones(crowd: Crowd): Phone[] {
  const { network, people, passers = 0, isClass = false, overMs } = crowd;
  const { scripts = {}, scriptAddresses = 1 } = crowd;
  const random = createSeededRandom(network);
  const kinds = SCRIPTS.flatMap((kind) => Array<Script>(scripts[kind] ?? 0).fill(kind));
  const toAddress = (i: number) =>
    `127.${network}.${1 + Math.floor(i / ADDRESSES_A_NETWORK)}.${1 + (i % ADDRESSES_A_NETWORK)}`;
  const toSeed = (i: number) => (network * 10_000 + i) * SEED_STEP;
  return [
    ...kinds.map((kind, i) => ({
      kind,
      address: toAddress(i % scriptAddresses),
      seed: toSeed(i),
      arrivesMs: (random() * overMs) / 2,
    })),
    ...Array.from({ length: people + passers }, (_, i) => ({
      kind: i < people ? ('person' as const) : ('silent' as const),
      address: toAddress(scriptAddresses + (isClass ? 0 : i)),
      seed: toSeed(kinds.length + i),
      arrivesMs: random() * overMs,
    })),
  ];
}

/** As many of each kind, so that every address has all of them. */
export function spreadKinds(count: number): Record<Script, number> {
  const each = count / SCRIPTS.length;
  if (!Number.isInteger(each)) throw new RangeError(`${count} scripts are not of all kinds`);
  return Object.fromEntries(SCRIPTS.map((kind) => [kind, each])) as Record<Script, number>;
}
