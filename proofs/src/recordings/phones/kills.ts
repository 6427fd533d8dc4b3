import { setTimeout as sleep } from 'node:timers/promises';
import type { PageSpan } from '@fovea/contract';
import { createSeededRandom, type TestStack } from '@fovea/testkit';
import { findFreePort } from '@fovea/testkit/engines';
import { buildApp, startSite } from '@fovea/tools/site';
import { type Figure, print } from '#harness/parts.ts';
import { type BrowserPhone, createBrowserPhone, type PhoneLife } from './browser-phone.ts';
import { judgeSamples } from './judge-samples.ts';
import type { Played } from './played.ts';
import { readRecordings, type StoredRecordings } from './stored-samples.ts';

export const PAGES = { pages: 3, timerMs: 4_000 };
const KILLS_A_PHONE = 4;
/** From the first page that an opening shows until the browser is killed, at the latest. */
const LIFE_MS = 9_000;
/** A busy machine wakes timers late. */
const TIMER_LATE_MS = 1_000;
/** Share of samples older than 2 s that must be kept. */
const KEPT_SHARE = 0.999;

export interface KillSize {
  readonly kills: number;
  /** Phones that live at once. Mostly they wait: for checks, pages and their end. */
  readonly lanes: number;
  readonly seed: number;
}

/** As many people may take part. A phone whose run is over before its last kill leaves some to others. */
export function countPlaces({ kills, lanes }: Omit<KillSize, 'seed'>): number {
  return 2 * Math.ceil(kills / KILLS_A_PHONE) + lanes;
}

/** Browsers are killed in the middle of a run and opened again, until each has thanked. */
export async function runKills(
  stack: TestStack,
  { id, slug }: Played,
  { kills, lanes, seed }: KillSize,
): Promise<Figure[]> {
  const port = await findFreePort();
  const site = await startSite({
    app: 'collect',
    folder: await buildApp('collect', { scriptedGaze: true }),
    port,
    apiUrls: stack.apis.map(({ url }) => url),
    origins: { media: new URL(stack.s3.url).origin },
  });
  const lives: PhoneLife[] = [];
  const random = createSeededRandom(seed);
  let left = kills;
  async function playPhones(): Promise<void> {
    while (left > 0) {
      const own = Math.min(KILLS_A_PHONE, left);
      left -= own;
      const phone = await createBrowserPhone(`http://127.0.0.1:${port}/p/${slug}`);
      try {
        const life = await live(phone, own, random);
        left += own - life.killsMs.length;
        lives.push(life);
      } finally {
        await phone.stop();
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: lanes }, playPhones));
  } finally {
    await site.stop();
  }
  return toFigures(lives, await readRecordings(stack.databaseUrl, id), kills);
}

async function live(phone: BrowserPhone, kills: number, random: () => number): Promise<PhoneLife> {
  for (let i = 0; i < kills; i++) {
    if ((await phone.play(random() * LIFE_MS)) === 'thanked') break;
    await phone.kill();
    await sleep(100);
  }
  const end = await phone.play();
  const life = phone.readLife();
  print(`${end} after ${life.killsMs.length} kills, ${life.showings.length} pages shown`);
  return life;
}

function toFigures(
  lives: readonly PhoneLife[],
  { complete, samples, hashes }: StoredRecordings,
  kills: number,
): Figure[] {
  const sum = (pick: (life: PhoneLife) => number) =>
    lives.reduce((total, life) => total + pick(life), 0);
  const acknowledged = lives.flatMap((life) => [...life.acknowledged]);
  const lost = acknowledged.filter(([key, hash]) => hashes.get(key) !== hash).length;
  const judged = lives.map((life) => {
    const own = [...life.recordingIds].flatMap((id) => samples.get(id) ?? []);
    return judgeSamples(own, life, PAGES.timerMs);
  });
  const expected = judged.reduce((total, one) => total + one.expected, 0);
  const missing = judged.reduce((total, one) => total + one.missing, 0);
  const kept = expected === 0 ? 0 : 1 - missing / expected;
  const measured = complete.flat().filter(isWholePage).length;
  return [
    toExact(
      'browsers killed',
      sum(({ killsMs }) => killsMs.length),
      kills,
    ),
    toExact('acknowledged batches lost', lost, 0),
    {
      name: `samples older than 2 s that arrive, of ${expected}`,
      value: `${(kept * 100).toFixed(2)} %`,
      goal: `at least ${KEPT_SHARE * 100} %`,
      ok: expected > 0 && kept >= KEPT_SHARE,
    },
    toExact(
      'duplicates',
      judged.reduce((total, one) => total + one.duplicates, 0),
      0,
    ),
    toExact('recordings complete', complete.length, lives.length),
    toExact(
      'pages measured once, from their cross to their end',
      measured,
      lives.length * PAGES.pages,
    ),
    toExact(
      'thanks before the server had all',
      sum(({ early }) => early),
      0,
    ),
  ];
}

/** One showing to its end, not from the first to the last. */
function isWholePage({ fromMs, toMs }: PageSpan): boolean {
  return Math.abs(toMs - fromMs - PAGES.timerMs) <= TIMER_LATE_MS;
}

function toExact(name: string, value: number, wanted: number): Figure {
  return { name, value, goal: String(wanted), ok: value === wanted };
}
