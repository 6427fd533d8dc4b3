import type { ProjectSummary } from '@fovea/contract';
import { Button } from '@fovea/ui';
import { X } from 'lucide-react';
import { useTexts } from '#features/projects/list/texts.ts';
import { useSharedActions } from '#features/projects/model/project-actions.tsx';

interface BulkBarProps {
  projects: readonly ProjectSummary[];
  onClear: () => void;
}

/** Actions for all selected projects. */
export function BulkBar({ projects, onClear }: BulkBarProps) {
  const t = useTexts();
  const actions = useSharedActions(projects);
  return (
    <section
      aria-label={t('selection')}
      className="pointer-events-none fixed inset-x-0 bottom-[max(1rem,env(safe-area-inset-bottom))] z-10 flex justify-center px-4"
    >
      <div className="pointer-events-auto flex items-center gap-2 rounded-bar border border-border-2 bg-surface p-2 pl-4 shadow-e3">
        <p role="status" className="type-body tnum whitespace-nowrap font-semibold">
          {t('selected', { count: projects.length })}
        </p>
        {actions.map(({ label, icon, danger, onSelect }) => (
          <Button
            key={label}
            variant={danger ? 'danger' : 'secondary'}
            iconLeft={icon}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
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
