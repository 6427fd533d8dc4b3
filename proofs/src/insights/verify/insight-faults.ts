import type { InsightSubject } from '@fovea/gaze/insights';
import type { Faults } from '#harness/planted-faults.ts';
import type { InsightsFault } from './judge.ts';

const subjects = (change: (subject: InsightSubject) => Partial<InsightSubject>): InsightsFault => ({
  input: (input) => ({
    ...input,
    subjects: input.subjects.map((subject) => ({ ...subject, ...change(subject) })),
  }),
});

export const INSIGHTS_FAULTS: Faults<InsightsFault> = {
  'first looks count from the middle of the page': subjects(({ firstLookMs }) => ({
    firstLookMs: firstLookMs === null ? null : Math.max(firstLookMs - 5_000, 0),
  })),
  'everybody counts as a viewer': subjects(({ people }) => ({ viewers: people })),
  'half of the viewers are lost': subjects(({ viewers }) => ({ viewers: Math.floor(viewers / 2) })),
  'one viewer too many': {
    card: (card) => ('viewers' in card ? { ...card, viewers: card.viewers + 1 } : card),
  },
  'who came first counts half': subjects(({ firstShare }) => ({
    firstShare: (firstShare ?? 0) / 2,
  })),
  'low is taken for medium': {
    input: (input) => ({
      ...input,
      levels: input.levels.map((own) => own.map((level) => Math.max(level, 1))),
    }),
  },
  'few people are taken for many': {
    input: (input) => ({
      ...input,
      people: input.people + 10,
      subjects: input.subjects.map((subject) => ({ ...subject, people: subject.people + 10 })),
    }),
  },
  'areas are taken for their neighbours': {
    input: (input) => ({
      ...input,
      subjects: input.subjects.map((subject, i, all) => ({
        ...subject,
        id: all[(i + 1) % all.length]?.id ?? '',
      })),
    }),
  },
  'attention is a tenth too high': {
    card: (card) => ('attention' in card ? { ...card, attention: card.attention + 0.1 } : card),
  },
  'a stretch of a level begins a second late': {
    card: (card) => ('fromMs' in card ? { ...card, fromMs: card.fromMs + 1_000 } : card),
  },
  'a sentence says the length of the page in place of the first look': {
    texts: (texts, language) =>
      language === 'en'
        ? {
            ...texts,
            late: 'Half of {people} had looked at “{name}” after {of} of {of} s; {count} never did.',
            lateAll: 'Half of {people} had looked at “{name}” after {of} of {of} s.',
          }
        : texts,
  },
  'a wrong particle': {
    texts: (texts, language) =>
      language === 'ko'
        ? { ...texts, longest: replaceIn(texts.longest, '영역을', '영역를') }
        : texts,
  },
  'one person is people': {
    texts: (texts, language) =>
      language === 'en'
        ? { ...texts, late: '1 people of {people} never looked at “{name}”.' }
        : texts,
  },
  'a sentence wants a value that no card has': {
    texts: (texts) => ({ ...texts, longest: '{name} {missing}.' }),
  },
  'a language lacks a sentence of its own': {
    texts: (texts, language) =>
      language === 'ko' ? { ...texts, longest: '“{name}” was looked at longest.' } : texts,
  },
};

function replaceIn(text: unknown, from: string, to: string): string {
  return typeof text === 'string' ? text.replace(from, to) : '';
}
