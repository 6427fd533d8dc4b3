import type { Project } from '@fovea/contract';
import { Button } from '@fovea/ui';
import { useTexts } from '#features/projects/detail/texts.ts';
import { modals } from '#shared/modals/modals.ts';

/** People whose data is kept and not read, for every place was taken when they finished. */
export function WaitingNotice({ project: { id, waiting } }: { project: Project }) {
  const t = useTexts();
  if (waiting === 0) return null;
  return (
    <section
      aria-label={t('waitingName')}
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-banner border border-border bg-accent-bg px-4 py-3 md:px-5"
    >
      <p className="type-body tnum min-w-0 flex-1 basis-60 text-pretty">
        {t('waitingMore', { count: waiting })}
      </p>
      <Button onClick={() => modals.open('changeTarget', { projectId: id, more: waiting })}>
        {t('waitingRaise')}
      </Button>
    </section>
  );
}
