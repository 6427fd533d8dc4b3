import type { Project } from '@fovea/contract';
import { Button, toClassNames } from '@fovea/ui';
import {
  ArrowLeft,
  ArrowRight,
  CloudAlert,
  CloudCheck,
  CloudUpload,
  Smartphone,
} from 'lucide-react';
import { Link } from 'react-router';
import type { SaveState } from '#features/projects/editor/model/save-queue.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { modals } from '#shared/modals/modals.ts';
import { PATHS } from '#shared/paths.ts';
import { TypeBadge } from '#shared/project/project-badges.tsx';
import { NameInPlace } from './name-in-place.tsx';

const ICONS = { saved: CloudCheck, saving: CloudUpload, failed: CloudAlert } as const;
const WORDS = { saved: 'saved', saving: 'saving', failed: 'notSaved' } as const;

interface EditorHeaderProps {
  project: Project;
  saveState: SaveState;
  /** Files on their way are not part of the project yet. */
  isBusy: boolean;
  onRename: (name: string) => void;
  onRetry: () => void;
  onActivate: () => void;
}

export function EditorHeader(props: EditorHeaderProps) {
  const t = useTexts();
  const { project, saveState, isBusy, onRename, onRetry, onActivate } = props;
  const Icon = ICONS[saveState];
  return (
    <header className="z-(--z-header) flex h-13 flex-none items-center gap-2 border-border border-b bg-surface px-3">
      <Link
        to={PATHS.projects}
        aria-label={t('back')}
        className="focus-ring hit-area grid size-8 flex-none place-items-center rounded-control text-text-2 hover:bg-surface-2 hover:text-text"
      >
        <ArrowLeft aria-hidden="true" />
      </Link>
      <NameInPlace name={project.name} onRename={onRename} />
      <span className="hidden md:inline-flex">
        <TypeBadge type={project.type} />
      </span>
      <p
        role="status"
        className={toClassNames(
          'type-small ml-1 flex flex-none items-center gap-1.5',
          saveState === 'failed' ? 'text-bad' : 'text-text-3',
        )}
      >
        <Icon aria-hidden="true" />
        <span className="max-md:sr-only">{t(WORDS[saveState])}</span>
      </p>
      {saveState === 'failed' && (
        <Button size="dense" onClick={onRetry}>
          {t('retrySave')}
        </Button>
      )}
      <span className="flex-1" />
      <Button
        iconLeft={<Smartphone aria-hidden="true" />}
        aria-label={t('testRun')}
        disabled={saveState !== 'saved' || isBusy || project.pageCount === 0}
        onClick={() => modals.open('testRun', { projectId: project.id, device: project.device })}
      >
        <span className="max-md:hidden">{t('testRun')}</span>
      </Button>
      <Button
        variant="primary"
        iconRight={<ArrowRight aria-hidden="true" className="size-3.5" />}
        disabled={saveState !== 'saved' || isBusy}
        onClick={onActivate}
      >
        {t('activate')}
      </Button>
    </header>
  );
}
