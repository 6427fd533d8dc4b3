import { LAYOUT_SLOTS, type Layout, LIMITS, type Question } from '@fovea/contract';

interface PageFacts {
  readonly id: string;
  readonly kind: string;
  readonly layout: string;
  readonly question: unknown;
}

/** The pages that nobody can look at yet: a slot without a finished picture, or a question without words. */
export function listUnready(
  pages: readonly PageFacts[],
  assets: readonly { readonly page_id: string; readonly status: string }[],
): string[] {
  const isReady = ({ id, kind, layout, question }: PageFacts) => {
    if (kind === 'survey') return isAsked(question as Question);
    const ready = assets.filter(({ page_id, status }) => page_id === id && status === 'ready');
    return ready.length === (kind === 'video' ? 1 : LAYOUT_SLOTS[layout as Layout]);
  };
  return pages.filter((page) => !isReady(page)).map(({ id }) => id);
}

function isAsked({ kind, text, choices }: Question): boolean {
  if (text === '') return false;
  return kind === 'written' || (choices.length >= LIMITS.choicesMin && !choices.includes(''));
}
