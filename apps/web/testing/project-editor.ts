import {
  type Asset,
  CALLS,
  type DraftPage,
  type Language,
  type Page,
  type Project,
  type Question,
} from '@fovea/contract';
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

/** A server that keeps every draft and change of the project, and answers with the whole. */
export function keepProject(project: Project) {
  let stored = project;
  const assets = new Map<string, Asset>();
  const remember = ({ pages }: Project) => {
    for (const asset of pages.flatMap((page) => page.assets))
      if (asset) assets.set(asset.id, asset);
  };
  remember(project);
  answerProject(project);
  answer(CALLS.getProject, () => stored);
  const drafts = answer(CALLS.saveDraft, ({ body: { key, revision, settings, pages } }) => {
    const toStored = ({ assetIds, ...page }: DraftPage, position: number): Page => ({
      ...page,
      position,
      assets: assetIds.map((id) => assets.get(id ?? '') ?? null),
    });
    stored = { ...stored, ...settings, pages: pages.map(toStored) };
    stored = { ...stored, pageCount: pages.length, revision: revision + 1, saveKey: key };
    return stored;
  });
  const settings = answer(CALLS.updateProject, ({ body }) => {
    stored = { ...stored, ...body, revision: stored.revision + 1 } as Project;
    return stored;
  });
  const store = (next: Project) => {
    remember(next);
    stored = next;
  };
  /** As it was saved last. */
  const findSaved = () => drafts.asked.at(-1)?.body;
  return { drafts, settings, findSaved, store };
}

export async function openEditor(
  { id, name }: Project,
  language: Language = 'en',
): Promise<UserEvent> {
  const user = await openScreen(toEditor(id), { self: toUser(), language });
  await screen.findByRole('heading', { level: 1, name });
  return user;
}
