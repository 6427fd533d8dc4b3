import { CALLS, type Project } from '@fovea/contract';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { projectsQuery, toProjectQuery } from '#shared/api/projects.ts';
import type { Autosave } from './use-autosave.ts';

/** What a project is and how many take part: shown at once, sent behind. */
export function useProjectEdits({ id }: Pick<Project, 'id'>, { saveLater }: Autosave) {
  const queryClient = useQueryClient();

  const change = (key: string, body: Partial<Pick<Project, 'type' | 'maxParticipant'>>) => {
    queryClient.setQueryData(toProjectQuery(id).queryKey, (old) => old && { ...old, ...body });
    saveLater(key, async () => {
      // The answer is not shown: a later change may be on the screen already.
      await api.call(CALLS.updateProject, { params: { id }, body });
      void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
    });
  };
  return {
    setType: (type: Project['type']) => change('type', { type }),
    setTarget: (maxParticipant: number) => change('target', { maxParticipant }),
  };
}
