import { type AssetStatus, LAYOUT_SLOTS, LIMITS, type Page, type Question } from '@fovea/contract';

type PageFacts = Pick<Page, 'id' | 'kind' | 'layout' | 'question'>;

/** The pages that nobody can look at yet: a slot without a finished picture, or a question without words. */
export function listUnready(
  pages: readonly PageFacts[],
  assets: readonly { readonly page_id: string; readonly status: AssetStatus }[],
): string[] {
  const isReady = ({ id, kind, layout, question }: PageFacts) => {
    if (kind === 'survey') return question !== null && isAsked(question);
    const ready = assets.filter(({ page_id, status }) => page_id === id && status === 'ready');
    return ready.length === (kind === 'video' ? 1 : LAYOUT_SLOTS[layout]);
  };
  return pages.filter((page) => !isReady(page)).map(({ id }) => id);
}

function isAsked({ kind, text, choices }: Question): boolean {
  if (text === '') return false;
  return kind === 'written' || (choices.length >= LIMITS.choicesMin && !choices.includes(''));
}
