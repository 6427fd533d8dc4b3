import { ApiError } from '@fovea/contract';
import { createTransport } from '@fovea/testkit';
import { type CrowdMember, createCrowdMember, type HeldDevice } from '@fovea/testkit/people';
import { type PersonPlace, type PlayedPerson, playPerson } from '@fovea/tools/people/play-person';
import { print } from '#harness/parts.ts';

export interface CrowdOptions extends Omit<PersonPlace, 'transport' | 'onAck'> {
  readonly participants: number;
  readonly atOnce: number;
  readonly firstSeed: number;
  readonly devices: readonly HeldDevice[];
}

export interface PlayedCrowd {
  readonly people: readonly PlayedPerson[];
  /** People whose phones are too slow: the product lets them go before the first page. */
  readonly turnedAway: readonly CrowdMember[];
  /** Reasons and how often. */
  readonly faults: ReadonlyMap<string, number>;
  readonly batches: number;
  readonly retries: number;
  readonly seconds: number;
}

const PROGRESS_MS = 1_000;

/** Plays people until so many have taken part; whoever is turned away makes room for the next. */
export async function playCrowd(options: CrowdOptions): Promise<PlayedCrowd> {
  const { participants } = options;
  const people: PlayedPerson[] = [];
  const turnedAway: CrowdMember[] = [];
  const faults = new Map<string, number>();
  const counts = { batches: 0, retries: 0 };
  const transport = createTransport();
  const startMs = performance.now();
  const timer = setInterval(() => {
    print(toProgress(people.length, participants, counts.batches, performance.now() - startMs));
  }, PROGRESS_MS);
  let seed = options.firstSeed;
  let left = participants;

  const onAck = () => {
    counts.batches += 1;
  };

  async function play(member: CrowdMember): Promise<void> {
    const { person, retries } = await playPerson({ ...options, transport, onAck }, member);
    counts.retries += retries;
    people.push(person);
  }

  async function playNext(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const member = createCrowdMember(seed++, options.devices);
      try {
        await play(member);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'camera_too_slow') {
          turnedAway.push(member);
          left += 1;
          continue;
        }
        const reason = error instanceof Error ? error.message : String(error);
        faults.set(reason, (faults.get(reason) ?? 0) + 1);
      }
    }
  }

  try {
    await Promise.all(Array.from({ length: options.atOnce }, playNext));
  } finally {
    clearInterval(timer);
    transport.stop();
  }
  const seconds = (performance.now() - startMs) / 1_000;
  return { people, turnedAway, faults, ...counts, seconds };
}

function toProgress(done: number, all: number, batches: number, spentMs: number): string {
  const perMinute = (done * 60_000) / spentMs;
  const leftS = done === 0 ? undefined : ((all - done) * spentMs) / done / 1_000;
  const rate = `${perMinute.toFixed(0)} a minute`;
  const left = leftS === undefined ? '' : `, ${leftS.toFixed(0)} s left`;
  return `  ${done} of ${all} participants, ${batches} batches, ${rate}${left}`;
}
