import { writeFile } from 'node:fs/promises';
import { startTestStack } from '#test-stack.ts';
import { playWorld } from './play-world.ts';
import { type KeptWorld, toWorldPath, WORLD_SECRETS } from './world.ts';
import { keepObjects } from './world-objects.ts';
import { dumpRows } from './world-rows.ts';

/** Plays the world through the product on a stack of its own and writes it into the repository. */
export async function keepWorld(signal: AbortSignal): Promise<void> {
  const stack = await startTestStack({ env: WORLD_SECRETS });
  try {
    signal.throwIfAborted();
    const places = await playWorld(stack);
    await Promise.all(stack.processes.map((server) => server.stop()));
    const bucket = { s3: stack.s3, name: stack.env['S3_BUCKET'] ?? '' };
    const objects = await keepObjects(bucket, toWorldPath('objects'));
    await writeFile(toWorldPath('rows.sql'), await dumpRows(stack.databaseUrl));
    const madeAt = new Date().toISOString();
    const kept: KeptWorld = { madeAt, places, objects };
    await writeFile(toWorldPath('world.json'), `${JSON.stringify(kept, undefined, 2)}\n`);
  } finally {
    await stack.stop();
  }
}
