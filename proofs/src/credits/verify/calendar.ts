/** Calendars by Intl alone: what a month is depends on where one is. */

interface Local {
  readonly year: number;
  /** From 0, as in Date.UTC. */
  readonly month: number;
  readonly day: number;
  /** Since midnight on the wall. */
  readonly timeMs: number;
}

/** The same day and time of day so many months later on the wall; the last day if there is none. */
export function addMonths(startMs: number, months: number, zone: string): number {
  const { year, month, day, timeMs } = toLocal(startMs, zone);
  const daysInMonth = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  const wallMs = Date.UTC(year, month + months, Math.min(day, daysInMonth)) + timeMs;
  return toInstant(wallMs, zone);
}

/** The instant of a wall time. One that the clocks skip is as much later as they skip. */
export function toInstant(wallMs: number, zone: string): number {
  const guessMs = wallMs - getOffsetMs(wallMs, zone);
  const secondMs = wallMs - getOffsetMs(guessMs, zone);
  const isThere = secondMs + getOffsetMs(secondMs, zone) === wallMs;
  return isThere ? secondMs : Math.max(guessMs, secondMs);
}

function toLocal(atMs: number, zone: string): Local {
  const wall = new Date(atMs + getOffsetMs(atMs, zone));
  const [year, month, day] = [wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()];
  return { year, month, day, timeMs: wall.getTime() - Date.UTC(year, month, day) };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function getOffsetMs(atMs: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(zone, format);
  const parts = Object.fromEntries(
    format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const wallMs = Date.UTC(year, month - 1, day, hour, minute, second);
  return wallMs - Math.floor(atMs / 1_000) * 1_000;
}
