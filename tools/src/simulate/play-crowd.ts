import { ApiError } from '@fovea/contract';
import { createSeededRandom, createTransport, takePart } from '@fovea/testkit';
import {
  type CrowdMember,
  createCrowdMember,
  type FrameTally,
  type HeldDevice,
  type LookedAtPage,
  recordPerson,
  type Validation,
  validatePerson,
} from '@fovea/testkit/people';
import { print } from '#harness/parts.ts';
import type { createFindStimulus } from './find-stimulus.ts';

export interface CrowdOptions {
  readonly apiUrl: string;
  readonly slug: string;
  readonly password: string | null;
  readonly participants: number;
  readonly atOnce: number;
  readonly firstSeed: number;
  readonly devices: readonly HeldDevice[];
  readonly findStimulus: Awaited<ReturnType<typeof createFindStimulus>>;
}

/** A page without its samples, for crowds can be large. */
export interface PlayedPage extends Omit<LookedAtPage, 'tracked'> {
  readonly frames: FrameTally;
}

/** Somebody who took part, with the truth of what was sent. */
export interface PlayedPerson {
  readonly recordingId: string;
  readonly subjectId: string;
  readonly member: CrowdMember;
  readonly validation: Validation;
  readonly pages: readonly PlayedPage[];
}

export interface PlayedCrowd {
  readonly people: readonly PlayedPerson[];
  /** Their phones are too slow: the product lets them go before the first page. */
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

  async function play(member: CrowdMember): Promise<void> {
    const { person, device, gender, age } = member;
    const validation = validatePerson(person);
    const { viewport, name, pixelRatio } = device;
    const run = await takePart({
      apiUrls: [options.apiUrl],
      slug: options.slug,
      ...(options.password === null ? {} : { password: options.password }),
      seed: person.seed,
      random: createSeededRandom(person.seed),
      transport,
      attendant: {
        gender,
        age,
        device: { name, ...viewport, pixelRatio },
        cameraHz: person.rateHz,
      },
      calibration: {
        rateHz: person.rateHz,
        errorPx: validation.errorPx,
        offsetPx: [validation.offsetXPx, validation.offsetYPx],
        precisionPx: validation.precisionStdPx,
      },
      record: ({ pages }) =>
        recordPerson(member, pages, {
          findStimulus: options.findStimulus,
          startMs: Date.now(),
        }),
      onAck: () => {
        counts.batches += 1;
      },
    });
    counts.retries += run.retries;
    const { recordingId, participant: subjectId } = run.joined;
    const pages = run.recorded.pages.map(toPlayedPage);
    people.push({ recordingId, subjectId, member, validation, pages });
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

export function toPlayedPage({ tracked, ...page }: LookedAtPage): PlayedPage {
  return { ...page, frames: tracked.frames };
}

function toProgress(done: number, all: number, batches: number, spentMs: number): string {
  const perMinute = (done * 60_000) / spentMs;
  const leftS = done === 0 ? undefined : ((all - done) * spentMs) / done / 1_000;
  const rate = `${perMinute.toFixed(0)} a minute`;
  const left = leftS === undefined ? '' : `, ${leftS.toFixed(0)} s left`;
  return `  ${done} of ${all} participants, ${batches} batches, ${rate}${left}`;
}
