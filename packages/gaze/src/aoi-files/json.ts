import { AoiFileError } from './aoi-set.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AoiFileError('not_readable');
  }
}

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; nothing else is looked at. */
export function listOf(value: unknown): readonly JsonRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
