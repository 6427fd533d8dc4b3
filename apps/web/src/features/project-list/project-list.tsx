import { Button, EmptyState, NoProjectsDrawing, Shortcut, TextField } from '@fovea/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { projectsQuery } from '#shared/api/projects.ts';
import { modals } from '#shared/modals/modals.ts';
import { shortcuts, useShortcuts } from '#shared/shortcuts.ts';
import { ClassRail } from './class-rail.tsx';
import { countClasses, filterProjects, parseFilter, toParams } from './list-filter.ts';
import { GRID, ListSkeleton } from './list-skeleton.tsx';
import { ProjectCard } from './project-card.tsx';
import { useTexts } from './texts.ts';

/** Read again this often while a project collects, should a notice be lost. */
const POLL_MS = 15_000;

export function ProjectList() {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const filter = parseFilter(params);
  const { data, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...projectsQuery,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ projects }) => projects.some(({ status }) => status === 'active'))
        ? POLL_MS
        : false,
  });
  const all = data?.pages.flatMap(({ projects }) => projects) ?? [];
  const shown = filterProjects(all, filter);
  const isEmpty = !isPending && all.length === 0;
  const setQuery = (query: string) => setParams(toParams({ ...filter, query }), { replace: true });
  const openCreate = () => modals.open('createProject', {});
  const hasKeys = useShortcuts();
  useCreateKey(openCreate);

  const newProject = (
    <Button
      variant="primary"
      size="public"
      iconLeft={<Plus aria-hidden="true" />}
      onClick={openCreate}
    >
      {t('newProject')}
    </Button>
  );
  return (
    <div
      data-bleed
      className="wide:grid wide:min-h-[calc(100dvh-3.5rem)] wide:grid-cols-[14.5rem_minmax(0,1fr)]"
    >
      <div className="hidden border-border border-r px-3 pt-5 pb-4 pl-5 wide:block">
        <ClassRail
          filter={filter}
          counts={hasNextPage || isPending ? undefined : countClasses(all)}
        />
      </div>
      <div className="px-4 pt-5 pb-24 md:px-7 md:pt-5.5 md:pb-10">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="type-h1 flex-1">{t('title')}</h1>
          {!isPending && !isEmpty && !hasNextPage && (
            <span className="type-small text-text-3 md:hidden">
              {t('countShort', { count: all.length })}
            </span>
          )}
          {!isEmpty && (
            <>
              <TextField
                className="w-full md:w-55"
                size="public"
                label={t('search')}
                labelHidden
                type="search"
                name="q"
                autoComplete="off"
                placeholder={t('search')}
                iconLeft={<Search aria-hidden="true" />}
                value={filter.query}
                onChange={(event) => setQuery(event.target.value)}
              />
              <span className="hidden md:block">
                <Button
                  variant="primary"
                  size="public"
                  iconLeft={<Plus aria-hidden="true" />}
                  iconRight={hasKeys && <Shortcut keys={['C']} onFill className="ml-1" />}
                  onClick={openCreate}
                >
                  {t('newProject')}
                </Button>
              </span>
            </>
          )}
        </div>
        <div className={isEmpty ? 'hidden' : 'mt-3 wide:hidden'}>
          <ClassRail
            filter={filter}
            counts={hasNextPage || isPending ? undefined : countClasses(all)}
          />
        </div>
        <div className="mt-4">
          {isPending ? (
            <ListSkeleton />
          ) : isEmpty ? (
            <EmptyState
              className="rounded-card border border-border-2 border-dashed py-16"
              drawing={<NoProjectsDrawing />}
              title={t('emptyTitle')}
              text={t('emptyText')}
              action={newProject}
            />
          ) : shown.length === 0 ? (
            <EmptyState
              className="py-16"
              title={filter.query ? t('noHits', { query: filter.query }) : t('noneInFilter')}
              action={
                <Button
                  onClick={() =>
                    setParams(
                      filter.query ? toParams({ ...filter, query: '' }) : new URLSearchParams(),
                    )
                  }
                >
                  {filter.query ? t('clearSearch') : t('showAll')}
                </Button>
              }
            />
          ) : (
            <>
              <p aria-live="polite" className="type-small mb-3 hidden text-text-2 md:block">
                {t.rich(
                  'count',
                  { b: (text) => <b className="font-semibold text-text">{text}</b> },
                  { count: shown.length },
                )}
              </p>
              <div className={GRID}>
                {shown.map((project) => (
                  <ProjectCard key={project.id} project={project} />
                ))}
              </div>
            </>
          )}
          {hasNextPage && (
            <div className="mt-6 flex justify-center">
              <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('showMore')}
              </Button>
            </div>
          )}
        </div>
      </div>
      {all.length > 0 && (
        <div className="fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-10 md:hidden">
          <Button
            variant="primary"
            size="touch"
            className="min-h-14 rounded-banner px-5 shadow-e3"
            iconLeft={<Plus aria-hidden="true" />}
            onClick={openCreate}
          >
            {t('newProject')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** C makes a project from anywhere on the list, also with a Korean keyboard, never while typing. */
function useCreateKey(create: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!shortcuts.areOn()) return;
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest(
          'input, textarea, select, [contenteditable], [role=dialog], [role=menu]',
        );
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.code !== 'KeyC' || hasModifier || isTyping || event.isComposing) return;
      event.preventDefault();
      create();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
}
