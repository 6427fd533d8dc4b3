#!/usr/bin/env node
// Reads gaze samples as CSV and prints fixations and metrics of areas.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FIXATION_PRESETS } from '#events/detect-fixations.ts';
import { ASSUMED_DISTANCE_CM, measurePxPerDegree } from '#geometry/pixels-per-degree.ts';
import { type Analysis, analyse, type NamedArea } from './analyse.ts';
import { parseSamples } from './read-samples.ts';

const USAGE = `fovea-gaze FILE.csv [options]      (- reads standard input)

FILE.csv has a header with t_ms, x and y, in ms and px, and valid (1 or 0) if you have it.
Empty gaze is lost gaze.

  --area NAME=X,Y,WIDTH,HEIGHT   an area of interest in px; as often as you like
  --preset NAME                  ${FIXATION_PRESETS.join(', ')} (phone)
  --width PX --height PX         what the person saw (390 by 844)
  --px-per-degree N              px of one degree of visual angle (a phone at 35 cm: 37)
  --precision DEG                precision STD of the tracker, if you measured it
  --json                         everything as JSON, with algorithm, version and options
`;

/** A phone of 460 physical px an inch and 3 of them for a CSS px. */
const PHONE = { distanceCm: ASSUMED_DISTANCE_CM.phone, ppi: 460, pixelRatio: 3 };
const DIGITS = 3;

try {
  run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      area: { type: 'string', multiple: true, default: [] },
      preset: { type: 'string', default: 'phone' },
      width: { type: 'string', default: '390' },
      height: { type: 'string', default: '844' },
      'px-per-degree': { type: 'string', default: String(measurePxPerDegree(PHONE)) },
      precision: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined) {
    process.stdout.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const preset = FIXATION_PRESETS.find((name) => name === values.preset);
  if (preset === undefined) throw new RangeError(`There is no preset ${values.preset}.`);
  const signal = parseSamples(readFileSync(file === '-' ? 0 : file, 'utf8'));
  const analysis = analyse(signal, {
    preset,
    widthPx: toSize('--width', values.width),
    heightPx: toSize('--height', values.height),
    pxPerDegree: toSize('--px-per-degree', values['px-per-degree']),
    precisionStdDeg:
      values.precision === undefined ? null : toSize('--precision', values.precision),
    areas: values.area.map(parseArea),
  });
  process.stdout.write(values.json ? `${JSON.stringify(analysis, null, 2)}\n` : toText(analysis));
}

function toText({ events, summary, fixations, areas }: Analysis): string {
  const why = events.reason === null ? '' : `, no fixations: ${events.reason}`;
  const blocks = [
    `# ${events.algorithm} version ${events.version}${why}\n${toTable([summary])}`,
    toTable(fixations),
    toTable(areas),
  ];
  return blocks.filter((block) => block !== '').join('\n');
}

/** CSV; what is missing is empty. */
function toTable(rows: readonly Readonly<Record<string, string | number | null>>[]): string {
  const [first] = rows;
  if (first === undefined) return '';
  const lines = rows.map((row) => Object.values(row).map(toCell).join(','));
  return `${[Object.keys(first).join(','), ...lines].join('\n')}\n`;
}

function toCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(Number(value.toFixed(DIGITS)));
  return /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

function parseArea(text: string): NamedArea {
  const at = text.lastIndexOf('=');
  const numbers = text
    .slice(at + 1)
    .split(',')
    .map(Number);
  const [xPx = 0, yPx = 0, widthPx = 0, heightPx = 0] = numbers;
  if (at < 1 || numbers.length !== 4 || !numbers.every(Number.isFinite)) {
    throw new RangeError(`${text} is no area: NAME=X,Y,WIDTH,HEIGHT`);
  }
  return { name: text.slice(0, at), xPx, yPx, widthPx, heightPx };
}

function toSize(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0 && value < Number.POSITIVE_INFINITY)) {
    throw new RangeError(`${name} is not above 0: ${text}`);
  }
  return value;
}
