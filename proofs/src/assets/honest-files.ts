import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@fovea/testkit/engines';

/** One file of each kind, as programs write them. */
export type HonestFiles = Readonly<Record<(typeof NAMES)[number], Buffer>>;

const NAMES = [
  'a.jpg',
  'a.png',
  'a.webp',
  'a.avif',
  'a.gif',
  'a.bmp',
  'a.tiff',
  'a.mp4',
  'a.webm',
  'long.mp4',
  'a.avi',
  'a.mp3',
  'tall.jpg',
  'wide.jpg',
  'heavy.jpg',
  'large.jpg',
  'large.webp',
] as const;

const still = (size: string) => ['-f', 'lavfi', '-i', `testsrc2=s=${size}`, '-frames:v', '1'];
const moving = (size: string, seconds: number, rate = 25) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=s=${size}:r=${rate}:d=${seconds}`,
];
const plain = (size: string) => ['-f', 'lavfi', '-i', `color=teal:s=${size}`, '-frames:v', '1'];

const ARGS: Readonly<Record<(typeof NAMES)[number], readonly string[]>> = {
  'a.jpg': still('320x240'),
  'a.png': still('320x240'),
  'a.webp': still('320x240'),
  'a.avif': [...still('320x240'), '-c:v', 'libaom-av1', '-cpu-used', '8', '-still-picture', '1'],
  'a.gif': moving('80x60', 1),
  'a.bmp': still('80x60'),
  'a.tiff': still('80x60'),
  'a.mp4': [...moving('320x240', 2), '-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
  'a.webm': [...moving('320x240', 2), '-c:v', 'libvpx', '-deadline', 'realtime'],
  // A frame a second: little to encode, more than three minutes to watch.
  'long.mp4': [...moving('64x48', 400, 1), '-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
  'a.avi': [...moving('80x60', 1), '-c:v', 'mpeg4'],
  'a.mp3': ['-f', 'lavfi', '-i', 'sine=d=1'],
  'tall.jpg': plain('16x40000'),
  'wide.jpg': plain('40000x16'),
  'heavy.jpg': still('7800x5000'),
  'large.jpg': plain('9000x5000'),
  'large.webp': plain('9000x5000'),
};

export async function makeHonestFiles(): Promise<HonestFiles> {
  const dir = await mkdtemp(join(tmpdir(), 'fovea-files-'));
  try {
    const made: Partial<Record<(typeof NAMES)[number], Buffer>> = {};
    for (const name of NAMES) {
      const path = join(dir, name);
      await runCommand('ffmpeg', ['-v', 'error', '-nostdin', ...ARGS[name], path], {
        timeoutMs: 60_000,
      });
      made[name] = await readFile(path);
    }
    return made as HonestFiles;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
