import { DEFAULT_LOOK, type Draft, type DraftPage, type Question } from '@fovea/contract';

const EMPTY_QUESTION: Question = {
  kind: 'choice',
  text: '',
  choices: ['', ''],
  allowSeveral: false,
  addOther: false,
  shuffleChoices: false,
  required: true,
};

/** A page as it is when nothing of it has been set. */
export function toNewPage(
  { settings }: Draft,
  kind: DraftPage['kind'],
  assetIds: readonly string[] = [],
): DraftPage {
  return {
    ...DEFAULT_LOOK,
    id: crypto.randomUUID(),
    kind,
    name: null,
    timerMs: kind === 'image' ? settings.timerMs : null,
    // Where pages are shuffled, a question stays behind what it asks about unless it is let go.
    keepInPlace: kind === 'survey',
    assetIds: [...assetIds],
    question: kind === 'survey' ? EMPTY_QUESTION : null,
  };
}

/** Copies of pages, with their places: together, behind the last of their originals. */
export function toCopies(pages: readonly DraftPage[], pageIds: readonly string[]) {
  const isOriginal = ({ id }: DraftPage) => pageIds.includes(id);
  const from = pages.findLastIndex(isOriginal) + 1;
  return pages.filter(isOriginal).map((page, index) => ({
    page: { ...page, id: crypto.randomUUID() },
    at: from + index,
  }));
}
