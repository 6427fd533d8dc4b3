import { CREDIT_MOVES, type CreditMove } from '@fovea/contract';
import { toDateText } from '#shared/format/dates.ts';

/** A day of the person's own calendar, yyyy-mm-dd as date fields write it. */
type Day = string;

export interface HistoryFilter {
  readonly type: CreditMove | undefined;
  readonly from: Day | undefined;
  /** The last day that is shown. */
  readonly to: Day | undefined;
}

export const NO_FILTER: HistoryFilter = { type: undefined, from: undefined, to: undefined };

/** Half-typed years, such as 0002, are not days that anybody means. */
const FIRST_YEAR = 2000;

export function isDay(text: string): boolean {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return found !== null && Number(found[1]) >= FIRST_YEAR && toDay(toMidnight(text)) === text;
}

/** The address keeps the filter; what it cannot mean is left out. */
export function parseFilter(params: URLSearchParams): HistoryFilter {
  const type = params.get('type')?.toUpperCase();
  const findDay = (name: string) => {
    const text = params.get(name);
    return text !== null && isDay(text) ? text : undefined;
  };
  const [from, to] = [findDay('from'), findDay('to')];
  return {
    type: CREDIT_MOVES.find((each) => each === type),
    from,
    to: from !== undefined && to !== undefined && to < from ? undefined : to,
  };
}

export function toParams({ type, from, to }: HistoryFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (type !== undefined) params.set('type', type.toLowerCase());
  if (from !== undefined) params.set('from', from);
  if (to !== undefined) params.set('to', to);
  return params;
}

/** Filter as the server is asked: moments, the end not included. */
export interface ChosenMoves {
  readonly type?: CreditMove;
  readonly from?: string;
  readonly to?: string;
}

export function toChosen({ type, from, to }: HistoryFilter): ChosenMoves {
  return {
    ...(type === undefined ? {} : { type }),
    ...(from === undefined ? {} : { from: toMidnight(from).toISOString() }),
    ...(to === undefined ? {} : { to: toMidnight(to, 1).toISOString() }),
  };
}

/** Midnight at the start of a day, or of one some days later. */
function toMidnight(day: Day, laterDays = 0): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date + laterDays);
}

export function toDay(moment: Date): Day {
  return toDateText(moment).replaceAll('.', '-');
}

/** yyyy.mm.dd */
export const toDayText = (day: Day) => toDateText(toMidnight(day));
