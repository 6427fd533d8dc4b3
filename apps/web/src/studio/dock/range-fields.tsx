import type { PlaybackClock } from '@fovea/stage';
import { Button, NumberStepper, Popover } from '@fovea/ui';
import { Brackets } from 'lucide-react';
import { useDurationMs } from '#studio/clock/use-clock.ts';
import { useTexts } from '#studio/texts.ts';
import { type RangeChoice, toRange } from './range.ts';

/** The range in numbers, for whoever does not drag. */
export function RangeFields({ range, set, clock }: RangeChoice & { clock: PlaybackClock }) {
  const t = useTexts();
  const durationMs = useDurationMs(clock);
  const fromMs = range?.fromMs ?? 0;
  const toMs = range?.toMs ?? durationMs;
  const field = {
    min: 0,
    max: Math.floor(durationMs / 100) / 10,
    step: 0.1,
    unit: t('unit_absolute'),
    decreaseLabel: t('lower'),
    increaseLabel: t('higher'),
  };
  const toSeconds = (ms: number) => Math.round(ms / 100) / 10;
  const put = (aMs: number, bMs: number) => set(toRange(aMs, bMs, durationMs) ?? range);
  return (
    <Popover
      label={t('range')}
      side="top"
      trigger={
        <Button
          variant="quiet"
          size="dense"
          disabled={durationMs === 0}
          iconLeft={<Brackets aria-hidden="true" />}
        >
          {t('range')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <NumberStepper
          {...field}
          label={t('rangeFrom')}
          value={toSeconds(fromMs)}
          onChange={(seconds) => put(seconds * 1_000, toMs)}
        />
        <NumberStepper
          {...field}
          label={t('rangeUntil')}
          value={toSeconds(toMs)}
          onChange={(seconds) => put(fromMs, seconds * 1_000)}
        />
        <p className="type-small text-text-3">{t('rangeHint')}</p>
        <Button disabled={range === null} onClick={() => set(null)}>
          {t('clearRange')}
        </Button>
      </div>
    </Popover>
  );
}
