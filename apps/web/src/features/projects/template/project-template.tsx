import { TEMPLATE_IDS } from '@fovea/contract';
import { Link } from '@fovea/ui';
import { Images, X } from 'lucide-react';
import { useEffect } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { DropToStart } from '#features/projects/files/drop-to-start.tsx';
import { FilesButton } from '#features/projects/files/files-button.tsx';
import { useStartTexts, useStartWithFiles } from '#features/projects/files/use-start-with-files.ts';
import { modals } from '#shared/modals/modals.ts';
import { PATHS } from '#shared/paths.ts';
import { TemplateCard } from './template-card.tsx';
import { useTexts } from './texts.ts';

export function ProjectTemplate() {
  const t = useTexts();
  const toStart = useStartTexts();
  const { start, isBusy } = useStartWithFiles();
  useTemplateOfAddress();

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
        <FilesButton loading={isBusy} onFiles={start}>
          {toStart('choose')}
        </FilesButton>
      </div>
      <DropToStart />
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
