import type { Project } from '@fovea/contract';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { EditorRow } from '#features/projects/editor/model/editor-rows.ts';
import { useLift } from '#features/projects/editor/model/use-lift.ts';
import type { RowActions } from '#features/projects/editor/model/use-row-actions.ts';
import type { Uploads } from '#features/projects/files/uploads/upload-queue.ts';
import { findLine } from '#features/projects/model/draft/page-order.ts';
import { lazyExtra } from '#shared/lazy-extra.ts';
import { DropLine } from './drop-line.tsx';
import { PageRow } from './page-row.tsx';

/** Pages move without it too, by keys and by their menus. */
const PageDrag = lazyExtra(async () => (await import('./page-drag.tsx')).PageDrag);

export interface PageRowsProps {
  project: Project;
  rows: readonly EditorRow[];
  current: EditorRow | undefined;
  /** Pages that are done something to together. */
  chosen: readonly string[];
  uploads: Uploads;
  actions: RowActions;
}

export function PageRows(props: PageRowsProps & { children: ReactNode }) {
  const { project, rows, current, chosen, uploads, actions, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const ids = project.pages.map(({ id }) => id);
  const { lift, setLift, drop, leave, handleKey } = useLift(ids, actions);
  const lineAt = lift && findLine(ids, lift.pageIds, lift.before);
  const scrollsTo = lift?.isByKeys ? lineAt : undefined;
  useEffect(() => {
    if (scrollsTo === undefined) return;
    list.current?.children[scrollsTo]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [scrollsTo]);
  const listTargets = (key: string) => (chosen.includes(key) ? chosen : [key]);
  return (
    <>
      <ol
        ref={list}
        className="flex min-h-0 gap-1 overflow-x-auto px-2 pb-2 lg:flex-1 lg:flex-col lg:gap-0.5 lg:overflow-y-auto lg:overflow-x-hidden lg:pt-1"
      >
        {rows.map((row, at) => (
          <PageRow
            key={row.key}
            row={row}
            number={at + 1}
            count={ids.length}
            isCurrent={row === current}
            isShuffled={project.shuffle}
            targets={listTargets(row.key)}
            isChosen={chosen.includes(row.key)}
            isLifted={lift?.pageIds.includes(row.key) ?? false}
            hasLine={lineAt === at}
            actions={actions}
            uploads={uploads}
            onHandleKey={handleKey}
            onHandleLeft={leave}
          />
        ))}
        {lineAt === rows.length && (
          <li aria-hidden="true" className="relative">
            <DropLine />
          </li>
        )}
        {children}
      </ol>
      <Suspense>
        <PageDrag
          list={list}
          rows={rows}
          ids={ids}
          listTargets={listTargets}
          onLift={setLift}
          onDrop={drop}
        />
      </Suspense>
    </>
  );
}
