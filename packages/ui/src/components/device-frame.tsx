import type { ReactNode } from 'react';
import { toClassNames } from './class-names.ts';

export interface DeviceFrameProps {
  /** Width of the screen inside, in CSS px of the page. */
  widthPx: number;
  /** Aspect ratio of the screen, such as 390 / 844. */
  aspect: number;
  kind?: 'phone' | 'tablet';
  /** Dark camera bar at the top. */
  island?: boolean;
  children?: ReactNode;
  className?: string;
}

/** Corners keep their proportion to the shorter side: 48 outside and 38 inside on a phone of 390. */
export function DeviceFrame({
  widthPx,
  aspect,
  kind = 'phone',
  island = true,
  children,
  className,
}: DeviceFrameProps) {
  const unit = Math.min(widthPx, widthPx / aspect) / 390;
  const [outer, inner, edge] = kind === 'phone' ? [48, 38, 10] : [30, 18, 14];
  return (
    <div
      className={toClassNames('edge-when-forced inline-block bg-frame shadow-e2', className)}
      style={{ padding: edge * unit, borderRadius: outer * unit }}
    >
      <div
        className="relative overflow-hidden bg-surface"
        style={{ width: widthPx, aspectRatio: aspect, borderRadius: inner * unit }}
      >
        {children}
        {island && kind === 'phone' && (
          <span
            aria-hidden="true"
            className="absolute left-1/2 -translate-x-1/2 rounded-full bg-[#0f1014]"
            style={{ top: 12 * unit, width: 112 * unit, height: 32 * unit }}
          />
        )}
      </div>
    </div>
  );
}
