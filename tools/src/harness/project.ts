import { loadSamplePicture, signUpResearcher, type TestStack } from '@fovea/testkit';

const CREDENTIALS = { email: 'researcher@fovea.localhost', password: 'Correct-horse-7!' };

/** A signed-up researcher with a project that collects. */
export async function createProject(
  stack: TestStack,
  options: { readonly maxParticipant: number; readonly pages?: number },
) {
  const apiUrl = stack.apis[0]?.url ?? '';
  const researcher = await signUpResearcher(apiUrl, CREDENTIALS, stack.readCode);
  const picture = await loadSamplePicture();
  const project = await researcher.createActiveProject({ name: 'Drill', picture, ...options });
  return { researcher, project };
}
