import { IconButton, Menu } from '@fovea/ui';
import {
  ArrowDown,
  ArrowUp,
  ArrowUpDown,
  Copy,
  Ellipsis,
  SquareCheck,
  SquareMinus,
  Trash2,
} from 'lucide-react';
import type { EditorRow } from '#features/projects/editor/model/editor-rows.ts';
import type { RowActions } from '#features/projects/editor/model/use-row-actions.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { useRowName } from './row-name.ts';

interface RowMenuProps {
  row: EditorRow;
  number: number;
  /** Number of pages. */
  count: number;
  /** The pages it is about: the row's own, or all that are chosen with it. */
  targets: readonly string[];
  isChosen: boolean;
  actions: RowActions;
}

/** Everything that can be done to a page without dragging, keys or a mouse. */
export function RowMenu({ row, number, count, targets, isChosen, actions }: RowMenuProps) {
  const t = useTexts();
  const name = useRowName(row);
  const many = targets.length;
  const isMany = many > 1;
  const isAll = many === count;
  return (
    <Menu
      trigger={
        <IconButton size="dense" label={t('rowMenu', { number, name })}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
      entries={[
        {
          label: t('moveUp'),
          icon: <ArrowUp aria-hidden="true" />,
          keys: ['Alt', '↑'],
          disabled: isMany ? isAll : number === 1,
          onSelect: () => actions.onStep(targets, -1),
        },
        {
          label: t('moveDown'),
          icon: <ArrowDown aria-hidden="true" />,
          keys: ['Alt', '↓'],
          disabled: isMany ? isAll : number === count,
          onSelect: () => actions.onStep(targets, 1),
        },
        {
          label: t('moveTo'),
          icon: <ArrowUpDown aria-hidden="true" />,
          disabled: isAll,
          onSelect: () => actions.onMoveTo(targets),
        },
        { kind: 'line', label: 'order' },
        {
          label: t(isChosen && isMany ? 'deselect' : 'alsoSelect'),
          icon:
            isChosen && isMany ? (
              <SquareMinus aria-hidden="true" />
            ) : (
              <SquareCheck aria-hidden="true" />
            ),
          disabled: isChosen && !isMany,
          onSelect: () => actions.onSelect(row, 'toggle'),
        },
        {
          label: isMany ? t('duplicateMany', { count: many }) : t('duplicate'),
          icon: <Copy aria-hidden="true" />,
          onSelect: () => actions.onDuplicate(row, targets),
        },
        { kind: 'line', label: 'line' },
        {
          label: isMany ? t('removeMany', { count: many }) : t('remove'),
          icon: <Trash2 aria-hidden="true" />,
          danger: true,
          onSelect: () => actions.onRemove(row, targets),
        },
      ]}
    />
  );
}
