// The map of a page as its project's card shows it. It runs in a child, a page at a time.
import { type RecordSegment, recordSegment, segmentFindings } from '@fovea/contract';
import type { Size } from '@fovea/gaze/geometry';
import {
  countsByDefault,
  type FixationTrack,
  type PageMap,
  readPeople,
  readSegmentFindings,
  wasThere,
} from '@fovea/records';
import {
  type CardMap,
  layOutStage,
  type PersonScreen,
  paintCard,
  type StageLayout,
  toPageFixations,
  toStoredPage,
} from '@fovea/stage';
import { readJson } from '#platform/storage/json-objects.ts';
import type { LaidOutPage } from './draw-maps.ts';

/** A segment and what it found on the page: inside the manifest, or as they lie in the store. */
export type MapInput =
  | { readonly inline: RecordSegment }
  | {
      readonly key: string;
      readonly bytes: Uint8Array;
      /** The key of what was found, where that lies beside the segment. */
      readonly findings: { readonly key: string; readonly bytes: Uint8Array } | undefined;
    };

export interface MapTask {
  readonly page: LaidOutPage;
  /** Usual screen of the devices that participants hold. */
  readonly usual: Size;
  /** Nothing for a page that lasts until somebody goes on. */
  readonly durationMs: number | undefined;
  readonly from: Segments | Stored;
}

interface Segments {
  readonly inputs: readonly MapInput[];
  /** Recordings that are marked invalid. */
  readonly without: ReadonlySet<string>;
}

/** The summed map of very many people, and the screens they held. */
interface Stored {
  readonly map: PageMap;
  readonly screens: readonly PersonScreen[];
}

/** Paints maps of the people whom the default filter keeps. */
export async function paintMaps({
  page,
  usual,
  durationMs = Number.MAX_SAFE_INTEGER,
  from,
}: MapTask): Promise<readonly CardMap[]> {
  const stage = layOutStage(page, usual);
  if ('inputs' in from) {
    const read = await readFixations(from, page.index, stage);
    return paintCard(read.page, read.shown, durationMs, stage);
  }
  const shown = new Uint8Array(from.screens.length).fill(1);
  return paintCard(toStoredPage(from.map, from.screens, stage), shown, durationMs, stage);
}

async function readFixations({ inputs, without }: Segments, index: number, stage: StageLayout) {
  const tracks: (FixationTrack | undefined)[] = [];
  const people: PersonScreen[] = [];
  const shown: number[] = [];
  for (const input of inputs) {
    const { segment, objects } = await readInput(input);
    const found = readSegmentFindings(segment, index, objects);
    for (const [i, person] of readPeople(segment.people).entries()) {
      const own = found[i];
      tracks.push(own && wasThere(own) ? own.fixations : undefined);
      people.push(person);
      shown.push(countsByDefault(person, without) ? 1 : 0);
    }
  }
  return { page: toPageFixations(tracks, people, stage), shown: Uint8Array.from(shown) };
}

type ReadObjects = Parameters<typeof readSegmentFindings>[2];

async function readInput(
  input: MapInput,
): Promise<{ segment: RecordSegment; objects: ReadObjects }> {
  if ('inline' in input) return { segment: input.inline, objects: new Map() };
  const segment = recordSegment.parse(await readJson(input.key, input.bytes));
  if (input.findings === undefined) return { segment, objects: new Map() };
  const { key, bytes } = input.findings;
  const found = segmentFindings.parse(await readJson(key, bytes));
  return { segment, objects: new Map([[key, found]]) };
}
