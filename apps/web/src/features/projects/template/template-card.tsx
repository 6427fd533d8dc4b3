import { LIMITS, TEMPLATES, type TemplateId, toLengthMs } from '@fovea/contract';
import { Button, Chip, toClassNames } from '@fovea/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useDurationText } from '#shared/format/durations.ts';
import { isMedia } from '#shared/media.ts';
import { modals } from '#shared/modals/modals.ts';
import type { Frame } from './drawing-parts.tsx';
import { CustomDrawing, SquareDrawing, WideDrawing } from './template-drawings.tsx';
import { useTexts } from './texts.ts';

const FRAME_MS = 1_000;
const FRAMES = [0, 1, 2] as const;

/** Goes round while it plays. People who want little motion see the drawing as it is. */
function useFrames(isPlaying: boolean): Frame {
  const [ticks, setTicks] = useState(0);
  const isMoving = isPlaying && !isMedia('calm');
  useEffect(() => {
    if (!isMoving) return;
    setTicks(0);
    const timer = setInterval(() => setTicks((before) => before + 1), FRAME_MS);
    return () => clearInterval(timer);
  }, [isMoving]);
  return isMoving ? FRAMES[ticks % FRAMES.length] : undefined;
}

const DRAWINGS: Readonly<Record<TemplateId, ComponentType<{ frame: Frame }>>> = {
  custom: CustomDrawing,
  preferenceWideImages: WideDrawing,
  preferenceSquare: SquareDrawing,
};

/** The whole card presses its button. Under the pointer or with the focus it plays its page order. */
export function TemplateCard({ id }: { id: TemplateId }) {
  const t = useTexts();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isLit = isHovered || isFocused;
  const frame = useFrames(isLit);
  const Drawing = DRAWINGS[id];
  return (
    <article
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      className={toClassNames(
        'relative flex flex-col overflow-hidden rounded-hero border bg-surface transition-[border-color,box-shadow]',
        isLit ? 'border-accent shadow-[0_0_0_1px_var(--accent)]' : 'border-border shadow-e1',
      )}
    >
      <div
        className={toClassNames(
          'border-border border-b transition-colors',
          isLit ? 'bg-accent-bg' : 'bg-surface-2',
        )}
      >
        <Drawing frame={frame} />
      </div>
      <div className="flex flex-1 flex-col px-5 pt-4.5 pb-5">
        <h2 className="font-semibold text-[1rem] leading-6">{t(`${id}Title`)}</h2>
        <p className="type-body mt-0.5 min-h-10 text-[0.875rem] text-text-2">{t(`${id}Text`)}</p>
        <div className="mt-3 flex min-h-8 flex-wrap items-center gap-1.5">
          <Facts id={id} />
          <Button
            variant={isLit ? 'primary' : 'secondary'}
            // The whole card is its press area; a button that moves would take it away from under the pointer.
            className="static! active:translate-none! ml-auto before:absolute before:inset-0"
            onClick={() => modals.open('createProject', { template: id })}
          >
            {t(id === 'custom' ? 'startEmpty' : 'use')}
            <span className="sr-only"> {t(`${id}Title`)}</span>
          </Button>
        </div>
      </div>
    </article>
  );
}

function Facts({ id }: { id: TemplateId }) {
  const t = useTexts();
  const toDuration = useDurationText();
  const { pages } = TEMPLATES[id];
  if (pages.length === 0) {
    return (
      <>
        <Chip>{t('anyLayout')}</Chip>
        <Chip>{t('upTo', { count: LIMITS.pagesMax })}</Chip>
      </>
    );
  }
  const lengthMs = toLengthMs(
    pages.map(({ kind }) => ({ kind, timerMs: null })),
    { timerMs: LIMITS.timerDefaultMs, finalReview: false },
  );
  return (
    <>
      <Chip>{t('pages', { count: pages.length })}</Chip>
      <Chip>{t('about', { length: toDuration(lengthMs) })}</Chip>
    </>
  );
}
