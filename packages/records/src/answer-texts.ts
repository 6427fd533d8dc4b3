import type { ContactKind } from '@fovea/contract';
import type { GivenAnswer } from './answers-table.ts';

export interface AnswerAggregate {
  /** The participant's place. */
  readonly place: number;
  readonly text: string;
  /** Kinds of contacts that the text may contain. */
  readonly contacts?: readonly ContactKind[];
}

/** Texts of the participants who count, in their order. */
export function listTexts(
  answers: readonly (GivenAnswer | undefined)[],
  shown: Uint8Array,
): AnswerAggregate[] {
  return answers.flatMap((given, place) => {
    if (given === undefined || given.text === null || shown[place] !== 1) return [];
    const { text, contacts } = given;
    return [{ place, text, ...(contacts && { contacts }) }];
  });
}

export interface CountedWord {
  readonly word: string;
  /** Answers that a search for it finds. */
  readonly count: number;
}

const MOST_WORDS = 10;
const LEAST_USES = 3;
const LEAST_LETTERS = { hangul: 2, other: 3 } as const;
/** The longest first, so that no part of one is taken for another. */
const PARTICLES = [
  ...['에서는', '으로는', '이라서', '에서', '에게', '으로', '까지', '부터', '보다', '처럼', '하고'],
  ...[
    '이나',
    '이랑',
    '라서',
    '은',
    '는',
    '이',
    '가',
    '을',
    '를',
    '에',
    '의',
    '도',
    '로',
    '와',
    '과',
    '만',
  ],
];
const COMMON = new Set(
  (
    'and are because been but can could did does for from had has have her him his how its just ' +
    'like more most not out she some than that the their them then there these they this too very ' +
    'was were what when which who will with would you your ' +
    '그냥 그리고 너무 때문 때문에 때문이 매우 아주 있는 있다 있어서 있어요 정말 제일 조금 좋아요 하는 합니다 했어요'
  ).split(' '),
);

/** Words of many answers, the most frequent first; each answer counts once. */
export function countWords(answers: readonly Pick<AnswerAggregate, 'text'>[]): CountedWord[] {
  const uses = new Map<string, number>();
  for (const { text } of answers) {
    for (const word of new Set(listWords(text))) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const frequent = [...uses].filter(([, count]) => count >= LEAST_USES);
  frequent.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return frequent
    .slice(0, MOST_WORDS)
    .map(([word]) => ({ word, count: answers.filter(({ text }) => hasText(text, word)).length }))
    .sort((a, b) => b.count - a.count);
}

/** Letters in either case, and Hangul however it was typed. */
export function hasText(text: string, search: string): boolean {
  return toPlain(text).includes(toPlain(search).trim());
}

function toPlain(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

function listWords(text: string): string[] {
  const words = toPlain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => {
    const stem = /\p{Script=Hangul}$/u.test(word) ? withoutParticle(word) : word;
    const least = /^\p{Script=Hangul}/u.test(stem) ? LEAST_LETTERS.hangul : LEAST_LETTERS.other;
    return stem.length < least || COMMON.has(stem) || COMMON.has(word) ? [] : [stem];
  });
}

function withoutParticle(word: string): string {
  const found = PARTICLES.find((each) => word.endsWith(each));
  const stem = found === undefined ? word : word.slice(0, -found.length);
  return stem.length < LEAST_LETTERS.hangul ? word : stem;
}
