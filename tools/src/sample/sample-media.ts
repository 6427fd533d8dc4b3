import { execFile } from 'node:child_process';
import { rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Asset } from '@fovea/contract';
import type { Transport } from '@fovea/testkit';
import { toSampleId } from './sample-ids.ts';

/** Wide enough for a stage, small enough for a repository. */
const FILM_WIDTH_PX = 540;
const FILM = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '29', '-pix_fmt', 'yuv420p'];
const PLAIN = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
const POSTER_AT_S = '8';
const QUIET = ['-hide_banner', '-nostdin', '-v', 'error', '-y'];

interface MediaPlace {
  readonly folder: string;
  /** Number of the page, from 1; it has one stimulus at most. */
  readonly number: number;
}

/** Writes the files that the server made of the stimuli of a page, and says where they are. */
export async function keepMedia(
  transport: Transport,
  assets: readonly (Asset | null)[],
  place: MediaPlace,
): Promise<(Asset | null)[]> {
  const kept: (Asset | null)[] = [];
  for (const asset of assets) {
    kept.push(asset && (await keepAsset(transport, asset, place)));
  }
  return kept;
}

async function keepAsset(
  transport: Transport,
  asset: Asset,
  { folder, number }: MediaPlace,
): Promise<Asset> {
  const [stem = ''] = asset.fileName.split('.');
  const keep = async (url: string | null, name: string) => {
    if (url === null) return null;
    await writeFile(join(folder, name), await getBytes(transport, url));
    return `/sample/${name}`;
  };
  const isFilm = asset.kind === 'video';
  const name = isFilm ? `${stem}.mp4` : `${stem}.webp`;
  const url = await keep(asset.url, name);
  if (isFilm) await shrinkFilm(join(folder, name));
  const { size } = await stat(join(folder, name));
  return {
    ...asset,
    id: toSampleId('asset', number),
    bytes: size,
    url,
    thumbUrl: await keep(asset.thumbUrl, `${stem}-thumb.webp`),
    posterUrl: isFilm ? await takePoster(folder, stem) : null,
    hoverUrls: [],
    sources: [],
  };
}

/** The film begins with an empty picture, which says nothing to somebody who opens it. */
async function takePoster(folder: string, stem: string): Promise<string> {
  const name = `${stem}-poster.webp`;
  const frame = ['-ss', POSTER_AT_S, '-i', join(folder, `${stem}.mp4`), '-frames:v', '1'];
  const picture = ['-c:v', 'libwebp', '-quality', '82', '-map_metadata', '-1'];
  await promisify(execFile)('ffmpeg', [...QUIET, ...frame, ...picture, join(folder, name)]);
  return `/sample/${name}`;
}

/** The film's sides keep their proportion, so gaze lies where it lay. */
async function shrinkFilm(path: string): Promise<void> {
  const small = `${path}.small.mp4`;
  const scale = ['-vf', `scale=${FILM_WIDTH_PX}:-2`, '-an'];
  const args = [
    ...QUIET,
    '-i',
    path,
    ...scale,
    ...FILM,
    ...PLAIN,
    '-movflags',
    '+faststart',
    small,
  ];
  await promisify(execFile)('ffmpeg', args);
  await rename(small, path);
}

async function getBytes(transport: Transport, url: string): Promise<Buffer> {
  const { status, bytes } = await transport.send(url, { method: 'GET', headers: {} });
  if (status !== 200) throw new Error(`${new URL(url).pathname}: ${status}`);
  return bytes();
}
