import type { Page, Project } from '@fovea/contract';
import { Scan, Timer } from 'lucide-react';
import { findSize, measureFit, toScreen } from '#features/project-editor/model/preview-size.ts';
import { useTexts } from '#features/project-editor/texts.ts';
import { useDurationText } from '#shared/format/durations.ts';

interface StageNotesProps {
  project: Project;
  page: Page;
  isLast: boolean;
}

/** Beside the frame: what the settings mean, in words. */
export function StageNotes({ project, page, isLast }: StageNotesProps) {
  const t = useTexts();
  if (page.kind === 'survey') return null;
  const screen = toScreen(project);
  const fit = page.kind === 'image' ? measureFit(page, screen) : undefined;
  const size = page.assets.length === 1 ? findSize(page.assets[0]) : null;
  const fitText = {
    whole: () => t('fitsWhole'),
    bars: (percent: number) => t('fitsWithBars', { percent }),
    cropped: (percent: number) => t('fillsCropped', { percent }),
  };
  return (
    <div className="type-small hidden text-text-2 min-[76rem]:block">
      {(fit || size) && (
        <p className="absolute top-16 left-full ml-6.5 w-35">
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
      <TimerNote page={page} isLast={isLast && !project.finalReview} />
    </div>
  );
}

function TimerNote({ page, isLast }: { page: Page; isLast: boolean }) {
  const t = useTexts();
  const toDuration = useDurationText();
  const isVideo = page.kind === 'video';
  const timeMs = isVideo ? page.assets[0]?.durationMs : page.timerMs;
  if (isVideo && !timeMs) return null;
  return (
    <p className="absolute right-full bottom-28 mr-6.5 w-35 text-right">
      <span className="tnum flex items-center justify-end gap-1.5 font-semibold">
        {timeMs ? toDuration(timeMs) : t('tapTitle')}
        <Timer aria-hidden="true" className="size-3.5" />
      </span>
      {isVideo
        ? t('videoNote')
        : t(timeMs === null ? 'tapNote' : isLast ? 'timerNoteLast' : 'timerNote')}
    </p>
  );
}
