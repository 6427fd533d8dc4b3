import type { ProjectSummary } from '@fovea/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect } from 'react';
import type { ItemProps } from '#features/projects/list/model/item-props.ts';
import { type ListFilter, withHashtag } from '#features/projects/list/model/list-filter.ts';
import type { ChangeFilter } from '#features/projects/list/model/use-list-filter.ts';
import type { useRoving } from '#features/projects/list/model/use-roving.ts';
import type { useSelection } from '#features/projects/list/model/use-selection.ts';
import { useTexts } from '#features/projects/list/texts.ts';
import { creditsQuery } from '#shared/api/credits.queries.ts';
import { lazyPart } from '#shared/lazy-part.ts';
import { GRID, RowSkeletons } from './list-skeleton.tsx';
import { ProjectCard } from './project-card.tsx';

const ProjectTable = lazyPart(() => import('./project-table.tsx'), 'ProjectTable');

interface ProjectItemsProps {
  projects: readonly ProjectSummary[];
  filter: ListFilter;
  onChange: ChangeFilter;
  view: ListFilter['view'];
  selection: ReturnType<typeof useSelection>;
  roving: ReturnType<typeof useRoving>;
}

/** The projects as cards or as rows. */
export function ProjectItems(props: ProjectItemsProps) {
  const { projects, filter, onChange, view, selection, roving } = props;
  const { data: credits } = useQuery(creditsQuery);
  const handleHashtag = useCallback(
    (name: string) => onChange((before) => withHashtag(before, name)),
    [onChange],
  );
  const items = projects.map((project) => ({
    project,
    isCurrent: project.id === roving.currentId,
    isSelected: selection.ids.has(project.id),
    balance: credits?.balance,
    onSelect: selection.select,
    onHashtag: handleHashtag,
  }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are of the links inside.
    <div
      ref={roving.list}
      data-selecting={selection.ids.size > 0 || undefined}
      onFocus={roving.handleFocus}
      onKeyDown={roving.handleKey}
    >
      {view === 'cards' ? (
        <CardGrid items={items} onShown={roving.restoreFocus} />
      ) : (
        <Suspense fallback={<RowSkeletons />}>
          <ProjectTable
            filter={filter}
            selected={
              selection.ids.size === projects.length ? true : selection.ids.size > 0 && 'some'
            }
            onSelectAll={selection.switchAll}
            items={items}
            onShown={roving.restoreFocus}
          />
        </Suspense>
      )}
    </div>
  );
}

interface CardGridProps {
  items: readonly ItemProps[];
  onShown: () => void;
}

function CardGrid({ items, onShown }: CardGridProps) {
  const t = useTexts();
  useEffect(onShown, [onShown]);
  return (
    <ul aria-label={t('list')} className={GRID}>
      {items.map((item) => (
        <ProjectCard key={item.project.id} {...item} />
      ))}
    </ul>
  );
}
