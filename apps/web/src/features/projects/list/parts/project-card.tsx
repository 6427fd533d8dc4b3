import type { ProjectSummary } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';
import { Smartphone, Tablet } from 'lucide-react';
import { memo } from 'react';
import type { ItemProps } from '#features/projects/list/model/item-props.ts';
import { useTexts } from '#features/projects/list/texts.ts';
import { toDateText } from '#shared/format/dates.ts';
import { useDurationText } from '#shared/format/durations.ts';
import { StatusBadge, TypeBadge } from '#shared/project/project-badges.tsx';
import { ProjectHashtags } from './project-hashtags.tsx';
import { ProjectLink } from './project-link.tsx';
import { ProjectMenuButton } from './project-menu-button.tsx';
import { ProjectProgress } from './project-progress.tsx';
import { ProjectThumbnail } from './project-thumbnail.tsx';
import { SelectBox } from './select-box.tsx';

export const ProjectCard = memo(function ProjectCard(props: ItemProps) {
  const t = useTexts();
  const { project, isCurrent, isSelected, balance, onSelect, onHashtag } = props;
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <li
      data-project={project.id}
      className={toClassNames(
        'group relative flex min-w-0 flex-col overflow-hidden rounded-card border bg-surface shadow-e1 transition-[border-color,box-shadow]',
        isSelected
          ? 'border-accent shadow-[0_0_0_1px_var(--accent)]'
          : 'border-border focus-within:border-border-2 hover:border-border-2 hover:shadow-e2',
      )}
    >
      <ProjectThumbnail covers={project.covers} />
      <div className="flex flex-1 flex-col gap-2 px-3.5 pt-3 pb-3.25">
        <div className="flex items-center gap-2">
          <h2 className="type-h3 min-w-0 flex-1 truncate">
            <ProjectLink
              project={project}
              tabIndex={tabIndex}
              onSelect={onSelect}
              className="after:rounded-card"
            />
          </h2>
          <TypeBadge type={project.type} />
          <ProjectMenuButton
            project={project}
            tabIndex={tabIndex}
            isSelected={isSelected}
            onSelect={onSelect}
          />
        </div>
        <div className="flex min-w-0 items-center gap-2">
          <StatusBadge status={project.status} />
          <ProjectHashtags hashtags={project.hashtags} onHashtag={onHashtag} tabIndex={tabIndex} />
        </div>
        <ProjectProgress project={project} balance={balance} />
        <Footer project={project} />
      </div>
      <SelectBox
        label={t('selectNamed', { name: project.name })}
        checked={isSelected}
        tabIndex={tabIndex}
        onChange={(isRange) => onSelect(project.id, isRange)}
        className={toClassNames(
          'absolute! top-2.5 left-2.5 rounded-[7px] border border-border bg-surface shadow-e1 transition-opacity',
          // Once something is selected, every card shows that it can be.
          !isSelected &&
            'in-data-selecting:opacity-100 opacity-0 focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:not-in-data-selecting:hidden',
        )}
      />
    </li>
  );
});

function Footer({ project }: { project: ProjectSummary }) {
  const t = useTexts();
  const toDuration = useDurationText();
  const DeviceIcon = project.device === 'mobile' ? Smartphone : Tablet;
  return (
    <div className="type-small mt-auto flex items-center gap-1.5 border-border border-t pt-2.5 text-text-3">
      <DeviceIcon aria-hidden="true" className="size-3.5 flex-none" />
      <span className="sr-only">{t(project.device)}</span>
      <span className="tnum min-w-0 truncate">
        {project.pageCount === 0 ? t('noPages') : t('pageCount', { count: project.pageCount })}
        {project.lengthMs > 0 && ` · ${toDuration(project.lengthMs)}`}
      </span>
      <time dateTime={project.updatedAt} className="tnum ml-auto flex-none">
        {toDateText(project.updatedAt)}
      </time>
    </div>
  );
}
