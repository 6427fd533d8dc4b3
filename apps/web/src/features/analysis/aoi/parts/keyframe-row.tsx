import type { Aoi, AoiKeyframe } from '@fovea/contract';
import type { PlaybackClock } from '@fovea/stage';
import { toClassNames } from '@fovea/ui';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { select } from '#features/analysis/aoi/model/editor-state.ts';
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
  const isMarked = keyframes.some(({ id }) => id === state.keyframeId);
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
      {keyframes.map((keyframe, i) => (
        <Diamond
          key={editor.actions.toKey(keyframe.id)}
          editor={editor}
          aoi={aoi}
          keyframe={keyframe}
          clock={clock}
          durationMs={durationMs}
          isOff={isOff}
          isTabStop={isMarked ? keyframe.id === state.keyframeId : i === 0}
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
  const button = useRef<HTMLButtonElement>(null);
  const drag = useRef<{ fromPx: number; timeMs: number; isMoved: boolean }>(undefined);
  const { store, state, actions } = editor;
  const { id, timestamp, easing, visible } = keyframe;
  const isSelected = state.keyframeId === id;
  const place = (timeMs: number) => {
    if (button.current) button.current.style.left = `${(timeMs / durationMs) * 100}%`;
  };
  const handleDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    drag.current = { fromPx: event.clientX, timeMs: timestamp, isMoved: false };
    if (!isOff && !actions.isLocked(aoi)) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const handleMove = (event: PointerEvent<HTMLButtonElement>) => {
    const held = drag.current;
    if (!held || isOff || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const movedPx = event.clientX - held.fromPx;
    if (!held.isMoved && Math.abs(movedPx) < DRAG_PX) return;
    const widthPx = event.currentTarget.parentElement?.clientWidth || 1;
    const msPerPx = durationMs / widthPx;
    held.isMoved = true;
    held.timeMs = snapTime(timestamp + movedPx * msPerPx, {
      others: editor.aois.flatMap((each) =>
        each.keyframeAoi.keyframes.flatMap((other) => (other.id === id ? [] : [other.timestamp])),
      ),
      withinMs: SNAP_PX * msPerPx,
      lastMs: durationMs,
    });
    place(held.timeMs);
  };
  const handleUp = () => {
    const held = drag.current;
    drag.current = undefined;
    if (held?.isMoved) {
      place(timestamp);
      actions.moveKeyframe(aoi, keyframe, held.timeMs);
      clock.seek(held.timeMs);
    } else clock.seek(timestamp);
    select(store, aoi.aoiId, id);
  };
  const handleKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const siblings = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
    siblings[siblings.indexOf(event.currentTarget) + step]?.focus();
  };
  const label = [
    t('keyframeAt', { name: aoi.name, seconds: toSecondsText(timestamp, 2) }),
    ...(easing === 'hold' ? [t('keyframeHold')] : []),
    ...(visible ? [] : [t('keyframeHide')]),
  ].join(', ');
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      aria-pressed={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onKeyDown={handleKey}
      onFocus={() => select(store, aoi.aoiId, id)}
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
