import type { ProjectType } from '@fovea/contract';
import {
  loadSamplePicture,
  type Picture,
  runCommand,
  signUpResearcher,
  type TestStack,
} from '@fovea/testkit';

export const RESEARCHER = { email: 'researcher@fovea.localhost', password: 'Correct-horse-7!' };

/** A signed-up researcher with a project that collects. */
export async function createProject(
  stack: TestStack,
  options: {
    readonly maxParticipant: number;
    readonly pages?: number;
    readonly timerMs?: number;
    readonly questions?: number;
    /** Records of Basic projects hold less. */
    readonly type?: ProjectType;
    /** Our poster if none is given, which takes a while to be made ready. */
    readonly picture?: Picture;
  },
) {
  const apiUrl = stack.apis[0]?.url ?? '';
  const researcher = await signUpResearcher(apiUrl, RESEARCHER, stack.readCode);
  if (options.type === 'pro') {
    const grant = ['grant', RESEARCHER.email, String(options.maxParticipant), 'drill'];
    await runCommand('credits', grant, stack.env);
  }
  const picture = options.picture ?? (await loadSamplePicture());
  const project = await researcher.createActiveProject({ name: 'Drill', ...options, picture });
  return { researcher, project };
}
