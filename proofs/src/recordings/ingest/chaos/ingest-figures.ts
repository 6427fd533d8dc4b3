import type { Records } from '@fovea/testkit';
import type { Figure } from '#harness/parts.ts';
import type { StoredFacts } from '#recordings/stored-facts.ts';
import type { Crowd } from './crowd.ts';
import type { KillGoals, Kills } from './kills.ts';
import type { Resends } from './resends.ts';

const KILL_GOALS = [
  { from: 10_000, api: 40, worker: 20, postgres: 20 },
  { from: 1_000, api: 20, worker: 8, postgres: 6 },
  { from: 100, api: 4, worker: 3, postgres: 2 },
];
/** Chance cuts 5 % of all answers; fewer than this would mean that the proxy was not in the way. */
const LEAST_CUT_SHARE = 0.03;

/** A run of a few is over before much can be killed. */
export function toKillGoals(recordings: number): KillGoals {
  return KILL_GOALS.find(({ from }) => recordings >= from) ?? { api: 0, worker: 0, postgres: 0 };
}

export interface IngestRun {
  readonly recordings: number;
  readonly batches: number;
  /** Kills that fell inside the time in which participants were sending. */
  readonly kills: Kills['counts'];
  readonly cutAnswers: number;
  readonly crowd: Pick<Crowd, 'counts' | 'failures' | 'generated'>;
  readonly resends: Resends['counts'];
  readonly facts: StoredFacts;
  readonly equalPacks: number;
  /** Objects, by whatever name. */
  readonly storedPacks: number;
  readonly records: Records | undefined;
  readonly seconds: number;
  readonly mergeSeconds: number;
}

export function toIngestFigures(run: IngestRun): Figure[] {
  const { recordings, batches, kills, crowd, facts, resends } = run;
  const total = recordings * batches;
  const goals = toKillGoals(recordings);
  const atLeast = (name: string, value: number, least: number): Figure => ({
    name,
    value,
    goal: `at least ${least}`,
    ok: value >= least,
  });
  const exactly = (name: string, value: number, wanted: number): Figure => ({
    name,
    value,
    goal: String(wanted),
    ok: value === wanted,
  });
  return [
    atLeast('API kills while sending', kills.api, goals.api),
    atLeast('worker kills while sending', kills.worker, goals.worker),
    atLeast('PostgreSQL kills while sending', kills.postgres, goals.postgres),
    exactly('processes that ended by themselves', kills.endedAlone, 0),
    atLeast('answers cut after commit', run.cutAnswers, Math.ceil(total * LEAST_CUT_SHARE)),
    atLeast('retries', crowd.counts.retries, 1),
    exactly('participants that gave up', crowd.failures.length, 0),
    exactly('batches acknowledged', crowd.counts.acked, total),
    exactly('acknowledged batches lost', facts.lost, 0),
    exactly('rows', facts.rows, total),
    exactly('duplicates', facts.duplicates, 0),
    exactly('rows nobody sent', facts.strange, 0),
    atLeast('day partitions with rows', facts.dayPartitions, 2),
    exactly('rows outside a day', facts.otherRows, 0),
    atLeast('batches sent again after midnight', resends.acknowledged, 1),
    exactly('of these refused', resends.refused, 0),
    exactly('joined', facts.joined, recordings),
    exactly('recordings', facts.recordings, recordings),
    exactly('complete', facts.complete, recordings),
    exactly('charged', facts.charged, recordings),
    exactly('dead letters', facts.deadLetters, 0),
    exactly('packed bytes equal', run.equalPacks, recordings),
    exactly('packs in the store', run.storedPacks, recordings),
    ...toRecordFigures(run, exactly),
    { name: 'seconds of sending', value: run.seconds.toFixed(1), ok: true },
    { name: 'seconds until merged', value: run.mergeSeconds.toFixed(1), ok: true },
  ];
}

function toRecordFigures(
  { records, recordings, crowd }: IngestRun,
  exactly: (name: string, value: number, wanted: number) => Figure,
): Figure[] {
  const listed = records?.manifest.participants.map(({ recordingId }) => recordingId) ?? [];
  const withParts = records?.parts.map(({ recordingId }) => recordingId) ?? [];
  const countKnown = (ids: readonly string[]) =>
    new Set(ids.filter((id) => crowd.generated.has(id))).size;
  return [
    exactly('participants in the records', countKnown(listed), recordings),
    exactly('participants with gaze', countKnown(withParts), recordings),
    exactly(
      'listed more than once',
      listed.length + withParts.length - countKnown(listed) - countKnown(withParts),
      0,
    ),
  ];
}
