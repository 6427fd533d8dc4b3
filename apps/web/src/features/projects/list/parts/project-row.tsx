import { toCreditCost } from '@fovea/contract';
import { ProgressBar, toClassNames } from '@fovea/ui';
import { Smartphone, Tablet } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { ItemProps } from '#features/projects/list/model/item-props.ts';
import { useTexts } from '#features/projects/list/texts.ts';
import { toDateText } from '#shared/format/dates.ts';
import { useDurationText } from '#shared/format/durations.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { StatusBadge, TypeBadge } from '#shared/project/project-badges.tsx';
import { ProjectHashtags } from './project-hashtags.tsx';
import { ProjectLink } from './project-link.tsx';
import { ProjectMenuButton } from './project-menu-button.tsx';
import { toProgress } from './project-progress.tsx';
import { SelectBox } from './select-box.tsx';

/** Stands for a number that there is none of. */
const NONE = '–';

export const ProjectRow = memo(function ProjectRow(props: ItemProps) {
  const t = useTexts();
  const toDuration = useDurationText();
  const { project, isCurrent, isSelected, onSelect, onHashtag } = props;
  const { id, name, pageCount, lengthMs, device } = project;
  const tabIndex = isCurrent ? 0 : -1;
  const DeviceIcon = device === 'mobile' ? Smartphone : Tablet;
  const credits = toCreditCost(project);
  const ground = isSelected ? 'bg-accent-bg' : 'group-hover:bg-surface-2';
  return (
    <tr data-project={id} className="group relative">
      <Cell className={toClassNames(ground, 'w-9 px-0 pl-2')}>
        <SelectBox
          label={t('selectNamed', { name })}
          checked={isSelected}
          tabIndex={tabIndex}
          onChange={(isRange) => onSelect(id, isRange)}
          className="z-1"
        />
      </Cell>
      <th
        scope="row"
        className={toClassNames(
          'h-11 max-w-60 truncate border-border border-b px-2.5 text-left font-medium transition-colors',
          ground,
        )}
      >
        <ProjectLink project={project} tabIndex={tabIndex} onSelect={onSelect} className="" />
      </th>
      <Cell className={ground}>
        <span className="flex">
          <StatusBadge status={project.status} />
        </span>
      </Cell>
      <Cell className={ground}>
        <span className="flex">
          <TypeBadge type={project.type} />
        </span>
      </Cell>
      <Cell className={toClassNames(ground, 'max-w-60')}>
        <span className="flex gap-2">
          <ProjectHashtags
            inRow
            hashtags={project.hashtags}
            onHashtag={onHashtag}
            tabIndex={tabIndex}
          />
        </span>
      </Cell>
      <Cell className={ground}>
        <RowProgress {...props} />
      </Cell>
      <Cell className={toClassNames(ground, 'text-right')}>{toNumberText(pageCount)}</Cell>
      <Cell className={toClassNames(ground, 'text-right')}>
        {lengthMs > 0 ? toDuration(lengthMs) : NONE}
      </Cell>
      <Cell className={ground}>
        <span className="flex items-center gap-1.5">
          <DeviceIcon aria-hidden="true" className="size-3.5 text-text-3" />
          {t(device === 'mobile' ? 'mobileShort' : 'tabletShort')}
        </span>
      </Cell>
      <Cell className={toClassNames(ground, 'text-right')}>
        {credits > 0 ? toNumberText(credits) : NONE}
      </Cell>
      <Cell className={toClassNames(ground, 'text-right')}>
        <time dateTime={project.updatedAt}>{toDateText(project.updatedAt)}</time>
      </Cell>
      <Cell className={toClassNames(ground, 'px-0 pr-2')}>
        <ProjectMenuButton
          inRow
          project={project}
          tabIndex={tabIndex}
          isSelected={isSelected}
          onSelect={onSelect}
        />
      </Cell>
    </tr>
  );
});

function RowProgress({ project }: ItemProps) {
  const t = useTexts();
  const { share, ...texts } = toProgress(project);
  return (
    <span className="flex items-center gap-2">
      <ProgressBar
        className="w-16 flex-none"
        label={t('progressLabel', { name: project.name })}
        share={share}
        valueText={t('progressText', texts)}
        tone={project.status === 'done' ? 'good' : 'accent'}
      />
      <span aria-hidden="true">
        {texts.completed} / {texts.target}
      </span>
    </span>
  );
}

function Cell({ className, children }: { className: string; children: ReactNode }) {
  return (
    <td
      className={toClassNames(
        'tnum h-11 whitespace-nowrap border-border border-b px-2.5 text-text-2 transition-colors',
        className,
      )}
    >
      {children}
    </td>
  );
}
