import { toClassNames } from '@fovea/ui';
import { GripVertical, Pin, Shuffle } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { EditorRow } from '#features/projects/editor/model/editor-rows.ts';
import type { RowActions } from '#features/projects/editor/model/use-row-actions.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { UploadActions } from '#features/projects/files/uploads/upload-actions.tsx';
import type { Uploads } from '#features/projects/files/uploads/upload-queue.ts';
import { isIncomplete } from '#features/projects/model/page-faults.ts';
import { DropLine } from './drop-line.tsx';
import { PageThumb } from './page-thumb.tsx';
import { RowMenu } from './row-menu.tsx';
import { useRowName } from './row-name.ts';
import { RowState } from './row-state.tsx';

interface PageRowProps {
  row: EditorRow;
  number: number;
  /** Number of pages, without files that are on their way. */
  count: number;
  isCurrent: boolean;
  isShuffled: boolean;
  /** The pages that keys and menu are about. */
  targets: readonly string[];
  isChosen: boolean;
  isLifted: boolean;
  /** Pages would drop before it. */
  hasLine: boolean;
  actions: RowActions;
  uploads: Uploads;
  onHandleKey: (event: KeyboardEvent, pageIds: readonly string[], name: string) => void;
  onHandleLeft: (name: string) => void;
}

export function PageRow(props: PageRowProps) {
  const t = useTexts();
  const { row, number, isCurrent, isChosen, targets, actions, uploads } = props;
  const { page, upload } = row;
  const name = useRowName(row);
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  const handlePress = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) =>
    actions.onSelect(row, shiftKey ? 'range' : ctrlKey || metaKey ? 'toggle' : 'only');
  const handled = targets.length > 1 ? t('pageCount', { count: targets.length }) : name;
  return (
    <li
      ref={element}
      data-page={page?.id}
      className={toClassNames(
        'relative w-52 flex-none rounded-touch transition-colors lg:w-auto',
        isChosen ? 'bg-accent-bg' : 'hover:bg-surface-2',
      )}
      style={props.isLifted ? { opacity: 0.4 } : undefined}
    >
      {props.hasLine && <DropLine />}
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        aria-pressed={page && isChosen}
        aria-keyshortcuts={page && 'Alt+ArrowUp Alt+ArrowDown'}
        onClick={handlePress}
        onKeyDown={(event) => page && handleKey(event, row, targets, actions)}
        className="focus-ring flex w-full items-center gap-2.5 rounded-touch py-1.75 pr-2 pl-6 text-left"
      >
        <RowNumber {...props} />
        <PageThumb row={row} isCurrent={isCurrent} />
        <span className={toClassNames('min-w-0 flex-1', page && 'pr-6')}>
          <span className="flex items-center gap-1.5">
            <span className="type-body min-w-0 truncate font-medium">{name}</span>
            {page && isIncomplete(page) && (
              <span
                role="img"
                aria-label={t('incomplete')}
                title={t('incomplete')}
                className="size-1.5 flex-none rounded-full bg-bad"
              />
            )}
          </span>
          <RowState row={row} isCurrent={isChosen || isCurrent} />
        </span>
      </button>
      {upload && (
        <div data-still style={{ paddingLeft: 92 }}>
          <UploadActions upload={upload} uploads={uploads} className="flex-wrap pr-2 pb-2" />
        </div>
      )}
      {page && (
        <>
          <button
            type="button"
            data-handle
            aria-label={t('handle', { number, name })}
            aria-pressed={props.isLifted}
            onKeyDown={(event) => props.onHandleKey(event, targets, handled)}
            onBlur={() => props.onHandleLeft(handled)}
            className="focus-ring absolute inset-y-0 left-0 grid w-6 place-items-center rounded-touch text-text-3"
            style={{ cursor: 'grab', touchAction: 'none' }}
          >
            <GripVertical aria-hidden="true" className="size-3.5" />
          </button>
          <span data-still className="absolute inset-y-0 right-1 flex items-center">
            <RowMenu {...props} />
          </span>
        </>
      )}
    </li>
  );
}

function handleKey(
  event: KeyboardEvent<HTMLElement>,
  row: EditorRow,
  targets: readonly string[],
  actions: RowActions,
): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
  const hasModifier = event.ctrlKey || event.metaKey;
  if (step && event.altKey) actions.onStep(targets, step);
  else if (step && event.shiftKey) {
    actions.onExtend(row, step);
    focusNext(event.currentTarget, step);
  } else if (event.key === 'Delete' || event.key === 'Backspace') actions.onRemove(row, targets);
  else if (hasModifier && event.code === 'KeyD') actions.onDuplicate(row, targets);
  else if (hasModifier && event.code === 'KeyA') actions.onSelectAll();
  else return;
  event.preventDefault();
}

function focusNext(button: HTMLElement, step: 1 | -1): void {
  const here = button.closest('li');
  const next = step > 0 ? here?.nextElementSibling : here?.previousElementSibling;
  next?.querySelector('button')?.focus();
}

/** When pages are shuffled, only those that stay have a number. */
function RowNumber({ row, number, isShuffled }: PageRowProps) {
  const t = useTexts();
  const box = 'tnum type-small grid w-3.5 flex-none justify-items-center text-text-3';
  if (row.upload?.state === 'refused') return <span className={box} />;
  if (!isShuffled || !row.page) return <span className={box}>{number}</span>;
  const isKept = row.page.keepInPlace;
  const Icon = isKept ? Pin : Shuffle;
  return (
    <span className={box}>
      {isKept && number}
      <Icon role="img" aria-label={t(isKept ? 'kept' : 'shuffled')} className="size-3.5" />
    </span>
  );
}
