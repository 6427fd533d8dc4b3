import type { ProjectHead } from '@fovea/contract';
import { toAnalysis, toEditor, toProject } from '#shared/paths.ts';

/** Where work on a project goes on: the editor, the collection, the analysis. */
export function toProjectPlace({ id, status }: Pick<ProjectHead, 'id' | 'status'>): string {
  if (status === 'edit') return toEditor(id);
  return status === 'active' ? toProject(id) : toAnalysis(id);
}
