import type { Aoi } from '@fovea/contract';
import type { PlaybackClock } from '@fovea/stage';
import { IconButton, toClassNames } from '@fovea/ui';
import { Eye, EyeOff } from 'lucide-react';
import { select, toggleIn } from '#features/analysis/aoi/model/editor-state.ts';
import type { Editor } from '#features/analysis/aoi/model/use-editor.ts';
import { useTexts } from '#features/analysis/aoi/texts.ts';
import { AoiSwatch } from '#studio/aoi/aoi-swatch.tsx';
import { useDurationMs } from '#studio/clock/use-clock.ts';
import { Scrubber } from '#studio/dock/scrubber.tsx';
import { Announcement, type LanesProps, Ruler } from '#studio/dock/timeline.tsx';
import { KeyframeRow } from './keyframe-row.tsx';

/** Height of one row of an area. */
const ROW_PX = 27;
/** Height of the ruler, by its class. */
const RULER_PX = 22;
const MOST_ROWS = 6;

export interface KeyframeDockProps extends Pick<LanesProps, 'findValidShare' | 'range' | 'onSeek'> {
  editor: Editor;
  clock: PlaybackClock;
  isOff: boolean;
}

/** A row for each area: its bar, and a diamond for each keyframe. Beside them one scrubs. */
export function KeyframeDock({ editor, clock, isOff, ...lanes }: KeyframeDockProps) {
  const t = useTexts();
  const durationMs = useDurationMs(clock);
  const { aois, state, store } = editor;
  const heightPx = RULER_PX + aois.length * ROW_PX;
  return (
    <div
      style={{ maxHeight: RULER_PX + MOST_ROWS * ROW_PX }}
      className="relative grid grid-cols-[8.25rem_1fr] overflow-y-auto border-border border-t"
    >
      <div className="border-border border-r">
        <div className="type-micro flex h-5.5 items-center border-border border-b px-3 text-text-3">
          {t('aois')}
        </div>
        {aois.map((aoi) => (
          <RowHead
            key={editor.actions.toKey(aoi.aoiId)}
            aoi={aoi}
            isUnderEdit={state.blockId === aoi.aoiId}
            isHidden={state.hiddenIds.has(aoi.aoiId)}
            onSelect={() => select(store, aoi.aoiId)}
            onHide={() => store.setState({ hiddenIds: toggleIn(state.hiddenIds, aoi.aoiId) })}
          />
        ))}
      </div>
      <div className="relative" style={{ minHeight: Math.max(heightPx, RULER_PX + ROW_PX) }}>
        <Scrubber clock={clock} hasFlag className="absolute inset-0 pr-7 pl-4" {...lanes}>
          <Ruler clock={clock} />
        </Scrubber>
        <div
          className="pointer-events-none absolute right-7 bottom-0 left-4"
          style={{ top: RULER_PX }}
        >
          {durationMs > 0 &&
            aois.map((aoi) => (
              <KeyframeRow
                key={editor.actions.toKey(aoi.aoiId)}
                editor={editor}
                aoi={aoi}
                clock={clock}
                durationMs={durationMs}
                heightPx={ROW_PX}
                isOff={isOff}
              />
            ))}
        </div>
      </div>
      <Announcement clock={clock} />
    </div>
  );
}

interface RowHeadProps {
  aoi: Aoi;
  isUnderEdit: boolean;
  isHidden: boolean;
  onSelect: () => void;
  onHide: () => void;
}

function RowHead({ aoi, isUnderEdit, isHidden, onSelect, onHide }: RowHeadProps) {
  const t = useTexts();
  const { name } = aoi;
  return (
    <div
      style={{ height: ROW_PX }}
      className="flex min-w-0 items-center gap-2 border-border border-b pr-1 pl-3"
    >
      <AoiSwatch slot={aoi.color} />
      <button
        type="button"
        aria-pressed={isUnderEdit}
        onClick={onSelect}
        className={toClassNames(
          'focus-ring min-w-0 flex-1 truncate rounded-control text-left text-[0.71875rem] text-text-2',
          isUnderEdit && 'font-semibold text-text',
        )}
      >
        {name}
      </button>
      <IconButton
        label={t(isHidden ? 'show' : 'hide', { name })}
        size="dense"
        className="min-h-6"
        onClick={onHide}
      >
        {isHidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
