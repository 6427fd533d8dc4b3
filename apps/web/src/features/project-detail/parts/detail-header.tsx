import type { Project } from '@fovea/contract';
import { Button, ButtonLink, Link } from '@fovea/ui';
import { ArrowRight, ChevronRight, Link as LinkIcon, PencilLine } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTexts } from '#features/project-detail/texts.ts';
import { copyLink } from '#shared/collect/share.ts';
import { PATHS, toAnalysis, toEditor } from '#shared/paths.ts';
import { StatusBadge, TypeBadge } from '#shared/project/project-badges.tsx';

/** Menus bring their own layer; the header does not wait for it. */
const DetailMenu = lazy(async () => {
  const { DetailMenu: Menu } = await import('./detail-menu.tsx');
  return { default: Menu };
});

/** A Pro project that is done, or not yet started, has nothing left for a menu. */
const hasMenu = ({ type, status }: Project) => type === 'basic' || status === 'active';

export function DetailHeader({ project }: { project: Project }) {
  const t = useTexts();
  return (
    <div>
      <nav aria-label={t('breadcrumb')}>
        <ol className="type-small flex items-center gap-1.5 text-text-3">
          <li className="flex-none">
            <Link asChild look="quiet">
              <RouterLink to={PATHS.projects}>{t('projects')}</RouterLink>
            </Link>
          </li>
          <li aria-current="page" className="flex min-w-0 items-center gap-1.5">
            <ChevronRight aria-hidden="true" className="size-3.5 flex-none" />
            <span className="truncate">{project.name}</span>
          </li>
        </ol>
      </nav>
      <div className="mt-1.5 flex flex-wrap items-center gap-3">
        <h1 className="type-h1 min-w-0 break-words">{project.name}</h1>
        <span className="flex flex-1 items-center gap-2.5">
          <StatusBadge status={project.status} />
          <TypeBadge type={project.type} />
        </span>
        <span className="flex w-full gap-2 md:w-auto">
          <PrimaryAction project={project} />
          {hasMenu(project) && (
            <Suspense fallback={<span className="size-9 flex-none" />}>
              <DetailMenu project={project} />
            </Suspense>
          )}
        </span>
      </div>
    </div>
  );
}

/** One per state: what a person does next. */
function PrimaryAction({ project }: { project: Project }) {
  const t = useTexts();
  const place = 'flex-1 md:flex-none';
  if (project.status === 'active') {
    return (
      <Button
        variant="primary"
        size="public"
        className={place}
        iconLeft={<LinkIcon aria-hidden="true" />}
        onClick={() => void copyLink(project)}
      >
        {t('copyLink')}
      </Button>
    );
  }
  const isEdit = project.status === 'edit';
  return (
    <ButtonLink asChild variant="primary" size="public" className={place}>
      <RouterLink to={isEdit ? toEditor(project.id) : toAnalysis(project.id)}>
        {isEdit && <PencilLine aria-hidden="true" />}
        {t(isEdit ? 'continueEditing' : 'analyseResult')}
        {!isEdit && <ArrowRight aria-hidden="true" />}
      </RouterLink>
    </ButtonLink>
  );
}
