import { Button, toClassNames } from '@fovea/ui';
import { Plus } from 'lucide-react';
import { Suspense, useMemo, useRef } from 'react';
import { lazyPart } from '#shared/lazy-part.ts';
import { useNarrow } from '#shared/media.ts';
import { useSampleShown } from '#shared/project/sample.ts';
import { countLimits } from './model/list-filter.ts';
import { useFollowedHashtags } from './model/use-followed-hashtags.ts';
import { useListFilter } from './model/use-list-filter.ts';
import { useListKeys } from './model/use-list-keys.ts';
import { useProjects } from './model/use-projects.ts';
import { useRoving } from './model/use-roving.ts';
import { useSelection } from './model/use-selection.ts';
import { FilterSelects } from './parts/filter-selects.tsx';
import { ListHead } from './parts/list-head.tsx';
import { ListSkeleton } from './parts/list-skeleton.tsx';
import { ProjectItems } from './parts/project-items.tsx';
import { Rail } from './parts/rail.tsx';
import { handleCreate, NewProjectButton, Toolbar } from './parts/toolbar.tsx';
import { useTexts } from './texts.ts';

const BulkBar = lazyPart(() => import('./parts/bulk-bar.tsx'), 'BulkBar');
/** Brings what reads files. */
const DropToStart = lazyPart(
  () => import('#features/projects/files/drop-to-start.tsx'),
  'DropToStart',
);
const FirstProject = lazyPart(() => import('./parts/first-project.tsx'), 'FirstProject');
const ShowMore = lazyPart(() => import('./parts/show-more.tsx'), 'ShowMore');
const SampleBanner = lazyPart(() => import('./parts/sample-banner.tsx'), 'SampleBanner');
const NothingFound = lazyPart(() => import('./parts/nothing-found.tsx'), 'NothingFound');

export function ProjectList() {
  const t = useTexts();
  const [filter, change] = useListFilter();
  useFollowedHashtags(filter, change);
  const isNarrow = useNarrow();
  const hasSample = useSampleShown();
  const { projects, total, isPending, ...list } = useProjects(filter);
  // A phone has no room for rows.
  const view = isNarrow ? 'cards' : filter.view;
  const order = useMemo(() => projects.map(({ id }) => id), [projects]);
  const selection = useSelection(order);
  const roving = useRoving(order, selection.select);
  const search = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const selected = projects.filter(({ id }) => selection.ids.has(id));
  const isNew =
    !isPending && total === 0 && filter.query.trim() === '' && countLimits(filter) === 0;
  // The button that was pressed is gone; the focus stays near.
  const handleRemove: typeof change = (toNext) => {
    change(toNext);
    area.current?.focus();
  };
  useListKeys({
    create: handleCreate,
    search: () => search.current?.focus(),
    switchView: () => {
      roving.keepFocus();
      change((before) => ({ ...before, view: before.view === 'cards' ? 'table' : 'cards' }));
    },
    clearSelection: selected.length > 0 ? selection.clear : undefined,
    enter: roving.enter,
  });
  return (
    <div
      data-bleed
      className="wide:grid wide:min-h-[calc(100dvh-3.5rem)] wide:grid-cols-[14.5rem_minmax(0,1fr)]"
    >
      <Rail filter={filter} />
      <div className="px-4 pt-5 pb-24 md:px-7 md:pt-5.5">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="type-h1 flex-1">{t('title')}</h1>
          {!isPending && !isNew && (
            <span className="type-small tnum text-text-3 md:hidden">
              {t('countShort', { count: total })}
            </span>
          )}
          {isNew ? (
            <NewProjectButton />
          ) : (
            <Toolbar filter={filter} onChange={change} search={search} onEnterList={roving.enter} />
          )}
        </div>
        {hasSample && (
          <Suspense fallback={<div style={{ height: isNarrow ? '14.5rem' : '7.75rem' }} />}>
            <SampleBanner isAlone={isNew} onHide={() => area.current?.focus()} />
          </Suspense>
        )}
        <div className={isNew ? 'hidden' : 'mt-3 wide:hidden'}>
          <FilterSelects filter={filter} onChange={change} />
        </div>
        <div
          ref={area}
          tabIndex={-1}
          aria-busy={list.isChanging || undefined}
          className={toClassNames(
            'mt-4 outline-none transition-opacity',
            list.isChanging && 'opacity-60',
          )}
        >
          {isPending ? (
            <ListSkeleton view={view} />
          ) : isNew ? (
            <Suspense>
              <FirstProject />
            </Suspense>
          ) : (
            <>
              <ListHead filter={filter} onChange={change} onRemove={handleRemove} total={total} />
              {projects.length === 0 ? (
                <Suspense>
                  <NothingFound filter={filter} onRemove={handleRemove} />
                </Suspense>
              ) : (
                <ProjectItems
                  {...{ projects, filter, view, selection, roving }}
                  onChange={change}
                />
              )}
              {list.hasMore && !list.isChanging && (
                <Suspense>
                  <ShowMore isLoading={list.isLoadingMore} onMore={() => void list.loadMore()} />
                </Suspense>
              )}
            </>
          )}
        </div>
      </div>
      {selected.length > 0 ? (
        <Suspense>
          <BulkBar
            projects={selected}
            onClear={() => {
              selection.clear();
              roving.enter();
            }}
          />
        </Suspense>
      ) : (
        !isPending && <FloatingButton />
      )}
      <Suspense>
        <DropToStart />
      </Suspense>
    </div>
  );
}

/** Within reach of a thumb. */
function FloatingButton() {
  const t = useTexts();
  return (
    <div className="fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-10 md:hidden">
      <Button
        variant="primary"
        size="touch"
        className="min-h-14 rounded-banner px-5 shadow-e3"
        iconLeft={<Plus aria-hidden="true" />}
        onClick={handleCreate}
      >
        {t('newProject')}
      </Button>
    </div>
  );
}
