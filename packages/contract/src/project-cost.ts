import type { ProjectHead } from './http/projects.ts';

type Counted = Pick<ProjectHead, 'status' | 'maxParticipant' | 'completed'>;

/** One session for each target participant, or for each who took part once it is done. */
export function toProCost({ status, maxParticipant, completed }: Counted): number {
  return status === 'done' ? completed : maxParticipant;
}

/** Sessions that a project needs as it is. Basic is free. */
export function toCreditCost(project: Counted & Pick<ProjectHead, 'type'>): number {
  return project.type === 'pro' ? toProCost(project) : 0;
}
