import { LIMITS, TEMPLATE_IDS } from '@fovea/contract';
import { Link } from '@fovea/ui';
import { Images, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import { toErrorText } from '#shared/api/error-texts.ts';
import { createProject } from '#shared/api/projects.ts';
import { acceptFiles } from '#shared/files/accept-files.ts';
import { DropVeil } from '#shared/files/drop-veil.tsx';
import { FilesButton } from '#shared/files/files-button.tsx';
import { toPageName } from '#shared/files/media-files.ts';
import { leaveFiles } from '#shared/files/pending-files.ts';
import { useFileDrop } from '#shared/files/use-file-drop.ts';
import { modals } from '#shared/modals/modals.ts';
import { PATHS, toEditor } from '#shared/paths.ts';
import { toFittingName } from '#shared/project/fitting-name.ts';
import { toasts } from '#shared/toasts.ts';
import { TemplateCard } from './template-card.tsx';
import { useTexts } from './texts.ts';

const DEFAULT_TARGET = 20;

export function ProjectTemplate() {
  const t = useTexts();
  const navigate = useNavigate();
  const [isCreating, setIsCreating] = useState(false);

  /** Skips every question: the project is named after its first file and opens with the pages. */
  const handleFiles = async (given: readonly File[]) => {
    if (isCreating) return;
    const accepted = acceptFiles(given);
    const files = accepted.slice(0, LIMITS.pagesMax);
    const [first] = files;
    if (first === undefined) return;
    if (files.length < accepted.length) {
      toasts.show({ title: t('tooMany', { count: files.length }), cause: 'too-many-files' });
    }
    setIsCreating(true);
    try {
      const project = await createProject({
        name: toFittingName(toPageName(first.name), LIMITS.projectNameMaxLength) || t('untitled'),
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
  useTemplateOfAddress();
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
        {TEMPLATE_IDS.map((id) => (
          <TemplateCard key={id} id={id} />
        ))}
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

/** Other screens name a template in the address; its dialog opens once. */
function useTemplateOfAddress(): void {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('template');
  useEffect(() => {
    if (wanted === null) return;
    setParams({}, { replace: true });
    const template = TEMPLATE_IDS.find((id) => id === wanted);
    if (template !== undefined) modals.open('createProject', { template });
  }, [wanted, setParams]);
}
