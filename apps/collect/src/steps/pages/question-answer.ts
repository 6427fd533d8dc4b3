import type { StoredAnswer } from '@fovea/collect-client';
import type { Question } from '#shared/collect-api.ts';

/** Answer picked and typed so far. */
export interface Draft {
  /** Places in the list of choices. */
  readonly choices: readonly number[];
  readonly isOther: boolean;
  /** A written answer, or what "Other" means. */
  readonly text: string;
}

export const EMPTY_DRAFT: Draft = { choices: [], isOther: false, text: '' };

export type DraftFault = 'choiceMissing' | 'otherMissing' | 'textMissing';

/** Only one choice unless several are allowed; "Other" is one of them. */
export function pickChoice(question: Question, draft: Draft, choice: number | 'other'): Draft {
  const isOther = choice === 'other';
  if (!question.allowSeveral) return { ...draft, choices: isOther ? [] : [choice], isOther };
  if (isOther) return { ...draft, isOther: !draft.isOther };
  const choices = draft.choices.includes(choice)
    ? draft.choices.filter((own) => own !== choice)
    : [...draft.choices, choice];
  return { ...draft, choices: choices.toSorted((a, b) => a - b) };
}

export function findFault(question: Question, draft: Draft): DraftFault | undefined {
  const hasText = draft.text.trim() !== '';
  if (question.kind === 'written') {
    return question.required && !hasText ? 'textMissing' : undefined;
  }
  if (draft.isOther && !hasText) return 'otherMissing';
  const hasChoice = draft.isOther || draft.choices.length > 0;
  return question.required && !hasChoice ? 'choiceMissing' : undefined;
}

/** Nothing when a question that may be left out was left out. */
export function toAnswer(
  pageId: string,
  question: Question,
  draft: Draft,
): StoredAnswer | undefined {
  const isTyped = question.kind === 'written' || draft.isOther;
  const text = (isTyped && draft.text.trim()) || null;
  const choices = question.kind === 'written' ? [] : draft.choices;
  return text === null && choices.length === 0 ? undefined : { pageId, choices, text };
}

/** The order in which choices stand on the screen, as places in the list. */
export function toShownOrder(
  { choices, shuffleChoices }: Pick<Question, 'choices' | 'shuffleChoices'>,
  random: () => number,
): number[] {
  const order = choices.map((_, i) => i);
  if (!shuffleChoices) return order;
  for (let i = order.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [order[i], order[other]] = [order[other] as number, order[i] as number];
  }
  return order;
}
