import { useTexts } from '#features/projects/editor/texts.ts';
import { countOthers, findStep } from '#features/projects/model/draft/page-order.ts';
import { modals } from '#shared/modals/modals.ts';
import type { EditorRow } from './editor-rows.ts';
import { type SelectHow, type Selection, select, selectOnly, settle } from './selection.ts';
import type { ProjectEdits } from './use-edits.ts';

/** Actions on rows. Without pages it is the row's own. */
export interface RowActions {
  readonly onSelect: (row: EditorRow, how?: SelectHow) => void;
  /** The range ends at the next row. */
  readonly onExtend: (row: EditorRow, step: 1 | -1) => void;
  readonly onSelectAll: () => void;
  readonly onStep: (pageIds: readonly string[], step: 1 | -1) => void;
  /** Behind so many of the other pages. */
  readonly onMove: (pageIds: readonly string[], before: number) => void;
  /** Asks where to. */
  readonly onMoveTo: (pageIds: readonly string[]) => void;
  readonly onDuplicate: (row: EditorRow, pageIds?: readonly string[]) => void;
  readonly onRemove: (row: EditorRow, pageIds?: readonly string[]) => void;
  /** To people who do not see the list. */
  readonly onSay: (text: string) => void;
}

interface RowActionsOptions {
  readonly edits: Pick<ProjectEdits, 'move' | 'duplicate' | 'remove'>;
  readonly rows: readonly EditorRow[];
  readonly current: EditorRow | undefined;
  readonly selection: Selection;
  readonly onSelection: (selection: Selection) => void;
  readonly onRemoved: (pageId: string) => void;
  readonly onSay: (text: string) => void;
}

export function useRowActions(options: RowActionsOptions) {
  const t = useTexts();
  const { edits, rows, current, onSelection, onRemoved, onSay } = options;
  const ids = rows.flatMap(({ page }) => (page ? [page.id] : []));
  const selection = settle(options.selection, ids, current?.key);
  const count = ids.length;

  const onMove = (pageIds: readonly string[], before: number) => {
    if (!edits.move(pageIds, before)) return;
    const number = before + 1;
    const name = rows.find(({ key }) => key === pageIds[0])?.name;
    onSay(
      pageIds.length > 1
        ? t('movedMany', { moved: pageIds.length, number, count })
        : t('moved', { name: name ?? t('pageOf', { number, count }), number, count }),
    );
  };
  const actions: RowActions = {
    onSelect: ({ key }, how = 'only') => onSelection(select(selection, ids, key, how)),
    onExtend: ({ key }, step) => {
      const next = ids[ids.indexOf(key) + step];
      if (next !== undefined) onSelection(select(selection, ids, next, 'range'));
    },
    onSelectAll: () => onSelection({ ...selection, chosen: ids }),
    onStep: (pageIds, step) => onMove(pageIds, findStep(ids, pageIds, step)),
    onMove,
    onMoveTo: (pageIds) => {
      const first = ids.findIndex((id) => pageIds.includes(id));
      modals.open('movePages', {
        moved: pageIds.length,
        others: count - pageIds.length,
        before: countOthers(ids, pageIds, first),
        onMove: (before) => onMove(pageIds, before),
      });
    },
    onDuplicate: ({ key }, pageIds = [key]) => {
      const copies = edits.duplicate(pageIds);
      if (copies) onSelection({ ...selectOnly(copies[0]), chosen: copies });
    },
    onRemove: ({ key }, pageIds = [key]) => {
      const isGone = (row: EditorRow) => pageIds.includes(row.key);
      const last = rows.findLastIndex(isGone);
      const next = rows.slice(last + 1)[0] ?? rows.findLast((row) => !isGone(row));
      if (current && isGone(current)) onSelection(selectOnly(next?.key));
      for (const id of pageIds) onRemoved(id);
      edits.remove(pageIds);
    },
    onSay,
  };
  return { chosen: selection.chosen, actions };
}
