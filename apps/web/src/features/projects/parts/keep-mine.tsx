import type { Draft, Project } from '@fovea/contract';
import { Button, Dialog } from '@fovea/ui';
import { useNavigate } from 'react-router';
import { toCopyName } from '#features/projects/model/duplicate-project.ts';
import { copyProject } from '#shared/api/projects.queries.ts';
import { listProjectKeys } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { toEditor } from '#shared/paths.ts';

interface KeepMineProps {
  project: Project;
  /** The draft can no longer become the project's. */
  mine: Draft;
  texts: Record<'title' | 'text' | 'give' | 'keep', string>;
  onGive: () => void;
  onKept: (copy: Project) => Promise<void> | void;
}

/** Asks what becomes of a draft: it is given up, or becomes a copy of its project, which opens. */
export function KeepMine({ project: { id }, mine, texts, onGive, onKept }: KeepMineProps) {
  const navigate = useNavigate();
  const { send, isBusy } = useWrite({
    write: async () => {
      const copy = await copyProject(id, toCopyName(mine.settings.name), mine);
      await onKept(copy);
      return copy;
    },
    about: listProjectKeys(id),
    cause: 'keep-mine',
    onDone: (copy) => void navigate(toEditor(copy.id)),
  });
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      widthPx={480}
      busy={isBusy}
      title={texts.title}
      description={texts.text}
      actions={
        <>
          <Button size="public" disabled={isBusy} onClick={onGive}>
            {texts.give}
          </Button>
          <Button
            size="public"
            variant="primary"
            data-initial-focus
            loading={isBusy}
            onClick={() => send()}
          >
            {texts.keep}
          </Button>
        </>
      }
    />
  );
}
