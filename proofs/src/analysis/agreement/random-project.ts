import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type {
  AggregatedParticipant,
  AggregatedRecords,
  Aoi,
  CALLS,
  CallReply,
  Project,
  RecordSegment,
} from '@fovea/contract';
import {
  type Part,
  readPeople,
  splitChunk,
  splitFindings,
  toBasicFigures,
  toWholePx,
  writeSegment,
} from '@fovea/records';
import { toRootPath } from '@fovea/tools/harness/root';

/** Files of the sample's folder, by name. */
export type ServedFiles = ReadonlyMap<string, string>;

export interface RandomProject {
  readonly name: string;
  readonly isPro: boolean;
  /** Whether the records say how long people saw the page: old ones of Basic do not. */
  readonly hasTimes: boolean;
  readonly page: number;
  readonly areas: readonly string[];
  readonly filter: string;
  /** Seconds that the playhead is before the end. */
  readonly back: number;
  readonly files: ServedFiles;
}

const FOLDER = 'apps/web/public/sample/';
const readSample = <T>(name: string): T =>
  JSON.parse(readFileSync(toRootPath(FOLDER + name), 'utf8')) as T;
const FILTERS = ['', 'gender=female', 'gender=male'];
const LEAST_PEOPLE = 12;

/** Some people of the sample on its pictures, with areas that lie apart. */
export function makeRandomProject(number: number, random: () => number): RandomProject {
  const project = readSample<Project>('project.json');
  const pages = project.pages.flatMap(({ kind }, at) => (kind === 'image' ? [at] : []));
  const at = pages[Math.floor(random() * pages.length)] ?? 0;
  const isPro = number % 2 === 0;
  const hasTimes = isPro || number % 4 === 1;
  const areas = makeAreas(project, at, random);
  const manifest = JSON.stringify(makeManifest(random, { isPro, hasTimes }));
  const hash = createHash('sha256').update(manifest).digest('hex');
  const records = readSample<CallReply<typeof CALLS.getAggregatedRecords>>('records.json');
  return {
    name: `project ${number + 1}`,
    isPro,
    hasTimes,
    page: at + 1,
    areas: areas.map(({ name }) => name),
    filter: FILTERS[Math.floor(random() * FILTERS.length)] ?? '',
    back: Math.floor(random() * 5),
    files: new Map([
      ['project.json', JSON.stringify({ ...project, type: isPro ? 'pro' : 'basic' })],
      ['areas.json', JSON.stringify({ aoiList: areas })],
      [
        'records.json',
        JSON.stringify({ ...records, presignedUrl: `/sample/manifest-${hash}.json`, chunks: [] }),
      ],
      [`manifest-${hash}.json`, manifest],
    ]),
  };
}

/** In columns, so that no two overlap; one in three appears late. */
function makeAreas({ id, pages }: Project, at: number, random: () => number): Aoi[] {
  const count = 2 + Math.floor(random() * 3);
  const asset = pages[at]?.assets[0];
  return Array.from({ length: count }, (_, i): Aoi => {
    const width = 0.6 / count + (0.3 / count) * random();
    const top = 0.5 * random();
    return {
      aoiId: toId(9_000 + i),
      experimentId: id,
      assetId: asset?.id ?? '',
      createdAt: `2026-11-0${i + 1}T00:00:00.000Z`,
      name: `Area${String.fromCharCode(65 + i)}`,
      color: i + 1,
      group: null,
      tags: [],
      keyframeAoi: {
        keyframes: [
          {
            id: toId(9_100 + i),
            timestamp: random() < 1 / 3 ? 1_000 + Math.floor(2_000 * random()) : 0,
            shape: {
              type: 'rectangle',
              x: i / count,
              y: top,
              width,
              height: 0.2 + (0.8 - top) * random(),
            },
            easing: 'hold',
            visible: true,
          },
        ],
      },
      version: 1,
    };
  });
}

const toId = (number: number) => `016b5e6d-0009-7000-8000-${String(number).padStart(12, '0')}`;

function makeManifest(
  random: () => number,
  { isPro, hasTimes }: { isPro: boolean; hasTimes: boolean },
): AggregatedRecords {
  const { presignedUrl, chunks } =
    readSample<CallReply<typeof CALLS.getAggregatedRecords>>('records.json');
  const stored = readSample<AggregatedRecords>(presignedUrl.replace('/sample/', ''));
  const segment = readSample<RecordSegment>(chunks[0]?.url.replace('/sample/', '') ?? '');
  const everybody = readPeople(segment.people);
  const isKept = everybody.map((_, i) => i < LEAST_PEOPLE || random() < 0.5);
  const keep = <T>(each: readonly T[]) => each.filter((_, i) => isKept[i]);
  const toKept = (part: Part): Part =>
    isPro
      ? part
      : {
          ...toWholePx(part),
          figures: hasTimes && part.figures ? toBasicFigures(part.figures) : null,
        };
  const pages = segment.pages.map(({ index, chunks: own, findings }) => {
    const samples = own.flatMap(({ inline }) => (inline ? [...splitChunk(inline)] : []));
    const found = findings.inline ? [...splitFindings(findings.inline)] : [];
    const parts = samples.map((columns, i) => ({ columns, ...found[i] }) as Part);
    return { index, parts: keep(parts).map(toKept) };
  });
  const people = keep(everybody).map((person) => (isPro ? person : toBasic(person)));
  const inline = writeSegment(people, pages);
  return {
    ...stored,
    type: isPro ? 'pro' : 'basic',
    participants: people.length,
    list: null,
    segments: [
      { participants: people.length, samples: 0, from: '', to: '', key: null, whole: true, inline },
    ],
  };
}

function toBasic(person: AggregatedParticipant): AggregatedParticipant {
  return { ...person, offsetPx: null, precisionPx: null, kNorms: null };
}
