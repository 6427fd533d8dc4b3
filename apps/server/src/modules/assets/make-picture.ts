import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ASSET_REFUSALS } from '@fovea/contract';
import { z } from 'zod';
import type { ChildLimits } from '#platform/child/limited-child.ts';
import { AVIF_LIMITS, PICTURE_LIMITS } from './asset-limits.ts';
import { type MadeAsset, type MadeSource, Refused, runOrRefuse } from './asset-work.ts';

const CHILD = fileURLToPath(new URL('./picture-child.ts', import.meta.url));
const HEAP_MB = 96;

const refused = z.object({ refusal: z.enum(ASSET_REFUSALS) });
const checked = z.object({
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
  format: z.enum(['webp', 'jpeg', 'png']),
  widths: z.array(z.int()),
});
const avifs = z.object({ widths: z.array(z.int()) });

/** Decodes `file` in a child and answers what it wrote into `dir`. */
export async function makePicture(file: string, dir: string): Promise<MadeAsset> {
  const answer = z.union([refused, checked]).parse(await runChild('check', file, dir));
  if ('refusal' in answer) throw new Refused(answer.refusal);
  const { widthPx, heightPx, format, widths } = answer;
  const thumb = { path: join(dir, 'thumb.webp'), contentType: 'image/webp' };
  return {
    widthPx,
    heightPx,
    durationMs: null,
    main: { path: join(dir, 'full'), contentType: `image/${format}`, suffix: `.${format}` },
    thumb: { ...thumb, suffix: '-thumb.webp' },
    sources: widths.map((width) => toSource(dir, width, 'webp')),
    poster: null,
    hover: [],
  };
}

/** The same sizes once more, of a picture that is ours by now. */
export async function makeAvifs(file: string, dir: string): Promise<MadeSource[]> {
  const { widths } = avifs.parse(await runChild('avif', file, dir, AVIF_LIMITS));
  return widths.map((width) => toSource(dir, width, 'avif'));
}

async function runChild(
  mode: 'check' | 'avif',
  file: string,
  dir: string,
  limits: ChildLimits = PICTURE_LIMITS,
): Promise<unknown> {
  const args = [`--max-old-space-size=${HEAP_MB}`, CHILD, mode, file, dir];
  const task = { command: process.execPath, args, dir, limits };
  return JSON.parse(await runOrRefuse(task, 'not_a_picture'));
}

function toSource(dir: string, widthPx: number, format: 'webp' | 'avif'): MadeSource {
  const name = `${widthPx}.${format}`;
  return {
    path: join(dir, name),
    contentType: `image/${format}`,
    suffix: `-${name}`,
    widthPx,
  };
}
