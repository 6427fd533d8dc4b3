import { CALLS, DEFAULT_LOOK, type Project } from '@fovea/contract';
import { addPage, loadSamplePicture, type Researcher } from '@fovea/testkit';

export const SAMPLE_NAME = 'Drink ad test';
export const SAMPLE_PARTICIPANTS = 48;

/** Pages that are looked at, in their order, with their stimuli and how long each is shown. */
export const LOOKED_AT = [
  { name: 'Running film', stimulus: 'spot', file: 'spot.mp4', kind: 'video', shownMs: 15_000 },
  { name: 'Drink ad', stimulus: 'ad-yuzu', file: 'ad-yuzu.webp', kind: 'image', shownMs: 8_000 },
  {
    name: 'Product page',
    stimulus: 'product-page',
    file: 'product-page.webp',
    kind: 'image',
    shownMs: 12_000,
    display: 'scroll',
  },
] as const;

const QUESTIONS = [
  {
    kind: 'choice',
    text: 'Which of these would you try first?',
    choices: ['The drink', 'The serum', 'The running shoes', 'None of them'],
  },
  { kind: 'written', text: 'What do you remember of the ad?', choices: [] },
] as const;

/** A film, an ad, a product page, a question with choices and a written one. It collects. */
export async function createSampleProject(researcher: Researcher): Promise<Project> {
  const { client, upload } = researcher;
  const { id } = await client.call(CALLS.createProject, {
    body: { name: SAMPLE_NAME, type: 'pro', maxParticipant: SAMPLE_PARTICIPANTS },
  });
  const params = { id };
  for (const page of LOOKED_AT) {
    const { id: assetId } = await upload(id, await loadSamplePicture(page.file));
    const shown = page.kind === 'video' ? {} : { timerMs: page.shownMs };
    const look = { ...DEFAULT_LOOK, ...('display' in page ? { display: page.display } : {}) };
    await addPage(client, id, {
      kind: page.kind,
      name: page.name,
      ...look,
      ...shown,
      assetIds: [assetId],
    });
  }
  for (const question of QUESTIONS) {
    await addPage(client, id, {
      kind: 'survey',
      question: { ...question, choices: [...question.choices] },
    });
  }
  return client.call(CALLS.activateProject, { params });
}
