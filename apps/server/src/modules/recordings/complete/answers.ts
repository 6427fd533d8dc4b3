import type { CALLS, CallBody, Page } from '@fovea/contract';
import type { AnswerRow } from './answers.repo.ts';

type Results = Pick<CallBody<typeof CALLS.completeRecording>, 'answers' | 'favouritePageId'>;

type PageFacts = Pick<Page, 'id' | 'kind' | 'question'>;

/**
 * Rows of an answer: only what its question asks for. The rest is left out rather than refused,
 * since a refusal would cost the gaze that came with it.
 */
export function toAnswerRows(
  pages: readonly PageFacts[],
  answers: Results['answers'],
): readonly AnswerRow[] {
  return pages.flatMap(({ id, question }) => {
    const given = answers.find(({ pageId }) => pageId === id);
    if (given === undefined || question === null) return [];
    const { kind, addOther, allowSeveral } = question;
    const known = [...new Set(given.choices)]
      .filter((choice) => kind === 'choice' && choice < question.choices.length)
      .sort((a, b) => a - b);
    const choices = allowSeveral ? known : known.slice(0, 1);
    const text = (kind === 'written' || addOther) && given.text !== '' ? given.text : null;
    return choices.length === 0 && text === null ? [] : [{ pageId: id, choices, text }];
  });
}

/** Only a page that was looked at can be picked in the last review. */
export function findFavourite(
  pages: readonly PageFacts[],
  favouritePageId: Results['favouritePageId'],
): string | null {
  return pages.find(({ id, kind }) => id === favouritePageId && kind !== 'survey')?.id ?? null;
}
