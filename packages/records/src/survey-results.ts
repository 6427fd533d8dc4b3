import { type AnswerAggregate, type CountedWord, countWords, listTexts } from './answer-texts.ts';
import type { ByParticipant, FoundRecords } from './read-records.ts';

/** Stands for the page that was picked in the last review, among the ids of questions' pages. */
export const FAVOURITE = 'favourite';
/** Marks an answer written beside the choices. */
export const OTHER = -1;

type Answered = Pick<FoundRecords, 'pages' | 'favourites'>;

/** An option of a question: a place in its choices, `OTHER`, or of `FAVOURITE` a place among the pages. */
export interface PickedAnswer {
  readonly question: string;
  readonly option: number;
}

export interface AskedQuestion {
  readonly id: string;
  readonly options: readonly number[];
}

export interface SurveyQuery {
  readonly questions: readonly AskedQuestion[];
  /** 1 for each participant who counts. */
  readonly shown: Uint8Array;
  /**
   * Participants who count for a question whose own answer filters: the others are still there to
   * switch to.
   */
  readonly own: Readonly<Record<string, Uint8Array>>;
  /** Ids of two questions. */
  readonly cross: readonly [rows: string, columns: string] | null;
}

export interface ChoiceAggregate {
  readonly option: number;
  readonly count: number;
  /** Share of those who answered, 0 to 1; with several choices they add up to more than 1. */
  readonly share: number;
}

export interface QuestionResult {
  readonly id: string;
  /** People who gave any answer, of those who count. */
  readonly answered: number;
  readonly people: number;
  readonly choices: readonly ChoiceAggregate[];
  readonly texts: readonly AnswerAggregate[];
  /** Words of those texts, the most frequent first. */
  readonly words: readonly CountedWord[];
}

export interface CrossTable {
  /** By option of the first question, then of the second. */
  readonly counts: readonly (readonly number[])[];
  /** People who answered both. */
  readonly people: number;
}

export interface SurveyResults {
  readonly questions: readonly QuestionResult[];
  readonly cross: CrossTable | null;
}

/** Options that each participant picked; undefined for whoever did not answer. */
export function readPicks(records: Answered, question: string): ByParticipant<readonly number[]> {
  if (question === FAVOURITE) {
    const places = new Map(records.pages.map(({ id }, i) => [id, [i]]));
    return records.favourites.map((id) => (id === undefined ? undefined : places.get(id)));
  }
  const answers = records.pages.find(({ id }) => id === question)?.answers ?? [];
  return answers.map(
    (given) => given && (given.text === null ? given.choices : [...given.choices, OTHER]),
  );
}

/** 1 for each who gave all of these answers. */
export function toAnswerMask(
  records: Answered,
  people: number,
  answers: readonly PickedAnswer[],
): Uint8Array {
  const mask = new Uint8Array(people).fill(1);
  for (const { question, option } of answers) {
    const picks = readPicks(records, question);
    for (let i = 0; i < people; i++) if (!picks[i]?.includes(option)) mask[i] = 0;
  }
  return mask;
}

/** Choice and answer aggregates of those who count. */
export function summariseSurvey(records: Answered, query: SurveyQuery): SurveyResults {
  return {
    questions: query.questions.map((question) => {
      const shown = query.own[question.id] ?? query.shown;
      return { ...summarise(records, question, shown), id: question.id };
    }),
    cross: query.cross && crossQuestions(records, query, query.cross),
  };
}

function summarise(
  records: Answered,
  { id, options }: AskedQuestion,
  shown: Uint8Array,
): Omit<QuestionResult, 'id'> {
  const counts = new Map(options.map((option) => [option, 0]));
  let answered = 0;
  readPicks(records, id).forEach((picks, i) => {
    if (picks === undefined || shown[i] !== 1) return;
    answered++;
    for (const option of picks) counts.set(option, (counts.get(option) ?? 0) + 1);
  });
  const answers = records.pages.find((page) => page.id === id)?.answers ?? [];
  const texts = listTexts(answers, shown);
  return {
    answered,
    people: shown.reduce((sum, each) => sum + each, 0),
    choices: options.map((option) => {
      const count = counts.get(option) ?? 0;
      return { option, count, share: answered === 0 ? 0 : count / answered };
    }),
    texts,
    words: countWords(texts),
  };
}

/** Everybody who counts stands in each cell whose both options they picked. */
function crossQuestions(
  records: Answered,
  { questions, shown }: SurveyQuery,
  [rowsId, columnsId]: readonly [string, string],
): CrossTable {
  const toPlaces = (id: string) => {
    const options = questions.find((question) => question.id === id)?.options ?? [];
    return new Map(options.map((option, i) => [option, i]));
  };
  const [rows, columns] = [toPlaces(rowsId), toPlaces(columnsId)];
  const counts = Array.from(rows, () => new Array<number>(columns.size).fill(0));
  const across = readPicks(records, columnsId);
  let people = 0;
  readPicks(records, rowsId).forEach((down, i) => {
    const other = across[i];
    if (down === undefined || other === undefined || shown[i] !== 1) return;
    people++;
    for (const a of down) {
      const row = counts[rows.get(a) ?? -1];
      for (const b of other) {
        const at = columns.get(b);
        if (row !== undefined && at !== undefined) row[at] = (row[at] ?? 0) + 1;
      }
    }
  });
  return { counts, people };
}
