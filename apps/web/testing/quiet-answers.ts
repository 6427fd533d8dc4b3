import { CALLS } from '@fovea/contract';
import { answer } from './answer.ts';

const NO_PROJECTS = {
  all: 0,
  status: { edit: 0, active: 0, done: 0 },
  type: { basic: 0, pro: 0 },
} as const;

/** Answers the calls of the header and the list of projects: 120 sessions, and no project yet. */
export function answerShell(): void {
  answer(CALLS.getCredits, { balance: 120, parts: [{ amount: 120, expiresAt: null }] });
  answer(CALLS.listProjects, { projects: [], next: null, total: 0 });
  answer(CALLS.countProjects, NO_PROJECTS);
  answer(CALLS.listHashtags, { hashtags: [] });
}
