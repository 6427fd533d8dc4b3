import type { Aoi, AoiKeyframe } from '@fovea/contract';
import type { PlaybackClock } from '@fovea/stage';
import { toClassNames } from '@fovea/ui';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { select, toggleIn } from '#features/analysis/aoi/model/editor-state.ts';
import { listMarked } from '#features/analysis/aoi/model/keyframe-edits.ts';
import { snapTime } from '#features/analysis/aoi/model/snap-time.ts';
import type { Editor } from '#features/analysis/aoi/model/use-editor.ts';
import { useTexts } from '#features/analysis/aoi/texts.ts';
import { toAoiColour } from '#studio/aoi/aoi-colours.ts';
import { toSecondsText } from '#studio/dock/timeline-scale.ts';

const DRAG_PX = 3;
/** How near a diamond must come to another time to take it. */
const SNAP_PX = 5;

interface KeyframeRowProps {
  editor: Editor;
  aoi: Aoi;
  clock: PlaybackClock;
  durationMs: number;
  heightPx: number;
  isOff: boolean;
}

/** The bar of an area from its first keyframe to the end, and its keyframes on it. */
export function KeyframeRow({ editor, aoi, clock, durationMs, heightPx, isOff }: KeyframeRowProps) {
  const { state } = editor;
  const { keyframes } = aoi.keyframeAoi;
  const toShare = (timeMs: number) => `${(timeMs / durationMs) * 100}%`;
  const stop = keyframes.find(({ id }) => state.keyframeIds.has(id)) ?? keyframes[0];
  return (
    <div style={{ height: heightPx }} className="relative border-border border-b">
      {keyframes.map((keyframe, i) => {
        const next = keyframes[i + 1];
        const toMs = next?.timestamp ?? durationMs;
        const isMoving = next !== undefined && keyframe.easing === 'linear' && keyframe.visible;
        return (
          <span
            key={keyframe.timestamp}
            aria-hidden="true"
            className="keep-color absolute top-1/2 flex h-2 -translate-y-1/2 items-center"
            style={{
              left: toShare(keyframe.timestamp),
              width: toShare(toMs - keyframe.timestamp),
              background: `color-mix(in srgb, ${toAoiColour(aoi.color)} ${keyframe.visible ? 35 : 8}%, transparent)`,
            }}
          >
            {isMoving && (
              <span className="h-0.5 w-full" style={{ background: toAoiColour(aoi.color) }} />
            )}
          </span>
        );
      })}
      {keyframes.map((keyframe) => (
        <Diamond
          key={editor.actions.toKey(keyframe.id)}
          editor={editor}
          aoi={aoi}
          keyframe={keyframe}
          clock={clock}
          durationMs={durationMs}
          isOff={isOff}
          isTabStop={keyframe === stop}
        />
      ))}
    </div>
  );
}

interface DiamondProps extends Omit<KeyframeRowProps, 'heightPx'> {
  keyframe: AoiKeyframe;
  isTabStop: boolean;
}

/** A keyframe: a diamond, a square that holds, or hollow where the area is off from there. */
function Diamond({ editor, aoi, keyframe, clock, durationMs, isOff, isTabStop }: DiamondProps) {
  const t = useTexts();
  const drag = useRef<{ fromPx: number; byMs: number; isMoved: boolean; isAdding: boolean }>(
    undefined,
  );
  const { store, state, actions } = editor;
  const { id, timestamp, easing, visible } = keyframe;
  const { keyframes } = aoi.keyframeAoi;
  const isSelected = state.keyframeIds.has(id);
  /** Keyframes that move with it. */
  const moving = listMarked(aoi, state.keyframeIds, keyframe);
  const mark = (ids: Iterable<string>) => select(store, aoi.aoiId, new Set(ids));
  const listOwn = () => listMarked(aoi, store.getState().keyframeIds).map((each) => each.id);
  const place = (row: Element | null, byMs: number) => {
    const buttons = row?.querySelectorAll('button') ?? [];
    for (const each of moving) {
      const button = buttons[keyframes.indexOf(each)];
      if (button) button.style.left = `${((each.timestamp + byMs) / durationMs) * 100}%`;
    }
  };
  const handleDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey;
    drag.current = { fromPx: event.clientX, byMs: 0, isMoved: false, isAdding };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const handleMove = (event: PointerEvent<HTMLButtonElement>) => {
    const held = drag.current;
    if (!held || isOff || actions.isLocked(aoi)) return;
    const movedPx = event.clientX - held.fromPx;
    if (!held.isMoved && Math.abs(movedPx) < DRAG_PX) return;
    const row = event.currentTarget.parentElement;
    const msPerPx = durationMs / (row?.clientWidth || 1);
    held.isMoved = true;
    const toMs = snapTime(timestamp + movedPx * msPerPx, {
      others: editor.aois.flatMap((each) =>
        each.keyframeAoi.keyframes.flatMap((other) =>
          moving.includes(other) ? [] : [other.timestamp],
        ),
      ),
      withinMs: SNAP_PX * msPerPx,
      lastMs: durationMs,
    });
    held.byMs = toMs - timestamp;
    place(row, held.byMs);
  };
  const handleUp = (event: PointerEvent<HTMLButtonElement>) => {
    const held = drag.current;
    drag.current = undefined;
    if (held?.isMoved) {
      place(event.currentTarget.parentElement, 0);
      actions.moveKeyframes(aoi, moving, held.byMs);
      clock.seek(timestamp + held.byMs);
      mark(moving.map((each) => each.id));
    } else if (held?.isAdding) mark(toggleIn(new Set(listOwn()), id));
    else {
      clock.seek(timestamp);
      mark([id]);
    }
  };
  const handleKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const at = keyframes.indexOf(keyframe) + step;
    const next = keyframes[at];
    if (next === undefined) return;
    const marked = listOwn();
    event.currentTarget.parentElement?.querySelectorAll('button')[at]?.focus();
    if (event.shiftKey) mark([...marked, next.id]);
  };
  const label = [
    t('keyframeAt', { name: aoi.name, seconds: toSecondsText(timestamp, 2) }),
    ...(easing === 'hold' ? [t('keyframeHold')] : []),
    ...(visible ? [] : [t('keyframeHide')]),
  ].join(', ');
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onKeyDown={handleKey}
      // A pointer marks when it is let go.
      onFocus={() => drag.current || mark([id])}
      onClick={(event) => event.detail === 0 && clock.seek(timestamp)}
      style={{ left: `${(timestamp / durationMs) * 100}%` }}
      className="focus-ring pointer-events-auto absolute top-1/2 grid size-6 -translate-1/2 touch-none place-items-center rounded-control"
    >
      <span
        aria-hidden="true"
        className={toClassNames('keep-color size-2.5', easing !== 'hold' && 'rotate-45')}
        style={{
          borderRadius: 2,
          background: visible ? toAoiColour(aoi.color) : 'var(--surface)',
          border: `2px solid ${isSelected ? 'var(--text)' : toAoiColour(aoi.color)}`,
        }}
      />
    </button>
  );
}
