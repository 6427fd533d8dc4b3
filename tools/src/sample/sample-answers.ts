import type { GivenAnswer, ParticipantAnswers } from '@fovea/records';
import { createSeededRandom } from '@fovea/testkit';
import { LOOKED_AT } from './sample-project.ts';

const SEED = 4_848;
/** Share of people who answer a question at all. */
const ANSWERS_SHARE = 0.92;
/** Cumulated shares of the choices. */
const CHOSEN_UP_TO = [0.5, 0.72, 0.9, 1];
const WRITTEN = [
  'The yellow can, and that it looked fresh.',
  'A cold can with lemons around it.',
  'Fresh, sour, bright colours.',
  'The big headline, wake up bright.',
  'A can of something with yuzu.',
  'Yellow. I do not remember the name.',
  '유자 캔이 제일 기억나요.',
  'Zero sugar, I think, and a fresh look.',
  'The can in the middle.',
  'Lemons, and a button that I did not press.',
  'It made me thirsty, the can looked cold.',
  '노란색 배경하고 유자 그림요.',
];

/** Answers of the sample's people to its two questions, always the same. */
export function listSampleAnswers(people: number): ParticipantAnswers[] {
  const random = createSeededRandom(SEED);
  const give = (answer: () => GivenAnswer) => {
    const given = answer();
    return random() < ANSWERS_SHARE ? given : undefined;
  };
  return Array.from({ length: people }, () => {
    const answers = [
      give(() => ({ choices: [pickChoice(random())], text: null })),
      give(() => ({ choices: [], text: WRITTEN[Math.floor(random() * WRITTEN.length)] ?? '' })),
    ];
    const given = new Map<number, GivenAnswer>();
    answers.forEach((answer, i) => {
      if (answer !== undefined) given.set(LOOKED_AT.length + i, answer);
    });
    return { given, favourite: null };
  });
}

function pickChoice(at: number): number {
  return CHOSEN_UP_TO.findIndex((end) => at < end);
}
