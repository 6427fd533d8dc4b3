import type { ProjectSummary } from '@fovea/contract';
import { Button } from '@fovea/ui';
import { Hash, Trash2, X } from 'lucide-react';
import { useTexts } from '#features/project-list/texts.ts';
import { modals } from '#shared/modals/modals.ts';

interface BulkBarProps {
  projects: readonly ProjectSummary[];
  onClear: () => void;
}

/** What can be done with all that is selected. */
export function BulkBar({ projects, onClear }: BulkBarProps) {
  const t = useTexts();
  return (
    <section
      aria-label={t('selection')}
      className="pointer-events-none fixed inset-x-0 bottom-[max(1rem,env(safe-area-inset-bottom))] z-10 flex justify-center px-4"
    >
      <div className="pointer-events-auto flex items-center gap-2 rounded-bar border border-border-2 bg-surface p-2 pl-4 shadow-e3">
        <p role="status" className="type-body tnum whitespace-nowrap font-semibold">
          {t('selected', { count: projects.length })}
        </p>
        <Button
          iconLeft={<Hash aria-hidden="true" />}
          onClick={() => modals.open('addHashtag', { projects })}
        >
          {t('hashtag')}
        </Button>
        <Button
          variant="danger"
          iconLeft={<Trash2 aria-hidden="true" />}
          onClick={() => modals.open('deleteProject', { projects })}
        >
          {t('delete')}
        </Button>
        <button
          type="button"
          aria-label={t('clearSelection')}
          title={t('clearSelection')}
          onClick={onClear}
          className="focus-ring hit-area grid size-8 flex-none place-items-center rounded-control text-text-2 hover:bg-surface-2 hover:text-text"
        >
          <X aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
