import { loadSamplePicture, signUpResearcher, type TestStack } from '@fovea/testkit';

export const RESEARCHER = { email: 'researcher@fovea.localhost', password: 'Correct-horse-7!' };

/** A signed-up researcher with a project that collects. */
export async function createProject(
  stack: TestStack,
  options: {
    readonly maxParticipant: number;
    readonly pages?: number;
    readonly questions?: number;
  },
) {
  const apiUrl = stack.apis[0]?.url ?? '';
  const researcher = await signUpResearcher(apiUrl, RESEARCHER, stack.readCode);
  const picture = await loadSamplePicture();
  const project = await researcher.createActiveProject({ name: 'Drill', picture, ...options });
  return { researcher, project };
}
