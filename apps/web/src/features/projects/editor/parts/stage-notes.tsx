import type { Page, Project } from '@fovea/contract';
import type { Size } from '@fovea/gaze/geometry';
import { toClassNames } from '@fovea/ui';
import { Scan, Timer } from 'lucide-react';
import { findSize, measureFit } from '#features/projects/editor/model/preview-size.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { useDurationText } from '#shared/format/durations.ts';

interface StageNotesProps {
  place: 'beside' | 'below';
  project: Project;
  page: Page;
  /** The part of the screen that the browser leaves to the page. */
  box: Size;
  isLast: boolean;
}

/** Settings in words: at both sides of the frame, or under one that is wide. */
export function StageNotes({ place, project, page, box, isLast }: StageNotesProps) {
  const t = useTexts();
  if (page.kind === 'survey') return null;
  const isBelow = place === 'below';
  const fit = page.kind === 'image' ? measureFit(page, box) : undefined;
  const size = page.assets.length === 1 ? findSize(page.assets[0]) : null;
  const fitText = {
    whole: () => t('fitsWhole'),
    bars: (percent: number) => t('fitsWithBars', { percent }),
    cropped: (percent: number) => t('fillsCropped', { percent }),
  };
  return (
    <div className={toClassNames('type-small text-text-2', isBelow && 'mt-5 flex gap-6')}>
      {(fit || size) && (
        <p className={isBelow ? 'w-40' : 'absolute top-16 left-full ml-4.5 w-35'}>
          {size && (
            <span className="tnum flex items-center gap-1.5 font-semibold">
              <Scan aria-hidden="true" className="size-3.5" />
              {`${size.widthPx} × ${size.heightPx}`}
            </span>
          )}
          {fit?.kind === 'scroll'
            ? fit.screens > 1
              ? t('fitsScroll', { screens: fit.screens })
              : t('fitsOneScreen')
            : fit && fitText[fit.kind]('percent' in fit ? fit.percent : 0)}
        </p>
      )}
      <TimerNote page={page} isBelow={isBelow} isLast={isLast && !project.finalReview} />
    </div>
  );
}

interface TimerNoteProps {
  page: Page;
  isBelow: boolean;
  isLast: boolean;
}

function TimerNote({ page, isBelow, isLast }: TimerNoteProps) {
  const t = useTexts();
  const toDuration = useDurationText();
  const isVideo = page.kind === 'video';
  const timeMs = isVideo ? page.assets[0]?.durationMs : page.timerMs;
  if (isVideo && !timeMs) return null;
  const toNote = () => {
    if (isVideo) return t(page.startMuted ? 'videoNote' : 'videoSoundNote');
    if (page.timerMs !== null) return t(isLast ? 'timerNoteLast' : 'timerNote');
    const { tapLongestMs } = page;
    return tapLongestMs === null
      ? t('tapNote')
      : t('tapLongestNote', { time: toDuration(tapLongestMs) });
  };
  return (
    <p className={isBelow ? 'w-40' : 'absolute right-full bottom-28 mr-4.5 w-35 text-right'}>
      <span
        className={toClassNames(
          'tnum flex items-center justify-end gap-1.5 font-semibold',
          isBelow && 'flex-row-reverse',
        )}
      >
        {timeMs ? toDuration(timeMs) : t('tapTitle')}
        <Timer aria-hidden="true" className="size-3.5" />
      </span>
      {toNote()}
    </p>
  );
}
