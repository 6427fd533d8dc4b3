import { GATE_REASONS } from '@fovea/tracker/calibration';
import type { GateResult, Rate } from './judge-gate.ts';
import type { JudgedSession } from './judge-session.ts';
import { type Spread, type Summary, summarise, summariseDots } from './summary.ts';

const ERROR_HEAD = [
  'sessions',
  'dots',
  'error, degrees',
  'error, mm',
  'error, px',
  'spread, degrees',
  'frame to frame, degrees',
  'lost frames',
  'refused',
];

/** One row for all sessions with the same value of `pick`. */
export function toErrorTable(
  title: string,
  sessions: readonly JudgedSession[],
  pick: (session: JudgedSession) => string,
): string {
  const groups = [...Map.groupBy(sessions, pick)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return toTable(
    [title, ...ERROR_HEAD],
    groups.map(([name, own]) => [name, ...toErrorCells(summarise(own))]),
  );
}

function toErrorCells(summary: Summary): string[] {
  const { deg, mm, px, spreadDeg, stepDeg, loss, sessions, dots, refused } = summary;
  return [
    String(sessions),
    String(dots),
    toSpreadCell(deg, 2),
    toSpreadCell(mm, 1),
    toSpreadCell(px, 0),
    spreadDeg.toFixed(2),
    stepDeg.toFixed(2),
    toPercent(loss),
    String(refused),
  ];
}

function toSpreadCell({ median, p75, p95 }: Spread, digits: number): string {
  return [median, p75, p95].map((value) => value.toFixed(digits)).join(' / ');
}

/** Sessions that a dot of known place corrects, before and after. */
export function toCorrectedTable(sessions: readonly JudgedSession[]): string {
  const rows = sessions.flatMap(({ facts, dots, correctedDots }) => {
    if (!correctedDots) return [];
    const before = summariseDots(dots).deg.median;
    return [[facts.name, before.toFixed(2), summariseDots(correctedDots).deg.median.toFixed(2)]];
  });
  return toTable(['session', 'median, degrees', 'corrected by one dot'], rows);
}

/** Sessions above the limit of their movement, or refused by the gate. */
export function toFailureTable(
  sessions: readonly JudgedSession[],
  toLimitDeg: (session: JudgedSession) => number,
): string {
  const rows = sessions.flatMap((session) => {
    const { median, p95 } = summarise([session]).deg;
    const { accepted, reasons } = session.verdict;
    if (median <= toLimitDeg(session) && accepted) return [];
    const verdict = accepted ? 'accepted' : reasons.join(', ');
    return [[session.facts.name, median.toFixed(2), p95.toFixed(2), verdict]];
  });
  return toTable(['session', 'median, degrees', '95th percentile', 'gate'], rows);
}

export function toGateTable({ rows }: GateResult): string {
  return toTable(
    ['calibrations', 'trials', 'people', 'accepted', 'leave-one-out, degrees', ...GATE_REASONS],
    rows.map(({ kind, trials, people, accepted, looDeg, reasons }) => [
      kind,
      String(trials),
      String(people),
      String(accepted),
      looDeg.map((each) => each.toFixed(1)).join(' / '),
      ...GATE_REASONS.map((reason) => String(reasons[reason] ?? 0)),
    ]),
  );
}

export function toRateLine(name: string, rate: Rate, limit: number): string {
  const { wrong, trials, share, bound, people, peopleWrong, peopleBound } = rate;
  return `- ${name}: ${wrong} of ${trials}, ${toPercent(share)} (at most ${toPercent(limit)} wanted). The true rate is below ${toPercent(bound)} if every trial stands for itself, and ${peopleWrong} of ${people} people are concerned, so below ${toPercent(peopleBound)} of people.`;
}

export function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return 'None.';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

export function toPercent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
