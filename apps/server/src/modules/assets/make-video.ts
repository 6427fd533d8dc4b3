import { join } from 'node:path';
import { LIMITS } from '@fovea/contract';
import { FRAME_LIMITS, VIDEO_LIMITS } from './asset-limits.ts';
import { type MadeAsset, type MadeFile, Refused, runOrRefuse } from './asset-work.ts';
import { THUMB_WIDTH_PX } from './picture-sizes.ts';
import { CLOSED_INPUT, probeVideo, type VideoFacts } from './probe-video.ts';
import { findVideoFormat } from './shape/video-shape.ts';

const SHORT_SIDE_PX = 1_080;
const LONG_SIDE_PX = 3_840;
const FRAMES_PER_S = 30;
const THREADS = 2;
/** Containers round; a video of exactly the limit is one. */
const SLACK_MS = 100;
/** A file that lies about its length is cut here, and then seen to be too long. */
const CUT_AFTER_S = LIMITS.videoMaxMs / 1_000 + 1;
const QUIET = ['-hide_banner', '-nostdin', '-v', 'error', '-y'] as const;

/** Probes `file`, writes it anew as H.264 into `dir` and takes pictures of it. */
export async function makeVideo(
  file: string,
  dir: string,
  onProgress: (percent: number) => void,
): Promise<MadeAsset> {
  if ((await findVideoFormat(file)) === undefined) throw new Refused('not_a_video');
  const given = await probeVideo(file, dir);
  if ((given.durationMs ?? 0) > LIMITS.videoMaxMs + SLACK_MS) throw new Refused('video_too_long');
  const path = join(dir, 'video.mp4');
  await transcode(file, path, dir, given, onProgress);
  const { widthPx, heightPx, durationMs = 0 } = await probeVideo(path, dir);
  if (durationMs > LIMITS.videoMaxMs + SLACK_MS) throw new Refused('video_too_long');
  if (durationMs < 1) throw new Refused('not_a_video');
  const frame = (name: string, atMs: number, maxWidthPx: number) =>
    takeFrame(path, dir, { name, atMs, widthPx: Math.min(maxWidthPx, widthPx) });
  const hover: MadeFile[] = [];
  for (let i = 0; i < LIMITS.videoFrames; i++) {
    const atMs = (durationMs * (i + 0.5)) / LIMITS.videoFrames;
    // Each may become the poster of a page, which fills a phone.
    hover.push(await frame(`hover-${i}`, atMs, widthPx));
  }
  return {
    widthPx,
    heightPx,
    durationMs,
    main: { path, contentType: 'video/mp4', suffix: '.mp4' },
    // Films often begin with an empty picture.
    thumb: await frame('thumb', durationMs / 3, THUMB_WIDTH_PX),
    poster: await frame('poster', 0, widthPx),
    sources: [],
    hover,
  };
}

async function transcode(
  file: string,
  path: string,
  dir: string,
  given: VideoFacts,
  onProgress: (percent: number) => void,
): Promise<void> {
  const { widthPx, heightPx } = toOutputSize(given);
  const picture = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '21', '-profile:v', 'high'];
  const rate = ['-maxrate', '8M', '-bufsize', '16M', '-pix_fmt', 'yuv420p', '-g', '60'];
  const args = [
    ...QUIET,
    ...['-progress', 'pipe:1', '-threads', String(THREADS), ...CLOSED_INPUT, '-i', file],
    ...['-map', '0:V:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1'],
    ...['-map_chapters', '-1', '-t', String(CUT_AFTER_S), '-fpsmax', String(FRAMES_PER_S)],
    ...['-vf', `scale=${widthPx}:${heightPx},setsar=1`, ...picture, ...rate],
    ...['-threads', String(THREADS), '-c:a', 'aac', '-b:a', '128k', '-ac', '2'],
    ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
    ...['-fs', String(LIMITS.videoMaxBytes), '-movflags', '+faststart', '-f', 'mp4', path],
  ];
  const onLine = (line: string) => {
    const us = Number(/^out_time_us=(\d+)/.exec(line)?.[1]);
    if (!Number.isFinite(us) || given.durationMs === undefined) return;
    onProgress(Math.min(99, Math.floor(us / 10 / given.durationMs)));
  };
  await runOrRefuse({ command: 'ffmpeg', args, dir, limits: VIDEO_LIMITS, onLine }, 'not_a_video');
}

async function takeFrame(
  video: string,
  dir: string,
  { name, atMs, widthPx }: { name: string; atMs: number; widthPx: number },
): Promise<MadeFile> {
  const path = join(dir, `${name}.webp`);
  const args = [
    ...[...QUIET, '-ss', (atMs / 1_000).toFixed(3), ...CLOSED_INPUT, '-i', video],
    ...['-frames:v', '1', '-vf', `scale=${widthPx}:-1`, '-c:v', 'libwebp', '-quality', '82'],
    ...['-map_metadata', '-1', '-threads', '1', '-f', 'webp', path],
  ];
  await runOrRefuse({ command: 'ffmpeg', args, dir, limits: FRAME_LIMITS }, 'not_a_video');
  return { path, contentType: 'image/webp', suffix: `-${name}.webp` };
}

/** H.264 wants even sides. */
export function toOutputSize({ widthPx, heightPx }: { widthPx: number; heightPx: number }) {
  const scale = Math.min(
    1,
    SHORT_SIDE_PX / Math.min(widthPx, heightPx),
    LONG_SIDE_PX / Math.max(widthPx, heightPx),
  );
  const toEven = (px: number) => Math.max(2, Math.round((px * scale) / 2) * 2);
  return { widthPx: toEven(widthPx), heightPx: toEven(heightPx) };
}
