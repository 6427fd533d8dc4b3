import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeVideo, toOutputSize } from './make-video.ts';

const run = promisify(execFile);

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fovea-video-test-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const source = (size: string, seconds: number, rate: number) => [
  ...['-v', 'error', '-nostdin', '-f', 'lavfi'],
  ...['-i', `testsrc2=s=${size}:r=${rate}:d=${seconds}`],
];

async function make(name: string, args: readonly string[]): Promise<string> {
  const path = join(dir, name);
  await run('ffmpeg', [...args, path]);
  return path;
}

async function probe(path: string) {
  const args = ['-v', 'error', '-print_format', 'json', '-show_streams', '-show_format', path];
  return JSON.parse((await run('ffprobe', args)).stdout) as {
    streams: Record<string, unknown>[];
    format: { tags: Record<string, string> };
  };
}

/** Decoders see the folder that they work in, and no other. */
async function work(file: string, onProgress = (_percent: number) => {}) {
  const own = await mkdtemp(join(dir, 'made-'));
  const given = join(own, 'given');
  await copyFile(file, given);
  return makeVideo(given, own, onProgress);
}

describe('a video', () => {
  it('becomes H.264 with even sides and without metadata, with a poster and five frames', async () => {
    const sound = ['-f', 'lavfi', '-i', 'sine=d=2', '-c:a', 'aac'];
    const odd = ['-vf', 'format=yuv444p,scale=321:241', '-c:v', 'libx264'];
    const picture = [...odd, '-metadata', 'title=secret-owner'];
    const file = await make('a.mp4', [...source('321x241', 2, 25), ...sound, ...picture]);
    const percents: number[] = [];
    const made = await work(file, (percent) => percents.push(percent));
    expect(made).toMatchObject({ widthPx: 322, heightPx: 242, sources: [] });
    expect(Math.abs((made.durationMs ?? 0) - 2_000)).toBeLessThan(100);
    const { streams, format } = await probe(made.main.path);
    expect(streams).toMatchObject([
      { codec_name: 'h264', pix_fmt: 'yuv420p', profile: 'High' },
      { codec_name: 'aac' },
    ]);
    expect(JSON.stringify(format.tags)).not.toContain('secret-owner');
    expect(made.hover).toHaveLength(5);
    // Each of the frames may be chosen as the poster.
    for (const still of [made.poster, ...made.hover]) {
      expect(await sharp(still?.path).metadata()).toMatchObject({ format: 'webp', width: 322 });
    }
    expect(await sharp(made.thumb.path).metadata()).toMatchObject({ width: 320 });
    expect(percents.every((percent) => percent >= 0 && percent <= 99)).toBe(true);
    expect(percents.length).toBeGreaterThan(0);
    expect((await stat(made.main.path)).size).toBeGreaterThan(1_000);
  });

  it('is refused when it is longer than three minutes, whatever it says', async () => {
    const file = await make('long.mp4', [...source('32x32', 200, 1), '-c:v', 'libx264']);
    await expect(work(file)).rejects.toThrow('video_too_long');
  });

  it('is refused when it is a playlist or another kind of file', async () => {
    await expect(work(import.meta.filename)).rejects.toThrow('not_a_video');
    const file = await make('a.avi', [...source('32x32', 1, 5), '-c:v', 'mpeg4']);
    await expect(work(file)).rejects.toThrow('not_a_video');
  });

  it('has a short side of at most 1080 px', () => {
    expect(toOutputSize({ widthPx: 3_840, heightPx: 2_160 })).toEqual({
      widthPx: 1_920,
      heightPx: 1_080,
    });
    expect(toOutputSize({ widthPx: 1_080, heightPx: 1_920 })).toEqual({
      widthPx: 1_080,
      heightPx: 1_920,
    });
    expect(toOutputSize({ widthPx: 8_000, heightPx: 3 })).toEqual({ widthPx: 3_840, heightPx: 2 });
  });
});
