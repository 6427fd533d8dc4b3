import type { Project } from '@fovea/contract';
import { modals } from '#shared/modals/modals.ts';

/** Every file is part of Pro: in a Basic project the way to it opens in place of the file. */
export function openDownload({ id, type }: Pick<Project, 'id' | 'type'>, save: () => void): void {
  if (type === 'basic') modals.open('upgradeProject', { projectId: id });
  else save();
}
