import type { AggregatedParticipant, Project } from '@fovea/contract';
import { type Band, DEFAULT_BANDS, getBand, type PickedAnswer } from '@fovea/records';
import { parseBands, toBandsText } from '#studio/participants/bands.ts';

export const GENDER_CHOICES = ['all', 'male', 'female'] as const;
export type GenderChoice = (typeof GENDER_CHOICES)[number];
export type AgeRange = readonly [from: number, to: number];

/** Filter of the people whose gaze is shown. */
export interface Filter {
  /** Leaves out recordings that are marked invalid. */
  readonly isValidOnly: boolean;
  readonly gender: GenderChoice;
  /** Both ends belong to it; null is the full range. */
  readonly age: AgeRange | null;
  readonly bands: readonly Band[];
  /** Names of devices that are not selected. */
  readonly without: readonly string[];
  /** All of which a person gave: one for each question at most. */
  readonly answers: readonly PickedAnswer[];
}

export const DEFAULT_FILTER: Filter = {
  isValidOnly: true,
  gender: 'all',
  age: null,
  bands: DEFAULT_BANDS,
  without: [],
  answers: [],
};

type Filtered = Pick<AggregatedParticipant, 'gender' | 'age' | 'validity' | 'deviceName'>;

/** Marks and answers are looked at elsewhere: see `toDrawable` and `toAnswerMask`. */
export function isKept(
  participant: Filtered,
  filter: Filter,
  { isSurveyOnly }: { readonly isSurveyOnly: boolean },
): boolean {
  const { gender, age, validity, deviceName } = participant;
  return (
    (filter.gender === 'all' || filter.gender === gender) &&
    (filter.age === null || (age >= filter.age[0] && age <= filter.age[1])) &&
    (isSurveyOnly || filter.bands.includes(getBand(validity))) &&
    !filter.without.includes(deviceName)
  );
}

/** A project without a picture or a video: there is no gaze whose validity could count. */
export function isSurveyOnly({ pages }: Pick<Project, 'pages'>): boolean {
  return pages.length > 0 && pages.every(({ kind }) => kind === 'survey');
}

const PARTS = ['isValidOnly', 'gender', 'age', 'bands', 'without', 'answers'] as const;

/** Parts of a filter that are not as they are at first. */
export function listChanged(filter: Filter): (typeof PARTS)[number][] {
  const toText = (each: Filter, part: keyof Filter) =>
    JSON.stringify(part === 'bands' ? (toBandsText(each.bands) ?? null) : each[part]);
  return PARTS.filter((part) => toText(filter, part) !== toText(DEFAULT_FILTER, part));
}

/** In an address that shows marked ones too. */
const ALL_DATA = 'all';

export function parseFilter(address: Pick<URLSearchParams, 'get'>): Filter {
  const without: unknown = parseJson(address.get('without'));
  return {
    isValidOnly: address.get('data') !== ALL_DATA,
    gender: GENDER_CHOICES.find((each) => each === address.get('gender')) ?? 'all',
    age: parseAge(address.get('age')),
    bands: parseBands(address.get('bands')),
    without: Array.isArray(without) ? without.filter((name) => typeof name === 'string') : [],
    answers: parseAnswers(address.get('answers')),
  };
}

/** Nothing for parts that are as they are at first. */
export function toWords(filter: Filter): Record<string, string | undefined> {
  return {
    data: filter.isValidOnly ? undefined : ALL_DATA,
    gender: filter.gender === 'all' ? undefined : filter.gender,
    age: filter.age?.join('-'),
    bands: toBandsText(filter.bands),
    without: filter.without.length === 0 ? undefined : JSON.stringify(filter.without),
    answers: filter.answers.map(toAnswerText).join(',') || undefined,
  };
}

/** Another answer to the same question takes its place; the same one is taken off. */
export function toggleAnswer(answers: Filter['answers'], picked: PickedAnswer): PickedAnswer[] {
  const others = answers.filter(({ question }) => question !== picked.question);
  const isOn = answers.some((each) => toAnswerText(each) === toAnswerText(picked));
  return isOn ? others : [...others, picked];
}

function toAnswerText({ question, option }: PickedAnswer): string {
  return `${question}:${option}`;
}

function parseAnswers(text: string | null): PickedAnswer[] {
  const found = (text ?? '').matchAll(/([\w-]+):(-?\d{1,2})(?:,|$)/g);
  return [...found].reduce<PickedAnswer[]>(
    (answers, [, question = '', option]) =>
      toggleAnswer(answers, { question, option: Number(option) }),
    [],
  );
}

function parseAge(text: string | null): AgeRange | null {
  const found = /^(\d{1,3})-(\d{1,3})$/.exec(text ?? '');
  return found ? [Number(found[1]), Number(found[2])] : null;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
