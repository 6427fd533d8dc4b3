// Random filters over the records of a crowd: what the parts of each segment add up to, against the
// same counted by hand in what is stored, without the product's readers.
import type { RecordSegment, SegmentFindings } from '@fovea/contract';
import { createHeatGrid } from '@fovea/gaze/maps';
import { addMapParts, createMapPart, type MapPart } from '@fovea/gaze/merge';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import { listRefs, readPeople, splitFindings } from '@fovea/records';
import { loadManifest, type RecordsDeps, readStored } from './records-project.ts';

const SCREEN = { widthPx: 412, heightPx: 915 };
const GRID = createHeatGrid(SCREEN.widthPx, SCREEN.heightPx);
const CELL_PX = 4;
const BANDS = [
  [90, 101],
  [80, 90],
  [0, 80],
] as const;
const DEVICES = ['Pixel 8', 'Galaxy S24', 'iPhone 15'] as const;

interface Filter {
  readonly gender: 'male' | 'female' | undefined;
  readonly ages: readonly [number, number];
  readonly bands: ReadonlySet<number>;
  readonly devices: ReadonlySet<string>;
}

type Person = Pick<
  ReturnType<typeof readPeople>[number],
  'gender' | 'age' | 'validity' | 'deviceName'
>;

/** Facts about the i-th of a crowd, so that filters have something to tell apart. */
export const toCrowdFacts = (i: number) => ({
  age: 18 + (i % 50),
  validity: [97.5, 92, 90, 86, 80, 79.5, 40][i % 7] ?? 0,
  deviceName: DEVICES[i % DEVICES.length] ?? '',
});

/** How many people and filters there were, and how many filters gave another map or other people. */
export async function compareFilters(
  deps: RecordsDeps,
  { projectId, filters: count }: { readonly projectId: string; readonly filters: number },
) {
  const filters = Array.from({ length: count }, (_, i) => drawFilter(i + 1));
  const parts: (MapPart | undefined)[] = filters.map(() => undefined);
  const counted = filters.map(() => ({ people: 0, cells: new Map<number, number>() }));
  const { records } = await loadManifest(deps, projectId);
  const read = <T>(key: string | null) => readStored(deps, key ?? '') as T;
  const listKey = records.list?.key;
  const objects = new Map(listKey === undefined ? [] : [[listKey, read<never>(listKey)]]);
  const start = process.cpuUsage();
  let ownMs = 0;
  for (const { key, inline } of listRefs(records, objects)) {
    const segment = inline ?? read<RecordSegment>(key);
    const found = segment.pages[0]?.findings;
    const findings = found?.inline ?? read<SegmentFindings>(found?.key ?? null);
    const ownStart = process.cpuUsage();
    const people = listByHand(segment, findings);
    for (const [i, filter] of filters.entries()) addByHand(counted[i], people, filter);
    ownMs += toMs(process.cpuUsage(ownStart));
    const made = readPeople(segment.people);
    const each = [...splitFindings(findings)].map(({ fixations }) => toMapPart(fixations));
    filters.forEach((filter, i) => {
      const own = each.filter((_, k) => isIn(filter, made[k]));
      parts[i] = addUp([...(parts[i] === undefined ? [] : [parts[i]]), ...own]);
    });
  }
  const cpuMs = toMs(process.cpuUsage(start)) - ownMs;
  const wrong = parts.filter((part, i) => !isSame(part, counted[i])).length;
  const people = counted.map((own) => own.people);
  return { people: records.participants, filters: count, wrong, kept: people, cpuMs };
}

function drawFilter(seed: number): Filter {
  const random = createSeededRandom(seed);
  const pick = (max: number) => Math.floor(random() * max);
  const least = 18 + pick(40);
  const some = <T>(all: readonly T[]) => {
    const kept = all.filter(() => pick(3) > 0);
    return new Set(kept.length === 0 ? all : kept);
  };
  return {
    gender: (['male', 'female', undefined] as const)[pick(3)],
    ages: [least, least + pick(50)],
    bands: some([0, 1, 2]),
    devices: some(DEVICES),
  };
}

function isIn({ gender, ages, bands, devices }: Filter, person: Person | undefined): boolean {
  if (person === undefined || !devices.has(person.deviceName)) return false;
  if (gender !== undefined && person.gender !== gender) return false;
  if (person.age < ages[0] || person.age > ages[1]) return false;
  return BANDS.some(
    ([from, to], i) => bands.has(i) && person.validity >= from && person.validity < to,
  );
}

type Fixations = Parameters<typeof createMapPart>[0];
type Integers = Readonly<Record<'onset' | 'offset' | 'x' | 'y', ArrayLike<number>>>;

function toMapPart({ onset, offset, x, y }: Integers): MapPart {
  const toPx = (values: ArrayLike<number>, scale: number) =>
    Float64Array.from(values, (value) => value / scale);
  // The first fixation may begin half a sample before the page.
  const toTime = (values: ArrayLike<number>) => toPx(values, 2).map((ms) => Math.max(0, ms));
  const none = new Uint32Array(onset.length);
  const fixations: Fixations = {
    onsetMs: toTime(onset),
    offsetMs: toTime(offset),
    x: toPx(x, 4),
    y: toPx(y, 4),
    from: none,
    to: none,
  };
  return createMapPart(fixations, GRID, { weight: 'absolute' });
}

/** In pairs, so that long parts are added rarely. */
function addUp(parts: readonly MapPart[]): MapPart | undefined {
  let left = [...parts];
  while (left.length > 1) {
    const next: MapPart[] = [];
    for (let i = 0; i < left.length; i += 2) {
      const [a, b] = [left[i] as MapPart, left[i + 1]];
      next.push(b === undefined ? a : addMapParts(a, b));
    }
    left = next;
  }
  return left[0];
}

interface StoredPerson extends Person {
  /** Cell and ms of each fixation. */
  readonly looks: readonly (readonly [number, number])[];
}

function listByHand({ people }: RecordSegment, { fixations }: SegmentFindings): StoredPerson[] {
  const last = { onset: 0, offset: 0, x: 0, y: 0 };
  let at = 0;
  return people.recordingId.map((_, i) => {
    const looks: [number, number][] = [];
    for (let k = 0; k < (fixations.counts[i] ?? 0); k++, at++) {
      for (const name of ['onset', 'offset', 'x', 'y'] as const) {
        last[name] += fixations[name][at] ?? 0;
      }
      const [x, y] = [last.x / 4, last.y / 4];
      const from = Math.max(0, Math.floor(last.onset / 2 + 0.5));
      const ms = Math.floor(last.offset / 2 + 0.5) - from;
      const isOn = x >= 0 && y >= 0 && x < SCREEN.widthPx && y < SCREEN.heightPx;
      if (!isOn || ms <= 0) continue;
      const row = Math.floor(y / CELL_PX) * Math.ceil(SCREEN.widthPx / CELL_PX);
      looks.push([row + Math.floor(x / CELL_PX), ms]);
    }
    return {
      gender: people.gender[i] ?? null,
      age: people.age[i] ?? 0,
      validity: people.validity[i] ?? 0,
      deviceName: people.deviceName[i] ?? '',
      looks,
    };
  });
}

function addByHand(
  counted: { people: number; cells: Map<number, number> } | undefined,
  people: readonly StoredPerson[],
  filter: Filter,
): void {
  if (counted === undefined) return;
  for (const person of people.filter((each) => isIn(filter, each))) {
    counted.people += 1;
    for (const [cell, ms] of person.looks) {
      counted.cells.set(cell, (counted.cells.get(cell) ?? 0) + ms);
    }
  }
}

function isSame(
  part: MapPart | undefined,
  counted: { people: number; cells: ReadonlyMap<number, number> } | undefined,
): boolean {
  if (part === undefined || counted === undefined) return (counted?.people ?? 0) === 0;
  if (part.people !== counted.people || part.n !== counted.cells.size) return false;
  return Array.from(part.cells).every(
    (cell, i) => i >= part.n || counted.cells.get(cell) === part.amounts[i],
  );
}

function toMs({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000;
}
