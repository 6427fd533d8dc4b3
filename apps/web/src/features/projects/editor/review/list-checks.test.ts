import { expect, it } from 'vitest';
import { toId, toPage, toProject } from '#testing/projects.ts';
import { listChecks } from './list-checks.ts';

const toQuestionPage = (number: number, text = 'Which one?') =>
  toPage({
    id: toId(number),
    kind: 'survey',
    timerMs: null,
    assets: [],
    question: {
      kind: 'written',
      text,
      choices: [],
      allowSeveral: false,
      addOther: false,
      shuffleChoices: false,
      required: true,
    },
  });

it('lists pages, questions, target and sessions', () => {
  const pages = [toPage(), toQuestionPage(801), toQuestionPage(802)];
  expect(listChecks(toProject({ pages, maxParticipant: 60 }))).toEqual([
    { kind: 'pages', count: 3 },
    { kind: 'questions', count: 2, done: 2 },
    { kind: 'target', count: 60 },
    { kind: 'sessions' },
  ]);
});

it('puts what is missing first, and counts it out of the questions that are complete', () => {
  const empty = toQuestionPage(801, ' ');
  const kinds = listChecks(toProject({ pages: [toPage(), empty] }));
  expect(kinds[0]).toEqual({ kind: 'fault', fault: { kind: 'incomplete', page: empty } });
  expect(kinds[2]).toEqual({ kind: 'questions', count: 1, done: 0 });
});
