// Loads and decodes records away from the main thread, so that the screen stays alive meanwhile.
import type { AggregatedRecords, RecordObject } from '@fovea/contract';
import type { FixationPreset } from '@fovea/gaze/events';
import {
  type FixationTrack,
  type FoundRecords,
  listBuffers,
  listMissing,
  listMissingOfMap,
  listTrackSources,
  type PlacedTrack,
  readFindings,
  readFirstMap,
  readParticipants,
  type ScreenTrack,
  type SurveyQuery,
  summariseSurvey,
  type Wanted,
} from '@fovea/records';
import {
  createSwarmTable,
  detectScreenFixations,
  MANY_PEOPLE,
  MAX_COLOURED,
  type StageLayout,
  toPageTracks,
} from '@fovea/stage';
import { fetchObject, ObjectGone } from './fetch-object.ts';
import type { Address, RecordsRequest, RecordsResponse } from './records-reader.ts';
import { countSpread, isOfSpread } from './spread.ts';

/** Number of objects named by a manifest that are loaded beside it, before it says so. */
const AHEAD = 8;
/** Objects of a page that are loaded at a time. */
const AT_ONCE = 4;

const objects = new Map<string, RecordObject>();
const urls = new Map<string, Address['url']>();
let records: AggregatedRecords | undefined;
let people: FoundRecords['participants'] = [];
let answered: Pick<FoundRecords, 'pages' | 'favourites'> = { pages: [], favourites: [] };
let handOn: () => void = () => undefined;

self.onmessage = async ({ data }: MessageEvent<RecordsRequest>) => {
  try {
    if (data.ask === 'addresses') return keepAddresses(data.addresses);
    if (data.ask === 'open') await open(data.presignedUrl, data.wanted, data.addresses);
    else if (data.ask === 'survey') summarise(data.query);
    else if (data.ask === 'tracks') await readTracks(data.pageId, data.stage);
    else await detect(data.pageId, data.preset);
  } catch (error) {
    answer({ failure: String(error), isGone: error instanceof ObjectGone }, []);
  }
};

function keepAddresses(addresses: readonly Address[]): void {
  for (const { key, url } of addresses) urls.set(key, url);
  handOn();
}

async function open(
  presignedUrl: string,
  wanted: Wanted,
  addresses: readonly Address[],
): Promise<void> {
  keepAddresses(addresses);
  const ahead = addresses.length <= AHEAD ? addresses : [];
  const [opened] = await Promise.all([
    fetchObject<AggregatedRecords>(presignedUrl),
    ...ahead.map(async ({ key }) => objects.set(key, await load(key))),
  ]);
  records = opened;
  const isLarge = wanted === 'findings' && opened.participants > MANY_PEOPLE;
  if (isLarge) await openFirst(opened);
  await loadAll(() => listMissing(opened, objects, wanted));
  const found: FoundRecords =
    wanted === 'people'
      ? {
          type: opened.type,
          participants: readParticipants(opened, objects),
          pages: [],
          favourites: [],
        }
      : readFindings(opened, objects);
  people = found.participants;
  answered = found;
  answer(
    { found: isLarge ? { ...found, participants: [] } : found },
    listBuffers(found.pages.map(({ fixations }) => fixations)),
  );
}

/** Reads participants and the stored map of each page, before the findings. */
async function openFirst(opened: AggregatedRecords): Promise<void> {
  const { pages } = opened;
  await loadAll(() => [
    ...listMissing(opened, objects, 'people'),
    ...pages.flatMap(({ index }) => listMissingOfMap(opened, objects, index)),
  ]);
  const maps = new Map(
    pages.flatMap(({ id, index }) => {
      const map = readFirstMap(opened, objects, index);
      return map ? [[id, map] as const] : [];
    }),
  );
  const participants = readParticipants(opened, objects);
  answer({ first: { participants, maps, pages: [], favourites: [] } }, []);
}

/** Objects name others: again until nothing is missing. */
async function loadAll(listKeys: () => readonly string[]): Promise<void> {
  for (;;) {
    const missing = [...new Set(listKeys())];
    if (missing.length === 0) return;
    await needAddresses(missing);
    await Promise.all(missing.map(async (key) => objects.set(key, await load(key))));
  }
}

function summarise(query: SurveyQuery): void {
  answer({ survey: summariseSurvey(answered, query) }, []);
}

async function readTracks(pageId: string, stage: StageLayout): Promise<void> {
  const read = people.map((): ScreenTrack | undefined => undefined);
  const isAll = countSpread(people.length) === people.length;
  await readGaze(pageId, ({ place, track }) => {
    if (isAll) read[place] = track;
    // A copy, so that the others' gaze can be forgotten.
    else if (isOfSpread(place, people.length)) read[place] = copy(track);
  });
  const tracks = toPageTracks(read, people, stage);
  const swarm = people.length > MAX_COLOURED ? createSwarmTable(tracks) : undefined;
  answer({ tracks, swarm }, [...listBuffers([tracks]), ...(swarm ? [swarm.places.buffer] : [])]);
}

async function detect(pageId: string, preset: FixationPreset): Promise<void> {
  const fixations = people.map((): FixationTrack | undefined => undefined);
  await readGaze(pageId, ({ place, track }) => {
    const person = people[place];
    if (person) fixations[place] = detectScreenFixations(track, person, preset);
  });
  answer({ fixations }, listBuffers([fixations]));
}

/** A few objects at a time: each is forgotten once it is read. */
async function readGaze(pageId: string, take: (placed: PlacedTrack) => void): Promise<void> {
  if (records === undefined) throw new Error('no manifest');
  const sources = listTrackSources(records, objects, pageId);
  await needAddresses(sources.flatMap(({ key }) => key ?? []));
  const waiting = sources.values();
  const readOn = async () => {
    for (const { key, read } of waiting) {
      read(key === null ? undefined : await load(key)).forEach(take);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
}

function copy({ tMs, xPx, yPx, scrollPx, valid }: ScreenTrack): ScreenTrack {
  return {
    tMs: tMs.slice(),
    xPx: xPx.slice(),
    yPx: yPx.slice(),
    scrollPx: scrollPx.slice(),
    valid: valid.slice(),
  };
}

async function load(key: string): Promise<RecordObject> {
  const known = objects.get(key);
  if (known !== undefined) return known;
  const url = urls.get(key);
  if (url === undefined) throw new Error(`${key} has no address`);
  return fetchObject(url);
}

/** Asks for the addresses that are not known and waits for them. */
async function needAddresses(keys: readonly string[]): Promise<void> {
  const missing = keys.filter((key) => !objects.has(key) && !urls.has(key));
  if (missing.length === 0) return;
  await new Promise<void>((resolve) => {
    handOn = resolve;
    answer({ missing }, []);
  });
}

function answer(response: RecordsResponse, transfer: Transferable[]): void {
  self.postMessage(response, { transfer });
}
