import type { StageView } from '@fovea/stage';
import { Button, Shortcut } from '@fovea/ui';
import { WandSparkles } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTexts } from '#features/analysis/aoi/texts.ts';
import { toAoiStageColour } from '#studio/aoi/aoi-colours.ts';

const WAYS = [
  { name: 'rectangle', key: 'R' },
  { name: 'ellipse', key: 'E' },
  { name: 'polygon', key: 'P' },
] as const;

interface EmptyStageProps {
  view: StageView;
  /** Undefined where nobody's gaze is there to take spots from. */
  onSuggest: (() => void) | undefined;
}

/** Over a page without areas: what they would look like, and how to make one. */
export function EmptyStage({ view, onSuggest }: EmptyStageProps) {
  const t = useTexts();
  const { xPx, yPx, widthPx, heightPx } = useSyncExternalStore(view.subscribePlace, view.getPlace);
  const toLook = (slot: number) =>
    ({
      fill: toAoiStageColour(slot),
      fillOpacity: 0.12,
      stroke: toAoiStageColour(slot),
      strokeWidth: 2,
      strokeDasharray: '6 5',
      vectorEffect: 'non-scaling-stroke',
    }) as const;
  return (
    <div
      className="pointer-events-none absolute inset-0 overflow-hidden"
      style={{ background: 'rgb(10 11 13 / 0.3)' }}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="keep-color absolute top-0 left-0"
        style={{
          width: widthPx,
          height: heightPx,
          transform: `translate(${xPx}px, ${yPx}px)`,
        }}
      >
        <rect x="12" y="10" width="52" height="14" {...toLook(1)} />
        <ellipse cx="64" cy="40" rx="24" ry="11" {...toLook(2)} />
        <path d="M16 52L34 47L46 56L40 68L20 66Z" {...toLook(3)} />
      </svg>
      <div className="absolute inset-x-0 bottom-4 flex justify-center px-4">
        <div className="flex flex-col items-center rounded-banner border border-border bg-surface px-5 py-4 text-center shadow-e3">
          <p className="type-h3 text-balance">{t('emptyTitle')}</p>
          <ul className="type-small mt-2 flex flex-wrap justify-center gap-3 text-text-2">
            {WAYS.map(({ name, key }) => (
              <li key={key} className="flex items-center gap-1.5">
                {t(name)} <Shortcut keys={[key]} />
              </li>
            ))}
          </ul>
          {onSuggest && (
            <Button
              className="pointer-events-auto mt-3"
              iconLeft={<WandSparkles aria-hidden="true" />}
              onClick={onSuggest}
            >
              {t('suggest')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
