import { AOI_JSON_SCHEMA, readAoiJson } from './aoi-json.ts';
import { AOI_FILE_LIMITS, AoiFileError, type ReadAoiSet } from './aoi-set.ts';
import { readCvat } from './cvat.ts';
import { isRecord, listOf, parseJson } from './json.ts';
import { readLabelStudio } from './label-studio.ts';
import { parseXml } from './xml.ts';

export const AOI_FORMATS = ['aoi.json', 'cvat', 'label-studio'] as const;
export type AoiFormat = (typeof AOI_FORMATS)[number];

/** Frames a second of a film whose file names frames and no times. */
export const USUAL_FRAMES_PER_SECOND = 30;

/** Reads what it finds itself to be one of ours, CVAT's or Label Studio's; else an AoiFileError. */
export function readAoiFile(
  text: string,
  framesPerSecond = USUAL_FRAMES_PER_SECOND,
): ReadAoiSet & { readonly format: AoiFormat } {
  if (text.length > AOI_FILE_LIMITS.size) throw new AoiFileError('too_large');
  if (/^\ufeff?\s*</.test(text)) {
    const root = parseXml(text);
    if (root.name !== 'annotations') throw new AoiFileError('unknown_format');
    return { format: 'cvat', ...readCvat(root, framesPerSecond) };
  }
  const file = parseJson(text.replace(/^\ufeff/, ''));
  if (isRecord(file) && file.schema === AOI_JSON_SCHEMA) {
    return { format: 'aoi.json', ...readAoiJson(file) };
  }
  const tasks = listOf(isRecord(file) ? [file] : file);
  const isTask = tasks.some((task) => Array.isArray(task.annotations ?? task.completions));
  if (!isTask) throw new AoiFileError('unknown_format');
  return { format: 'label-studio', ...readLabelStudio(tasks, framesPerSecond) };
}
