// The list is a table of facts, each row with the source that states them. Nothing is computed from
// what a browser says: its pixels are not those of the panel.
import { readFileSync } from 'node:fs';
import type { Device } from '@fovea/contract';
import { requireValue } from '#platform/errors/require-value.ts';

export interface ListedDevice extends Device {
  readonly diagonalInch: number | null;
  /** Key in device-sources.csv. */
  readonly source: string;
}

const KINDS: readonly Device['kind'][] = ['mobile', 'tablet'];

export const DEVICES: readonly ListedDevice[] = readTable('devices.csv').map(toDevice);

/** No cell holds a comma or a quote, so that a line is its cells. */
export function readTable(name: string): Readonly<Record<string, string>>[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  const [head = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((row) => row.split(','));
  return rows.map((cells) =>
    Object.fromEntries(head.map((key, i) => [key, requireValue(cells[i], `${key} in ${name}`)])),
  );
}

function toDevice(row: Readonly<Record<string, string>>): ListedDevice {
  const toText = (key: string) => requireValue(row[key], `${key} of a device`);
  const toNumber = (key: string) => (row[key] ? Number(row[key]) : null);
  return {
    name: toText('name'),
    kind: requireValue(
      KINDS.find((kind) => kind === row['kind']),
      'kind of a device',
    ),
    brand: toText('brand'),
    resolutionX: toNumber('resolution_x'),
    resolutionY: toNumber('resolution_y'),
    diagonalInch: toNumber('diagonal_inch'),
    ppi: toNumber('ppi'),
    screenWidthPx: toNumber('screen_width_px'),
    screenHeightPx: toNumber('screen_height_px'),
    pixelRatio: toNumber('pixel_ratio'),
    source: toText('source'),
  };
}
