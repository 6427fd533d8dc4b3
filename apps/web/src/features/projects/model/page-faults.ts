import { LIMITS, type Page, type Question } from '@fovea/contract';

/** Parts that a question lacks before the project can start. */
export interface QuestionFaults {
  readonly text: boolean;
  /** Choices without words, by place. */
  readonly choices: readonly number[];
  readonly tooFew: boolean;
}

export function findQuestionFaults({ kind, text, choices }: Question): QuestionFaults {
  const isChoice = kind === 'choice';
  return {
    text: text.trim() === '',
    choices: isChoice ? choices.flatMap((choice, at) => (choice.trim() === '' ? [at] : [])) : [],
    tooFew: isChoice && choices.length < LIMITS.choicesMin,
  };
}

/** A file that is still checked is nobody's fault. */
export function isIncomplete({ kind, assets, question }: Page): boolean {
  if (kind !== 'survey') {
    return assets.length === 0 || assets.some((asset) => !asset || asset.status === 'refused');
  }
  if (!question) return true;
  const { text, choices, tooFew } = findQuestionFaults(question);
  return text || tooFew || choices.length > 0;
}
