import { describe, expect, it } from 'vitest';
import { findUnreadReason } from './unread-reason.ts';

const look = { id: 'look', kind: 'image', question: null } as const;
const toQuestion = (id: string, required: boolean) => ({
  id,
  kind: 'survey' as const,
  question: {
    kind: 'written' as const,
    text: '?',
    choices: [],
    required,
    allowSeveral: false,
    addOther: false,
    shuffleChoices: false,
  },
});
const must = toQuestion('must', true);
const may = toQuestion('may', false);

describe('where there is something to look at', () => {
  it.each([
    ['samples that cannot be read are none', null, 'nothing_readable'],
    ['eyes that were never found are no gaze', 0, 'gaze_lost'],
    ['the least gaze can be read', 0.01, null],
  ] as const)('%s', (_what, validity, reason) => {
    const answered = new Set(['must']);
    const data = { pages: [look, must], leastMs: 8_000, samples: 240, validity, answered };
    expect(findUnreadReason(data)).toBe(reason);
  });

  it.each([
    ['2, however good,', 8_000, 2, 'nothing_readable'],
    ['59', 8_000, 59, 'nothing_readable'],
    ['60', 8_000, 60, null],
    ['14 of a page of a second', 1_000, 14, 'nothing_readable'],
    ['15 of a page of a second', 1_000, 15, null],
  ] as const)('%s samples are read or not', (_what, leastMs, samples, reason) => {
    const data = { pages: [look], leastMs, samples, validity: 100, answered: new Set<string>() };
    expect(findUnreadReason(data)).toBe(reason);
  });

  it('answers that are missing matter to nobody', () => {
    const gaze = { leastMs: 8_000, samples: 240, validity: 50 };
    const data = { pages: [look, must], ...gaze, answered: new Set<string>() };
    expect(findUnreadReason(data)).toBeNull();
  });
});

describe('where there are questions alone', () => {
  it.each([
    ['all answered', [must, may], ['must', 'may'], null],
    ['one left out that may be', [must, may], ['must'], null],
    ['one left out that must not be', [must, may], ['may'], 'answers_missing'],
    ['nothing answered, though nothing must be', [may], [], 'answers_missing'],
  ] as const)('%s', (_what, pages, answered, reason) => {
    const none = { leastMs: 0, samples: 0, validity: null };
    const data = { pages, ...none, answered: new Set<string>(answered) };
    expect(findUnreadReason(data)).toBe(reason);
  });
});
