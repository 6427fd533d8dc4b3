import { readFileSync } from 'node:fs';
import type { AggregatedRecords, CALLS, CallReply, Project } from '@fovea/contract';
import { layoutPage, type Size, toScreenSize } from '@fovea/gaze/geometry';
import { type DecodedRecords, readRecords } from '@fovea/records';
import {
  EMPTY_TRACK,
  layOutStage,
  type MetricsPage,
  toPageFixations,
  toPageTracks,
} from '@fovea/stage';
import { toRootPath } from '@fovea/tools/harness/root';
import type { OwnPerson } from './own-numbers.ts';

/** One page of the sample: as the screen has it, and read a second time from the records. */
export interface SamplePage {
  readonly page: MetricsPage;
  /** By participant; undefined for somebody who never saw the page. */
  readonly own: readonly (OwnPerson | undefined)[];
  readonly durationMs: number;
}

const readJson = <T>(name: string): T =>
  JSON.parse(readFileSync(toRootPath(`apps/web/public/${name}`), 'utf8')) as T;

/** The records of the sample were made of packs by a stack; `verify records` proves that step. */
export function loadSamplePages(): SamplePage[] {
  const project = readJson<Project>('sample/project.json');
  const { presignedUrl, chunks } =
    readJson<CallReply<typeof CALLS.getAggregatedRecords>>('sample/records.json');
  const manifest = readJson<AggregatedRecords>(presignedUrl.slice(1));
  const objects = new Map(chunks.map(({ key, url }) => [key, readJson<never>(url.slice(1))]));
  const records = readRecords(manifest, objects);
  return project.pages
    .filter(({ kind }) => kind !== 'survey')
    .map((page) => toSamplePage(page, project, records));
}

function toSamplePage(
  page: Project['pages'][number],
  project: Project,
  { participants, pages }: DecodedRecords,
): SamplePage {
  const found = pages.find(({ id }) => id === page.id);
  if (found === undefined) throw new Error(`the sample has no page ${page.id}`);
  const assets = page.assets.map((asset) => toSize(asset));
  const stage = layOutStage({ ...page, assets }, toScreenSize(project));
  const { fixations } = toPageFixations(found.fixations, participants, stage);
  // Placing takes the tracks over, and the second reading needs them as they are.
  const placed = toPageTracks(structuredClone(found.tracks), participants, stage);
  const tracks = placed.map((track) => track ?? EMPTY_TRACK);
  return {
    page: { picture: stage.size, fixations, tracks, times: found.figures },
    own: participants.map((screen, i) =>
      toOwn(found, i, layoutPage({ ...page, assets }, screen).slots[0] ?? undefined),
    ),
    durationMs: Math.max(...found.figures.map((figures) => figures?.shownMs ?? 0)),
  };
}

function toOwn(
  { tracks, fixations, figures }: DecodedRecords['pages'][number],
  place: number,
  rect: { xPx: number; yPx: number; widthPx: number; heightPx: number } | undefined,
): OwnPerson | undefined {
  const track = tracks[place];
  const looks = fixations[place];
  const seen = figures[place];
  if (!track || !looks || !seen || !rect) return undefined;
  return {
    fixations: Array.from(looks.onsetMs, (on, i) => ({
      on: Math.max(on, 0),
      off: Math.max(looks.offsetMs[i] as number, on, 0),
      at: [
        ((looks.xPx[i] as number) - rect.xPx) / rect.widthPx,
        ((looks.yPx[i] as number) - rect.yPx) / rect.heightPx,
      ] as const,
    })),
    samples: Array.from(track.tMs, (ms, i) => ({ ms, isValid: track.valid[i] === 1 })),
    rateHz: seen.rateHz ?? 0,
    shownMs: seen.shownMs,
  };
}

function toSize(asset: Project['pages'][number]['assets'][number]): Size | null {
  return asset?.widthPx && asset.heightPx
    ? { widthPx: asset.widthPx, heightPx: asset.heightPx }
    : null;
}
