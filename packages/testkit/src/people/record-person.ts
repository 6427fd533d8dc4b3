import { createHash } from 'node:crypto';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import { toRootHash } from '#scripted-gaze.ts';
import type { Join, Recorded } from '#take-part.ts';
import type { CrowdMember } from './crowd.ts';
import { toPageBatches } from './page-batches.ts';
import { toPageStimulus } from './page-stimulus.ts';
import { type Person, toPagePerson } from './person.ts';
import type { Stimulus } from './stimulus.ts';
import { type TrackedPage, trackPage } from './tracked-page.ts';
import { createTruth, type Truth } from './truth.ts';

type ManifestPage = Join['pages'][number];

/** A page as it was looked at, with its truth. */
export interface LookedAtPage {
  readonly index: number;
  readonly person: Person;
  readonly stimulus: Stimulus;
  readonly truth: Truth;
  readonly tracked: TrackedPage;
}

export interface PersonRecording extends Recorded {
  readonly pages: readonly LookedAtPage[];
}

/** A cross before each page, and the time a question takes. */
const CROSS_MS = 800;
const QUESTION_MS = 6_000;
/** How long a page is looked at that waits for a tap. */
const TAP_MS = { shortest: 4_000, spread: 8_000 } as const;

/** Looks at the pages of a manifest in its order and records them by the device clock. */
export function recordPerson(
  { person, clockOffsetMs }: Pick<CrowdMember, 'person' | 'clockOffsetMs'>,
  manifest: readonly ManifestPage[],
  options: {
    readonly findStimulus: (asset: ManifestPage['assets'][number]) => Stimulus;
    /** When the first page is shown. */
    readonly startMs: number;
  },
): PersonRecording {
  const random = createSeededRandom(person.seed ^ 0x7a9);
  const pages: LookedAtPage[] = [];
  const batches: Uint8Array<ArrayBuffer>[] = [];
  let sinceMs = 0;
  for (const page of manifest) {
    const tapMs = Math.round(TAP_MS.shortest + TAP_MS.spread * random());
    if (page.kind === 'survey') {
      sinceMs += QUESTION_MS;
      continue;
    }
    sinceMs += CROSS_MS;
    const pictures = page.assets.map(options.findStimulus);
    const shownMs = (page.kind === 'video' ? pictures[0]?.durationMs : page.timerMs) ?? tapMs;
    const looker = toLater(toPagePerson(person, page.index), sinceMs);
    const stimulus = toPageStimulus(page, pictures, person.viewport);
    const truth = createTruth(looker, stimulus, shownMs);
    const tracked = trackPage(looker, truth);
    pages.push({ index: page.index, person: looker, stimulus, truth, tracked });
    const shownAtMs = options.startMs + clockOffsetMs + sinceMs * (1 + person.clockSkew);
    const where = { page: page.index, firstSeq: batches.length, shownAtMs };
    batches.push(...toPageBatches(looker, tracked, where));
    sinceMs += shownMs;
  }
  const sha256 = batches.map((bytes) =>
    Uint8Array.from(createHash('sha256').update(bytes).digest()),
  );
  return { pages, batches, sha256, rootHash: toRootHash(sha256) };
}

/** Drift goes on from page to page. */
function toLater(person: Person, sinceMs: number): Person {
  const minutes = sinceMs / 60_000;
  return {
    ...person,
    biasXDeg: person.biasXDeg + person.driftXDegPerMinute * minutes,
    biasYDeg: person.biasYDeg + person.driftYDegPerMinute * minutes,
  };
}
