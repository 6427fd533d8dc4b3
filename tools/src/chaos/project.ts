import { loadSamplePicture, signUpResearcher, type TestStack } from '@fovea/testkit';

const CREDENTIALS = { email: 'researcher@fovea.localhost', password: 'Correct-horse-7!' };

/** A signed-up researcher with a project that collects. */
export async function createProject(stack: TestStack, maxParticipant: number) {
  const apiUrl = stack.apis[0]?.url ?? '';
  const researcher = await signUpResearcher(apiUrl, CREDENTIALS, stack.readCode);
  const picture = await loadSamplePicture();
  const project = await researcher.createActiveProject({ name: 'Chaos', maxParticipant, picture });
  return { researcher, project };
}
