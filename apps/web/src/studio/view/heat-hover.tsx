import type { StagePoint } from '@fovea/gaze/geometry';
import type { HeatAt, HeatLegend, StageView } from '@fovea/stage';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Heat } from '#studio/heat/use-heat.ts';
import { useTexts } from '#studio/texts.ts';
import { useHeatValue } from './heat-legend.tsx';

export type PointListener = (point: StagePoint | null) => void;

interface Found {
  readonly point: StagePoint;
  readonly at: HeatAt;
}

export interface HeatHoverProps {
  view: StageView | undefined;
  heat: Heat;
  legend: HeatLegend;
  sigmaDegrees: number;
  /** The stage calls what is here as the pointer moves. */
  listener: RefObject<PointListener | undefined>;
}

/** Value of the map at the place under the pointer, with a ring of one degree around it. */
export function HeatHover({ view, heat, legend, sigmaDegrees, listener }: HeatHoverProps) {
  const t = useTexts();
  const toValue = useHeatValue();
  const [found, setFound] = useState<Found>();
  const look = useEffectEvent(async (point: StagePoint | null) => {
    const place = view?.getPlace();
    if (point === null || place === undefined) return setFound(undefined);
    const at = await heat.measureAt(
      (point.x - place.xPx) / place.widthPx,
      (point.y - place.yPx) / place.heightPx,
    );
    setFound(at && { point, at });
  });
  useEffect(() => {
    listener.current = (point) => void look(point);
    return () => {
      listener.current = undefined;
    };
  }, [listener]);
  if (found === undefined || view === undefined) return null;
  const { point, at } = found;
  const radiusPx = (legend.sigmaPx / sigmaDegrees) * view.getScale();
  return (
    <>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute rounded-full border shadow-[0_0_0_1px_var(--border)]"
        style={{
          borderColor: '#fff',
          left: point.x - radiusPx,
          top: point.y - radiusPx,
          width: 2 * radiusPx,
          height: 2 * radiusPx,
        }}
      />
      <p
        className="tnum type-micro pointer-events-none absolute whitespace-nowrap rounded-chip border border-border bg-surface px-2 py-1 text-text"
        style={{ left: point.x + radiusPx + 6, top: point.y - 12 }}
      >
        {t('heatAt', {
          value: toValue(legend.kind, at.value, 2),
          viewers: at.viewers,
          people: at.people,
        })}
      </p>
    </>
  );
}
