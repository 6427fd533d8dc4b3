import type { Heights } from '@fovea/gaze/metrics';
import type { StageView } from '@fovea/stage';
import { type PointerEvent, useState, useSyncExternalStore } from 'react';
import { useTexts } from '#studio/texts.ts';
import { findDepth } from './heights.ts';

const WIDTH_PX = 22;
const GAP_PX = 8;

interface HeightStripProps {
  view: Pick<StageView, 'getPlace' | 'subscribePlace'>;
  heights: Heights;
}

/**
 * Beside a scrolled page: how many people had each height on screen, as an area, and how long those had,
 * as a line.
 */
export function HeightStrip({ view, heights }: HeightStripProps) {
  const t = useTexts();
  const place = useSyncExternalStore(view.subscribePlace, view.getPlace);
  const [bin, setBin] = useState(-1);
  const { people, meanMs, count } = heights;
  if (place.heightPx === 0 || count === 0) return null;
  const bins = people.length;
  const longestMs = meanMs.reduce((most, ms) => Math.max(most, ms), 1);
  const toLine = (values: ArrayLike<number>, top: number) =>
    Array.from(values, (value, i) => `L${(1 - value / top) * WIDTH_PX} ${i + 0.5}`).join('');
  const handleMove = (event: PointerEvent) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    setBin(Math.min(Math.max(Math.floor(((event.clientY - top) / height) * bins), 0), bins - 1));
  };
  return (
    <div
      className="absolute rounded-chip border border-border bg-surface"
      style={{
        left: Math.max(place.xPx - WIDTH_PX - GAP_PX, 2),
        top: place.yPx,
        width: WIDTH_PX,
        height: place.heightPx,
      }}
      onPointerMove={handleMove}
      onPointerLeave={() => setBin(-1)}
    >
      <svg
        role="img"
        aria-label={`${t('heightStrip')}. ${t('heightStripText', {
          half: Math.round(findDepth(heights, 0.5) * 100),
          last: Math.round(((people.at(-1) ?? 0) / count) * 100),
        })}`}
        viewBox={`0 0 ${WIDTH_PX} ${bins}`}
        preserveAspectRatio="none"
        className="block size-full"
      >
        <path
          d={`M${WIDTH_PX} 0${toLine(people, count)}L${WIDTH_PX} ${bins}Z`}
          className="fill-imm-1"
        />
        <path
          d={toLine(meanMs, longestMs).replace('L', 'M')}
          fill="none"
          vectorEffect="non-scaling-stroke"
          strokeWidth={1.3}
          className="stroke-imm-3"
        />
      </svg>
      {bin >= 0 && (
        <p
          className="tnum type-micro pointer-events-none absolute whitespace-nowrap rounded-chip border border-border bg-surface px-2 py-1 text-text"
          style={{ left: WIDTH_PX + 4, top: `calc(${((bin + 0.5) / bins) * 100}% - 12px)` }}
        >
          {t('heightAt', {
            people: people[bin] ?? 0,
            count,
            seconds: ((meanMs[bin] ?? 0) / 1_000).toFixed(1),
          })}
        </p>
      )}
    </div>
  );
}
