import { toClassNames } from '#components/class-names.ts';
import type { QrCode } from './qr.ts';

interface QrPictureProps {
  code: QrCode;
  label: string;
  className?: string;
}

/** Dark on light in both themes and with forced colours: scanners expect it. */
export function QrPicture({ code, label, className }: QrPictureProps) {
  return (
    <div
      data-theme="light"
      className={toClassNames(
        'rounded-banner border border-border bg-surface forced-color-adjust-none',
        className,
      )}
    >
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${code.modules} ${code.modules}`}
        shapeRendering="crispEdges"
        className="block w-full"
      >
        <path d={code.path} className="fill-text" />
      </svg>
    </div>
  );
}
