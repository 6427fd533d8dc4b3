import type { Project } from '@fovea/contract';
import { isIncomplete } from '#features/projects/model/page-faults.ts';
import { listStartFaults, type StartFault } from '#features/projects/model/start-faults.ts';

/** One line of the check list. */
export type Check =
  | { readonly kind: 'pages'; readonly count: number }
  | { readonly kind: 'questions'; readonly count: number; readonly done: number }
  | { readonly kind: 'target'; readonly count: number }
  | { readonly kind: 'sessions' }
  | { readonly kind: 'fault'; readonly fault: StartFault };

/** Checks before the start; those that stop it come first. */
export function listChecks(project: Project): Check[] {
  const { pages, maxParticipant } = project;
  const questions = pages.filter(({ kind }) => kind === 'survey');
  const done = questions.filter((page) => !isIncomplete(page)).length;
  return [
    ...listStartFaults(project).map((fault) => ({ kind: 'fault' as const, fault })),
    ...(pages.length > 0 ? [{ kind: 'pages' as const, count: pages.length }] : []),
    ...(questions.length > 0
      ? [{ kind: 'questions' as const, count: questions.length, done }]
      : []),
    { kind: 'target', count: maxParticipant },
    { kind: 'sessions' },
  ];
}
