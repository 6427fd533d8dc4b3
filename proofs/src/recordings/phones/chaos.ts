import { loadSamplePicture } from '@fovea/testkit';
import { pickSize, readCount, type Sizes } from '#harness/part-options.ts';
import type { Figure } from '#harness/parts.ts';
import { createProject } from '#harness/project.ts';
import { withStack } from '#harness/with-stack.ts';
import { runHandshakes } from './handshakes.ts';
import { countPlaces, PAGES, runKills } from './kills.ts';

const SIZES: Sizes<{ kills: number; lanes: number; recordings: number }> = {
  short: { kills: 20, lanes: 2, recordings: 100 },
  full: { kills: 200, lanes: 4, recordings: 1_000 },
};

const SEED = 20;

/**
 * Phones whose browser is killed, and servers that lose what they had acknowledged. The full size can be
 * had in parts, each with a seed of its own: `--full --kills=25 --recordings=125 --seed=2`.
 */
export function runPhones(options: readonly string[]): Promise<Figure[]> {
  const size = pickSize(options, SIZES);
  const killed = { ...size, kills: readCount(options, 'kills', size.kills) };
  const seed = readCount(options, 'seed', SEED);
  const recordings = readCount(options, 'recordings', size.recordings);
  return withStack({ apis: 1, worker: true }, async (stack) => {
    const { researcher, project } = await createProject(stack, { maxParticipant: recordings });
    const shown = await researcher.createActiveProject({
      name: 'Shown',
      picture: await loadSamplePicture(),
      maxParticipant: countPlaces(killed),
      ...PAGES,
    });
    researcher.stop();
    return [
      ...(await runHandshakes(stack, project, seed)),
      ...(await runKills(stack, shown, { ...killed, seed })),
    ];
  });
}
