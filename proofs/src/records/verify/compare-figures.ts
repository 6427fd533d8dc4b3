import type { AggregatedParticipant, PageFigures } from '@fovea/contract';
import type { RecordedPart } from '@fovea/testkit';
import type { PlayedRecording } from '#records/played-recording.ts';
import type { OwnFigures, OwnFixation } from './own-figures.ts';
import type { OwnRecording } from './own-validity.ts';

/** Fixations and figures that the records have of one participant on one page. */
export interface StoredFindings {
  readonly fixations: readonly OwnFixation[];
  readonly figures: PageFigures | null;
}

export interface Checks {
  readonly differ: (what: string, wanted: unknown, found: unknown) => void;
  readonly isNear: (what: string, wanted: number | null, found: number | null | undefined) => void;
}

const COLUMNS = ['onset', 'offset', 'x', 'y'] as const;

/** By page and recording. */
export function readFindings(parts: readonly RecordedPart[]): Map<string, StoredFindings> {
  return new Map(
    parts.map(({ page, recordingId, fixations, figures }) => {
      const rows = fixations.onset.map((_, i) =>
        Object.fromEntries(COLUMNS.map((name) => [name, fixations[name][i] ?? Number.NaN])),
      );
      return [`${page} ${recordingId}`, { fixations: rows as unknown as OwnFixation[], figures }];
    }),
  );
}

/** Compares all that is said of a participant besides samples; answers how many fixations. */
export function compareFigures(
  { recordingId, subjectId, pxPerDegree, errorPx, offsetPx, precisionPx, rateHz }: PlayedRecording,
  participant: AggregatedParticipant,
  own: { readonly validity: OwnRecording; readonly figures: OwnFigures },
  stored: ReadonlyMap<string, StoredFindings>,
  { differ, isNear }: Checks,
): number {
  const { components, kNorms } = participant;
  for (const [name, value] of Object.entries(own.validity.components)) {
    isNear(`${subjectId} ${name}`, value, components?.[name as keyof typeof components]);
  }
  differ(`${subjectId} norms`, own.figures.norms === null, kNorms === null);
  for (const [name, value] of Object.entries(own.figures.norms ?? {})) {
    isNear(`${subjectId} norms ${name}`, value, kNorms?.[name as keyof typeof kNorms]);
  }
  differ(`${subjectId} precision`, precisionPx, participant.precisionPx);
  isNear(`${subjectId} pxPerDegree`, pxPerDegree, participant.pxPerDegree);
  isNear(`${subjectId} expectedHz`, Math.max(rateHz, 20), participant.expectedHz);
  differ(
    `${subjectId} error`,
    `${errorPx} ${offsetPx}`,
    `${participant.errorPx} ${participant.offsetPx}`,
  );
  const pages = [...own.figures.pages.values()];
  const sum = (name: 'shownMs' | 'validMs' | 'fixationCount') =>
    pages.reduce((total, { figures }) => total + (figures[name] ?? 0), 0);
  for (const name of ['shownMs', 'validMs', 'fixationCount'] as const) {
    isNear(`${subjectId} ${name}`, sum(name), participant[name]);
  }
  const hasFixations = pages.some(({ noFixations }) => noFixations === null);
  differ(`${subjectId} has fixations`, hasFixations, participant.noFixations === null);

  for (const [page, { figures, fixations, noFixations }] of own.figures.pages) {
    const what = `${subjectId} page ${page}`;
    const found = stored.get(`${page} ${recordingId}`);
    differ(`${what} no fixations`, noFixations, found?.figures?.noFixations ?? null);
    isNear(
      `${what} validity`,
      own.validity.pageValidity.get(page) ?? null,
      found?.figures?.validity,
    );
    for (const [name, value] of Object.entries(figures)) {
      isNear(`${what} ${name}`, value, found?.figures?.[name as keyof typeof figures]);
    }
    differ(`${what} fixations`, fixations.length, found?.fixations.length);
    const at = fixations.findIndex((each, i) =>
      COLUMNS.some((name) => each[name] !== found?.fixations[i]?.[name]),
    );
    if (at >= 0) {
      differ(`${what} fixation ${at}`, toText(fixations[at]), toText(found?.fixations[at]));
    }
  }
  return sum('fixationCount');
}

function toText(fixation: OwnFixation | undefined): string {
  return JSON.stringify(fixation);
}
