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
    expect(findUnreadReason({ pages: [look, must], validity, answered })).toBe(reason);
  });

  it('answers that are missing matter to nobody', () => {
    const data = { pages: [look, must], validity: 50, answered: new Set<string>() };
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
    const data = { pages, validity: null, answered: new Set<string>(answered) };
    expect(findUnreadReason(data)).toBe(reason);
  });
});
