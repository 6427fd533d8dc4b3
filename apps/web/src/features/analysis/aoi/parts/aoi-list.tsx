import { AOI_LIMITS, type Aoi } from '@fovea/contract';
import { IconButton, Menu, toClassNames } from '@fovea/ui';
import { Ellipsis, Eye, EyeOff, Lock } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { select, toggleIn } from '#features/analysis/aoi/model/editor-state.ts';
import type { Editor } from '#features/analysis/aoi/model/use-editor.ts';
import { useTexts } from '#features/analysis/aoi/texts.ts';
import { AOI_COLOURS } from '#studio/aoi/aoi-colours.ts';
import { AoiSwatch } from '#studio/aoi/aoi-swatch.tsx';

interface AoiNameProps {
  name: string;
  /** The new name; undefined when it stays. */
  onEnd: (name: string | undefined, isByKey: boolean) => void;
}

export interface AoiListProps {
  editor: Editor;
  isViewOnly: boolean;
  onCopyTo: (aoi: Aoi) => void;
  /** Beside the name of an area: the number that counts most. */
  toNote?: ((aoi: Aoi) => ReactNode) | undefined;
}

/** Areas of the page, the oldest first. */
export function AoiList({ editor, isViewOnly, onCopyTo, toNote }: AoiListProps) {
  const t = useTexts();
  return (
    <ul aria-label={t('aois')}>
      {editor.aois.map((aoi) => (
        <li key={editor.actions.toKey(aoi.aoiId)}>
          <AoiRow
            editor={editor}
            aoi={aoi}
            isViewOnly={isViewOnly}
            onCopyTo={() => onCopyTo(aoi)}
            note={toNote?.(aoi)}
          />
        </li>
      ))}
    </ul>
  );
}

/** From a name that was typed back to the shape it belongs to. */
function focusChosen(): void {
  requestAnimationFrame(() =>
    document.querySelector<SVGElement>('[data-aoi][aria-pressed=true]')?.focus(),
  );
}

interface AoiRowProps {
  editor: Editor;
  aoi: Aoi;
  isViewOnly: boolean;
  onCopyTo: () => void;
  note: ReactNode;
}

function AoiRow({ editor, aoi, isViewOnly, onCopyTo, note }: AoiRowProps) {
  const t = useTexts();
  const { store, state, actions } = editor;
  const { aoiId, name } = aoi;
  const { keyframes } = aoi.keyframeAoi;
  const isSelected = state.selectedId === aoiId;
  const isHidden = state.hiddenIds.has(aoiId);
  const isLocked = state.lockedIds.has(aoiId);
  const kind = t('kind', {
    type: t(keyframes[0]?.shape.type ?? 'rectangle'),
    count: keyframes.length,
  });
  return (
    <div
      className={toClassNames(
        'flex min-h-13 items-center gap-2 border-border border-b px-4',
        isSelected && 'bg-accent-bg',
        isHidden && 'opacity-60',
      )}
    >
      <AoiSwatch slot={aoi.color} />
      {state.renamedId === aoiId ? (
        <AoiName
          name={name}
          onEnd={(next, isByKey) => {
            store.setState({ renamedId: null });
            if (isByKey) focusChosen();
            if (next !== undefined && next !== name) actions.change(aoi, { name: next });
          }}
        />
      ) : (
        <button
          type="button"
          aria-pressed={isSelected}
          onClick={() => select(store, aoiId)}
          onDoubleClick={() => !isViewOnly && store.setState({ renamedId: aoiId })}
          className="focus-ring min-w-0 flex-1 rounded-control py-1.5 text-left"
        >
          <span className="type-body flex items-center gap-1.5 font-semibold">
            <span className="truncate">{name}</span>
            {isLocked && <Lock aria-label={t('locked')} className="size-3 flex-none text-text-3" />}
          </span>
          <span className="type-small block truncate text-text-3">{kind}</span>
        </button>
      )}
      {note}
      <IconButton
        label={t(isHidden ? 'show' : 'hide', { name })}
        size="dense"
        onClick={() => store.setState({ hiddenIds: toggleIn(state.hiddenIds, aoiId) })}
      >
        {isHidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
      {!isViewOnly && (
        <Menu
          trigger={
            <IconButton label={t('more', { name })} size="dense">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          entries={[
            {
              label: t('rename'),
              // After the menu has given the focus back.
              onSelect: () => setTimeout(() => store.setState({ renamedId: aoiId })),
            },
            { label: t('duplicate'), onSelect: () => actions.duplicate(aoi) },
            { label: t('copy'), onSelect: () => actions.copy(aoi) },
            { label: t('copyTo'), onSelect: onCopyTo },
            {
              label: t('lock'),
              checked: isLocked,
              onSelect: () => store.setState({ lockedIds: toggleIn(state.lockedIds, aoiId) }),
            },
            { kind: 'line', label: 'before colours' },
            { kind: 'heading', label: t('colour') },
            ...AOI_COLOURS.map(({ slot, hue }) => ({
              label: t(hue),
              note: <AoiSwatch slot={slot} />,
              checked: slot === aoi.color,
              onSelect: () => actions.change(aoi, { color: slot }),
            })),
            { kind: 'line', label: 'after colours' },
            {
              label: t('remove'),
              danger: true,
              disabled: isLocked,
              onSelect: () => actions.remove(aoi),
            },
          ]}
        />
      )}
    </div>
  );
}

/** A name that is being typed: marked at once, taken by Enter or by leaving. */
function AoiName({ name, onEnd }: AoiNameProps) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const end = (isKept: boolean, isByKey: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(isKept ? field.current?.value.trim() || undefined : undefined, isByKey);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') end(true, true);
    if (event.key === 'Escape') end(false, true);
  };
  return (
    <input
      ref={field}
      type="text"
      aria-label={t('name')}
      defaultValue={name}
      maxLength={AOI_LIMITS.nameMaxLength}
      onKeyDown={handleKey}
      onBlur={() => end(true, false)}
      className="focus-ring type-body min-h-8 min-w-0 flex-1 rounded-control border border-border-input bg-surface px-2 font-semibold"
    />
  );
}
