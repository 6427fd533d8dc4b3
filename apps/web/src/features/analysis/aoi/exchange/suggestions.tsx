import { measureReliableSide } from '@fovea/gaze/aoi';
import type { HeatPage, StageView, TimeRange } from '@fovea/stage';
import { Button, IconButton } from '@fovea/ui';
import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Framed, toStageFrame } from '#features/analysis/aoi/model/stage-frame.ts';
import type { Editor } from '#features/analysis/aoi/model/use-editor.ts';
import { measurePageError } from '#studio/aoi/numbers/page-error.ts';
import { useTexts as useNumberTexts } from '#studio/aoi/numbers/texts.ts';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
import { listSuggestions, type Suggestion } from './list-suggestions.ts';
import { useTexts } from './texts.ts';

export interface SuggestionsProps {
  editor: Editor;
  view: StageView;
  framed: Framed;
  heatPage: HeatPage;
  /** Looks of this time count. */
  range: TimeRange;
  onClose: () => void;
}

/** Boxes on the hottest spots, over the stage. Each is added by hand, or not. */
export function Suggestions({ editor, view, framed, heatPage, range, onClose }: SuggestionsProps) {
  const t = useTexts();
  const say = useNumberTexts();
  const { participants, choice, project } = useStudioPlace();
  const place = useSyncExternalStore(view.subscribePlace, view.getPlace);
  const error = measurePageError(participants, choice.shown, heatPage, project.device);
  // Suggestions of the moment it was opened: the list does not change while one chooses.
  const [spots, setSpots] = useState(() =>
    listSuggestions(heatPage, choice.shown, range, framed, error, editor.aois).map((spot, i) => ({
      ...spot,
      number: i + 1,
    })),
  );
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  const { rects } = toStageFrame(place, framed);
  const isPageSmall = error && measureReliableSide(error.errorPx) > framed.page.size.widthPx;
  const leave = (gone: Suggestion) => {
    const next = spots.filter((spot) => spot !== gone);
    setSpots(next);
    if (next.length === 0) onClose();
  };
  return (
    <>
      {spots.map((spot) => {
        const rect = rects.get(spot.assetId);
        const { x, y, width, height } = spot.shape;
        return (
          rect && (
            <div
              key={spot.number}
              aria-hidden="true"
              className="keep-color pointer-events-none absolute top-0 left-0 grid place-items-center rounded-control border-2 border-dashed font-semibold"
              style={{
                width: width * rect.widthPx,
                height: height * rect.heightPx,
                transform: `translate(${rect.xPx + x * rect.widthPx}px, ${rect.yPx + y * rect.heightPx}px)`,
                borderColor: '#ffffff',
                color: '#ffffff',
                background: 'rgb(10 11 13 / 0.35)',
              }}
            >
              {spot.number}
            </div>
          )
        );
      })}
      <section
        ref={card}
        tabIndex={-1}
        aria-label={t('suggestTitle')}
        className="focus-ring absolute top-3.5 right-3.5 w-64 rounded-banner border border-border bg-surface p-3 shadow-e3"
      >
        <h2 className="type-body flex items-center gap-2 font-semibold">
          <span className="min-w-0 flex-1">{t('suggestTitle')}</span>
          <IconButton label={t('close')} size="dense" onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </h2>
        <p role="status" className="type-small mt-1 text-text-2">
          {spots.length > 0 ? t('suggestText') : isPageSmall ? say('pageSmall') : t('noSpot')}
        </p>
        <ul className="mt-1">
          {spots.map((spot) => (
            <li key={spot.number} className="flex min-h-9 items-center gap-1.5">
              <span className="tnum type-body min-w-0 flex-1">
                {t('spot', { number: spot.number })}
              </span>
              <Button
                size="dense"
                aria-label={t('addSpot', { number: spot.number })}
                iconLeft={<Check aria-hidden="true" />}
                onClick={() => {
                  leave(spot);
                  editor.actions.addShape(spot.assetId, spot.shape, Math.round(range.fromMs));
                }}
              >
                {t('add')}
              </Button>
              <Button
                variant="quiet"
                size="dense"
                aria-label={t('skipSpot', { number: spot.number })}
                onClick={() => leave(spot)}
              >
                {t('skip')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
