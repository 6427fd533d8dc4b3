import { CALLS, type Language, type Page, type Project, type Question } from '@fovea/contract';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toEditor } from '#shared/paths.ts';
import { answer } from './answer.ts';
import { openScreen } from './open-screen.tsx';
import { toUser } from './people.ts';
import { answerProject, toId, toPage } from './projects.ts';

const QUESTION: Question = {
  kind: 'choice',
  text: 'Which one?',
  choices: ['Yuzu', 'Green tea'],
  allowSeveral: false,
  addOther: false,
  shuffleChoices: false,
  required: true,
};

/** A page with a question; its id ends with the number. */
export function toQuestionPage(number: number, change: Partial<Question> = {}): Page {
  return toPage({
    id: toId(number),
    kind: 'survey',
    timerMs: null,
    assets: [],
    question: { ...QUESTION, ...change },
  });
}

/** A server that keeps every change of the project and its pages, and answers with the whole. */
export function keepProject(project: Project) {
  let stored = project;
  answerProject(project);
  answer(CALLS.getProject, () => stored);
  const pages = answer(CALLS.updatePage, ({ params, body: { assetIds: _, ...patch } }) => {
    const change = (page: Page) =>
      page.id === params.pageId ? ({ ...page, ...patch } as Page) : page;
    stored = { ...stored, pages: stored.pages.map(change) };
    return stored;
  });
  const settings = answer(CALLS.updateProject, ({ body }) => {
    stored = { ...stored, ...body } as Project;
    return stored;
  });
  const store = (next: Project) => {
    stored = next;
  };
  return { pages, settings, store };
}

export async function openEditor(
  { id, name }: Project,
  language: Language = 'en',
): Promise<UserEvent> {
  const user = await openScreen(toEditor(id), { self: toUser(), language });
  await screen.findByRole('heading', { level: 1, name });
  return user;
}
