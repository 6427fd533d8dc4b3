import type { Project } from '@fovea/contract';
import { Button, ButtonLink, Link } from '@fovea/ui';
import { ArrowRight, ChevronRight, Link as LinkIcon, PencilLine } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTexts } from '#features/projects/detail/texts.ts';
import { copyLink } from '#features/projects/model/share.ts';
import { lazyPart } from '#shared/lazy-part.ts';
import { PATHS, toAnalysis, toEditor } from '#shared/paths.ts';
import { StatusBadge, TypeBadge } from '#shared/project/project-badges.tsx';
import { ScriptedLabel } from '#shared/project/scripted-label.tsx';

/** Menus bring their own layer; the header does not wait for it. */
const DetailMenu = lazyPart(() => import('./detail-menu.tsx'), 'DetailMenu');

interface DetailHeaderProps {
  project: Project;
  /** Whether a script made the gaze of any recording. */
  isScripted: boolean;
  /** Before the primary action. */
  actions?: ReactNode;
}

export function DetailHeader({ project, isScripted, actions }: DetailHeaderProps) {
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
        <span className="flex flex-auto flex-wrap items-center gap-2.5">
          <StatusBadge status={project.status} />
          <TypeBadge type={project.type} />
          <ScriptedLabel project={project} isScripted={isScripted} />
          {project.hashtags.map(({ id, name }) => (
            <Link key={id} asChild look="quiet">
              <RouterLink
                to={{ pathname: PATHS.projects, search: `?${new URLSearchParams({ tag: name })}` }}
                className="type-small"
              >
                #{name}
              </RouterLink>
            </Link>
          ))}
        </span>
        <span className="flex w-full flex-wrap gap-2 md:w-auto">
          {actions}
          <PrimaryAction project={project} />
          <Suspense fallback={<span className="size-9 flex-none" />}>
            <DetailMenu project={project} />
          </Suspense>
        </span>
      </div>
    </div>
  );
}

/** One per state: what a person does next. Nothing where nobody took part. */
function PrimaryAction({ project }: { project: Project }) {
  const t = useTexts();
  const place = 'flex-1 whitespace-nowrap md:flex-none';
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
  if (!isEdit && project.completed === 0) return null;
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
