import { INSIGHT_KINDS, type Insight } from '@fovea/gaze/insights';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import { describe, expect, it } from 'vitest';
import { listSentenceFaults } from './sentence-faults.ts';
import { SENTENCES, toPeakName, toSentence } from './to-sentence.ts';

const LANGUAGES = ['en', 'ko'] as const;
const NAMES = ['Can', 'Button', '헤드라인', '캔', '유자 씰', 'Preis 1', '1'];
const random = createSeededRandom(22);
const upTo = (most: number) => Math.floor(random() * (most + 1));
const show = { mode: 'heatmap', overallMode: 'cumulative', timeMs: 0 } as const;

function createCard(i: number): Insight {
  const kind = INSIGHT_KINDS[i % INSIGHT_KINDS.length] ?? 'apart';
  // With fewer than 10 people only what they saw is said.
  const people = kind === 'seen' ? 1 + upTo(8) : 10 + upTo(i % 4 === 0 ? 3 : 2_500);
  const subject = `${upTo(NAMES.length - 1)}`;
  switch (kind) {
    case 'late':
      return {
        kind,
        subject,
        firstLookMs: upTo(8_000),
        ofMs: 8_000,
        never: upTo(Math.min(people, 2)),
        people,
        show,
      };
    case 'missed':
    case 'seen':
      return {
        kind,
        subject,
        viewers: upTo(Math.min(people, i % 3 === 0 ? 1 : people)),
        people,
        show,
      };
    case 'firstLongest':
    case 'first':
      return { kind, subject, firstShare: random(), attention: random(), people, show };
    case 'longest':
      return {
        kind,
        subject,
        attention: random(),
        next: '0',
        nextAttention: random(),
        people,
        show,
      };
    case 'distraction':
    case 'deep':
      return {
        kind,
        fromMs: upTo(4_000),
        toMs: 4_000 + upTo(4_000),
        share: random(),
        people,
        show,
      };
    case 'revisited':
      return { kind, subject, visits: 2 + 3 * random(), people, show };
    case 'apart':
      return { kind, agreement: random() - 0.3, people, show };
  }
}

const nameOf = (subject: string) => NAMES[Number(subject)] ?? '';

describe.each(LANGUAGES)('500 sentences in %s', (language) => {
  const cards = Array.from({ length: 500 }, (_, i) => createCard(i));
  const write = (card: Insight, i: number) =>
    toSentence(card, { language, nameOf, isScrolled: i % 2 === 1 });

  it('no broken particle, no "1 people", no missing value', () => {
    expect(new Set(cards.map(({ kind }) => kind)).size).toBe(INSIGHT_KINDS.length);
    const faults = cards.flatMap((card, i) => {
      const sentence = write(card, i);
      return listSentenceFaults(sentence, language).map((fault) => `${fault}: ${sentence}`);
    });
    expect(faults).toEqual([]);
  });

  it('numbers of people are grouped by the locale rule', () => {
    const [card] = cards.filter(({ kind }) => kind === 'apart');
    const written = write({ ...(card as Insight), people: 1_234 }, 0);
    expect(written).toContain('1,234');
  });
});

it.each([
  ['en', '1 people missed it.', 'one is many'],
  ['en', '12 person missed it.', 'many are one'],
  ['en', 'Half of {people} people.', 'a value is missing'],
  ['en', 'After NaN s.', 'a value is missing'],
  ['en', 'Nobody looked at “”.', 'a value is missing'],
  ['en', 'After 3.4567 s.', 'more digits than mean something'],
  ['en', 'No stop', 'no full stop at its end'],
  ['en', 'Two  spaces.', 'two spaces, or one before a stop'],
  ['en', '12명 looked.', 'a Korean letter outside a name'],
  ['ko', '‘캔’을 보았습니다.', 'a particle right after a name'],
  ['ko', '‘캔’ 영역를 보았습니다.', 'wrong particle: 영역를'],
  ['ko', '12명가 보았습니다.', 'wrong particle: 명가'],
  ['ko', '38%이 보았습니다.', 'wrong particle: %이'],
  ['ko', '3.4초을 보았습니다.', 'wrong particle: 초을'],
  ['ko', '‘캔’ 영역을(를) 보았습니다.', 'both forms of a particle'],
  ['ko', '12명이 people 보았습니다.', 'an English word outside a name'],
] as const)('a rule finds, in %s, “%s”', (language, sentence, fault) => {
  expect(listSentenceFaults(sentence, language)).toContain(fault);
});

it('immersion in the words of the specification: high (deep immersion), low (distractions)', () => {
  const at = { fromMs: 2_000, toMs: 4_500, share: 0.62, people: 42, show };
  const write = (kind: 'deep' | 'distraction') =>
    toSentence({ kind, ...at }, { language: 'en', nameOf, isScrolled: false });
  expect(write('deep')).toContain('high (deep immersion), at most 62% of 42');
  expect(write('distraction')).toContain(
    'From 2.0 to 4.5 s at least half of the people were at the level low (distractions)',
  );
});

it('no verdict words and no groups before statistics exist', () => {
  const words =
    /clear|hint|significan|differen(?!t ways)|women|men\b|better|worse|유의|차이|여성|남성/i;
  for (const language of LANGUAGES) expect(JSON.stringify(SENTENCES[language])).not.toMatch(words);
});

it('names peaks by their place', () => {
  expect(toPeakName({ id: 'peak2', field: 'bottomRight' }, 'en')).toBe('Peak 2, bottom right');
  expect(toPeakName({ id: 'peak2', field: 'bottomRight' }, 'ko')).toBe('2번째 지점, 오른쪽 아래');
});
