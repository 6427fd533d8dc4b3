import {
  type FoundRecords,
  type GivenAnswer,
  OTHER,
  type SurveyQuery,
  summariseSurvey,
} from '@fovea/records';
import { startYardstick } from '@fovea/tools/harness/yardstick';
import { measureCpuMs } from '#gaze/bench/rounds.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import type { Figure } from '#harness/parts.ts';
import { toMedian } from '#harness/percentile.ts';

const PEOPLE = 2_500;
const ROUNDS: Sizes<number> = { short: 7, full: 41 };
const MOST_MS = 200;
const WORDS =
  'fresh yuzu can yellow price button cold taste lemon label new water 유자가 색깔이 가격은'.split(
    ' ',
  );
/** Two with choices, two to write at: 10,000 answers. */
const QUESTIONS = [
  { id: 'buy', options: [0, 1, 2, 3, OTHER] },
  { id: 'often', options: [0, 1, 2] },
  { id: 'why', options: [] },
  { id: 'else', options: [] },
];

/** Results of all questions, with two of them crossed, of those whom another filter keeps. */
export async function benchSurvey(options: readonly string[]): Promise<readonly Figure[]> {
  const records = createRecords();
  const rounds = Array.from({ length: pickSize(options, ROUNDS) + 2 }, (_, round) =>
    measureCpuMs(() => summariseSurvey(records, toQuery(round))),
  ).slice(2);
  const ms = toMedian(rounds);
  const limit = MOST_MS * toMedian([1, 2, 3].map(() => startYardstick().stop()));
  const { questions } = summariseSurvey(records, toQuery(-1));
  const answers = questions.reduce((sum, { answered }) => sum + answered, 0);
  return [
    {
      name: `survey results of ${answers} answers after another filter`,
      value: `${ms.toFixed(0)} ms`,
      goal: `at most ${limit.toFixed(0)} ms`,
      ok: answers === QUESTIONS.length * PEOPLE && ms <= limit,
    },
  ];
}

/** Each round leaves out others; none with a negative number. */
function toQuery(round: number): SurveyQuery {
  const shown = Uint8Array.from({ length: PEOPLE }, (_, i) => Number(i % 50 !== round));
  return { questions: QUESTIONS, shown, own: { buy: shown }, cross: ['buy', 'often'] };
}

function createRecords(): Pick<FoundRecords, 'pages' | 'favourites'> {
  const pages = QUESTIONS.map(({ id, options }, at) => ({
    id,
    fixations: [],
    figures: [],
    immersion: [],
    answers: Array.from({ length: PEOPLE }, (_, i): GivenAnswer => {
      const option = options[(i * 7 + at) % options.length];
      return option === undefined || option === OTHER
        ? { choices: [], text: write(i + at) }
        : { choices: [option], text: null };
    }),
  }));
  return { pages, favourites: [] };
}

function write(seed: number): string {
  return Array.from({ length: 12 }, (_, k) => WORDS[(seed * 13 + k * k * 7) % WORDS.length]).join(
    ' ',
  );
}
