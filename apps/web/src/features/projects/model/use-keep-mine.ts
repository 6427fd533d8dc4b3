import type { Draft, Project } from '@fovea/contract';
import { useNavigate } from 'react-router';
import { copyProject } from '#shared/api/projects.queries.ts';
import { listProjectKeys } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { toEditor } from '#shared/paths.ts';
import { toCopyName } from './duplicate-project.ts';

/** Makes a copy of a project with a draft that can no longer become the project's, and leads to it. */
export function useKeepMine(
  { id }: Project,
  mine: Draft,
  onKept: (copy: Project) => Promise<void> | void,
) {
  const navigate = useNavigate();
  return useWrite({
    write: async () => {
      const copy = await copyProject(id, toCopyName(mine.settings.name), mine);
      await onKept(copy);
      return copy;
    },
    about: listProjectKeys(id),
    cause: 'keep-mine',
    onDone: (copy) => void navigate(toEditor(copy.id)),
  });
}
