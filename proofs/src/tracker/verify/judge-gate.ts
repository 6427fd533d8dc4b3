import {
  calibrate,
  type GateReason,
  type GateVerdict,
  judgeCalibration,
  validate,
} from '@fovea/tracker/calibration';
import { toUpperBound } from './exact-bound.ts';
import { type GateTrial, SHARED_KIND } from './gate-trials.ts';
import { toScreen } from './recorded-dots.ts';

export interface GateRow {
  readonly kind: string;
  readonly trials: number;
  readonly accepted: number;
  readonly people: number;
  /** People of whom at least one trial was judged wrongly. */
  readonly peopleWrong: number;
  readonly reasons: Readonly<Partial<Record<GateReason, number>>>;
  /** Least, median and highest leave-one-out, degrees. */
  readonly looDeg: readonly number[];
}

export interface GateResult {
  readonly rows: readonly GateRow[];
  readonly good: Rate;
  /** Without those that two people share. */
  readonly bad: Rate;
}

/** Wrong verdicts, and the exact bounds: every trial for itself, and every person for itself. */
export interface Rate {
  readonly wrong: number;
  readonly trials: number;
  readonly share: number;
  readonly bound: number;
  readonly people: number;
  readonly peopleWrong: number;
  readonly peopleBound: number;
}

interface Judged {
  readonly trial: GateTrial;
  readonly verdict: GateVerdict;
}

export function judgeGate(trials: readonly GateTrial[]): GateResult {
  const judged = trials.map((trial) => ({ trial, verdict: judgeTrial(trial) }));
  const byKind = Map.groupBy(judged, ({ trial }) => trial.kind);
  return {
    rows: [...byKind].map(([kind, own]) => toRow(kind, own)),
    good: toRate(judged.filter(({ trial }) => trial.kind === 'good')),
    bad: toRate(judged.filter(({ trial }) => trial.kind !== 'good' && trial.kind !== SHARED_KIND)),
  };
}

function judgeTrial({ facts, calibrationDots, validationDots }: GateTrial): GateVerdict {
  const calibration = calibrate(calibrationDots);
  if (!calibration) return judgeCalibration(null);
  const { model, similarity } = calibration;
  const validation = validate(model, similarity, validationDots, toScreen(facts));
  return judgeCalibration({ calibration, validation, validationDots });
}

function isWrong({ trial, verdict }: Judged): boolean {
  return verdict.accepted !== (trial.kind === 'good');
}

function toRow(kind: string, judged: readonly Judged[]): GateRow {
  const reasons: Partial<Record<GateReason, number>> = {};
  for (const reason of judged.flatMap(({ verdict }) => verdict.reasons)) {
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  const loo = judged.flatMap(({ verdict }) => verdict.looMeanDeg ?? []).toSorted((a, b) => a - b);
  return {
    kind,
    trials: judged.length,
    accepted: judged.filter(({ verdict }) => verdict.accepted).length,
    ...countPeople(judged),
    reasons,
    looDeg: [loo[0], loo[loo.length >> 1], loo.at(-1)].flatMap((each) => each ?? []),
  };
}

function toRate(judged: readonly Judged[]): Rate {
  const wrong = judged.filter(isWrong).length;
  const trials = judged.length;
  const { people, peopleWrong } = countPeople(judged);
  return {
    wrong,
    trials,
    share: wrong / trials,
    bound: toUpperBound(wrong, trials),
    people,
    peopleWrong,
    peopleBound: toUpperBound(peopleWrong, people),
  };
}

function countPeople(judged: readonly Judged[]): { people: number; peopleWrong: number } {
  const wrong = judged.filter(isWrong);
  const count = (own: readonly Judged[]) => new Set(own.map(({ trial }) => trial.person)).size;
  return { people: count(judged), peopleWrong: count(wrong) };
}
