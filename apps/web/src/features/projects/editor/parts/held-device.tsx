import type { Project } from '@fovea/contract';
import { DeviceFrame } from '@fovea/ui';
import type { ReactNode } from 'react';
import type { Preview } from '#features/projects/editor/model/preview-device.ts';

interface HeldDeviceProps {
  preview: Preview;
  project: Pick<Project, 'device' | 'orientation'>;
  /** Width of the screen, in px of this one. */
  widthPx: number;
  className?: string;
  /** Content of the page box. */
  children: ReactNode;
}

/** A phone or tablet with the bars of its browser; the page has what they leave. */
export function HeldDevice({ preview, project, widthPx, className, children }: HeldDeviceProps) {
  const { screen, browser, bars, box } = preview;
  const scale = widthPx / screen.widthPx;
  const isUpright = project.orientation === 'portrait';
  const isPhone = project.device === 'mobile';
  return (
    <DeviceFrame
      widthPx={widthPx}
      aspect={screen.widthPx / screen.heightPx}
      kind={isPhone ? 'phone' : 'tablet'}
      island={isUpright && browser === 'safari' && bars.topPx > 40}
      className={className ?? ''}
    >
      <Bar
        heightPx={bars.topPx * scale}
        address={isUpright && isPhone && browser === 'safari' ? undefined : 'end'}
      />
      <div
        data-page-box
        className="absolute inset-x-0 overflow-hidden"
        style={{ top: box.yPx * scale, height: box.heightPx * scale }}
      >
        {children}
      </div>
      <Bar
        isBottom
        heightPx={bars.bottomPx * scale}
        address={browser === 'safari' ? 'start' : undefined}
      />
    </DeviceFrame>
  );
}

interface BarProps {
  heightPx: number;
  isBottom?: boolean;
  /** At which end of it the address stands. */
  address: 'start' | 'end' | undefined;
}

function Bar({ heightPx, isBottom = false, address }: BarProps) {
  if (heightPx === 0) return null;
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 flex flex-col bg-surface-2"
      style={{
        height: heightPx,
        padding: `${heightPx * 0.08}px 6%`,
        justifyContent: address ?? 'end',
        ...(isBottom ? { bottom: 0 } : { top: 0 }),
      }}
    >
      {address && (
        <span
          className="rounded-full border border-border bg-surface"
          style={{ height: heightPx * (isBottom ? 0.3 : 0.45) }}
        />
      )}
      {isBottom && !address && (
        <span
          className="mx-auto rounded-full bg-border-2"
          style={{ width: '33%', height: heightPx * 0.2 }}
        />
      )}
    </div>
  );
}
