import { type ContactKind, checkFile, type SegmentAnswers } from '@fovea/contract';
import { findContacts } from './find-contacts.ts';

export interface GivenAnswer {
  /** Places in the list of choices. */
  readonly choices: readonly number[];
  /** Written answer, including one to "Other". */
  readonly text: string | null;
  /** Kinds of contacts that the text may contain, as records say. */
  readonly contacts?: readonly ContactKind[];
}

/** Answers of one participant, by the index of the question's page. */
export interface ParticipantAnswers {
  readonly given: ReadonlyMap<number, GivenAnswer>;
  /** Index of the page that was picked in the last review. */
  readonly favourite: number | null;
}

export const NO_ANSWERS: ParticipantAnswers = { given: new Map(), favourite: null };

/** Nothing when nobody answered anything. */
export function writeAnswers(people: readonly ParticipantAnswers[]): SegmentAnswers | undefined {
  const pages = [...new Set(people.flatMap(({ given }) => [...given.keys()]))].sort(
    (a, b) => a - b,
  );
  const favourites = people.map(({ favourite }) => favourite);
  if (pages.length === 0 && favourites.every((page) => page === null)) return undefined;
  const questions = pages.map((page) => ({
    page,
    choices: people.map(({ given }) => {
      const own = given.get(page);
      return own === undefined ? null : [...own.choices];
    }),
    ...writeTexts(people.map(({ given }) => given.get(page)?.text ?? null)),
  }));
  return { format: 'fovea-answers', v: 3, favourites, questions };
}

function writeTexts(texts: (string | null)[]) {
  const contacts = texts.map((text) => findContacts(text ?? ''));
  return { texts, ...(contacts.some(({ length }) => length > 0) && { contacts }) };
}

/** By participant; those of a segment in which nobody answered anything are empty. */
export function splitAnswers(
  answers: SegmentAnswers | undefined,
  participants: number,
): ParticipantAnswers[] {
  if (answers === undefined) return new Array<ParticipantAnswers>(participants).fill(NO_ANSWERS);
  checkFile(answers, 'fovea-answers');
  const { favourites, questions } = answers;
  const columns = [
    favourites,
    ...questions.flatMap(({ choices, texts, contacts = texts }) => [choices, texts, contacts]),
  ];
  if (columns.some(({ length }) => length !== participants)) throw new RangeError('columns differ');
  return favourites.map((favourite, i) => {
    const given = new Map<number, GivenAnswer>();
    for (const { page, choices, texts, contacts } of questions) {
      const own = choices[i] ?? null;
      if (own === null) continue;
      const found = contacts?.[i] ?? [];
      const text = texts[i] ?? null;
      given.set(page, { choices: own, text, ...(found.length > 0 && { contacts: found }) });
    }
    return { given, favourite };
  });
}

export function countLetters({ questions }: SegmentAnswers): number {
  return questions
    .flatMap(({ texts }) => texts)
    .reduce((letters, text) => letters + (text?.length ?? 0), 0);
}
