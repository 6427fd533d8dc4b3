import { LIMITS } from '@fovea/contract';
import { Button, Link } from '@fovea/ui';
import { Images, X } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { toErrorText } from '#shared/api/error-texts.ts';
import { createProject } from '#shared/api/projects.ts';
import { acceptFiles } from '#shared/files/accept-files.ts';
import { DropVeil } from '#shared/files/drop-veil.tsx';
import { FilesButton } from '#shared/files/files-button.tsx';
import { leaveFiles } from '#shared/files/pending-files.ts';
import { toPageName } from '#shared/files/picture-files.ts';
import { useFileDrop } from '#shared/files/use-file-drop.ts';
import { modals } from '#shared/modals/modals.ts';
import { PATHS, toEditor } from '#shared/paths.ts';

import { toasts } from '#shared/toasts.ts';
import { TemplateCard } from './template-card.tsx';
import { CustomDrawing, SquareDrawing, WideDrawing } from './template-drawings.tsx';
import { useTexts } from './texts.ts';

const DEFAULT_TARGET = 20;

export function ProjectTemplate() {
  const t = useTexts();
  const navigate = useNavigate();
  const [isCreating, setIsCreating] = useState(false);

  /** Skips every question: the project is named after its first file and opens with the pages. */
  const handleFiles = async (given: readonly File[]) => {
    const files = acceptFiles(given);
    const [first] = files;
    if (first === undefined || isCreating) return;
    setIsCreating(true);
    try {
      const project = await createProject({
        name: toPageName(first.name).slice(0, LIMITS.projectNameMaxLength),
        type: 'basic',
        maxParticipant: DEFAULT_TARGET,
      });
      leaveFiles(project.id, files);
      void navigate(toEditor(project.id));
    } catch (error) {
      toasts.show({ kind: 'error', title: toErrorText(error), cause: 'create-project' });
      setIsCreating(false);
    }
  };
  const isOver = useFileDrop((files) => void handleFiles(files));

  return (
    <div className="mx-auto max-w-270 md:pt-3">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="font-bold text-[1.75rem] leading-9 tracking-[-0.022em]">{t('title')}</h1>
          <p className="type-body mt-1 text-pretty text-[0.9375rem] text-text-2">{t('lead')}</p>
        </div>
        <Link asChild look="quiet" className="type-body flex items-center gap-1.5 font-medium">
          <RouterLink to={PATHS.projects}>
            <X aria-hidden="true" />
            {t('back')}
          </RouterLink>
        </Link>
      </div>
      <div className="mt-6 grid gap-4.5 md:grid-cols-2 lg:grid-cols-3">
        <TemplateCard
          drawing={<CustomDrawing />}
          title={t('customTitle')}
          text={t('customText')}
          chip={t('customChip')}
          action={
            <Button
              variant="primary"
              className="static! before:absolute before:inset-0"
              onClick={() => modals.open('createProject', {})}
            >
              {t('startEmpty')}
            </Button>
          }
        />
        <TemplateCard
          drawing={<WideDrawing />}
          title={t('wideTitle')}
          text={t('wideText')}
          laterText={t('inTheWorks')}
        />
        <TemplateCard
          drawing={<SquareDrawing />}
          title={t('squareTitle')}
          text={t('squareText')}
          laterText={t('inTheWorks')}
        />
      </div>
      <div className="mt-5.5 flex flex-wrap items-center gap-4 rounded-hero border border-border-2 border-dashed px-5 py-4">
        <span className="grid size-10 flex-none place-items-center rounded-touch border border-border bg-surface">
          <Images aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1 basis-60">
          <p className="type-body font-semibold text-[0.875rem]">{t('dropTitle')}</p>
          <p className="type-body text-text-3">{t('dropText')}</p>
        </div>
        <FilesButton loading={isCreating} onFiles={(files) => void handleFiles(files)}>
          {t('choose')}
        </FilesButton>
      </div>
      {isOver && <DropVeil text={t('dropNow')} />}
    </div>
  );
}
