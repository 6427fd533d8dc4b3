import { LIMITS, type Page } from '@fovea/contract';
import { NumberStepper, SegmentedControl, Switch } from '@fovea/ui';
import type { PagePatch } from '#features/projects/editor/model/edits.ts';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { Section, SectionTitle } from './section.tsx';

interface TimerSectionProps {
  page: Page;
  /** Time that a page gets when it is timed again. */
  defaultMs: number;
  onChange: (patch: PagePatch) => void;
}

export function TimerSection({ page, defaultMs, onChange }: TimerSectionProps) {
  const t = useSettingsTexts();
  const { timerMs } = page;
  return (
    <Section>
      <SectionTitle
        aside={
          <SegmentedControl
            label={t('timer')}
            value={timerMs === null ? 'tap' : 'auto'}
            onChange={(kind) => onChange({ timerMs: kind === 'tap' ? null : defaultMs })}
            segments={[
              { value: 'auto', label: t('auto') },
              { value: 'tap', label: t('tap') },
            ]}
          />
        }
      >
        {t('timer')}
      </SectionTitle>
      {timerMs === null ? (
        <LongestTap page={page} onChange={onChange} />
      ) : (
        <>
          <TimerField
            key={page.id}
            label={t('timer')}
            valueMs={timerMs}
            onChange={(timerMs) => onChange({ timerMs })}
          />
          <p className="type-small text-text-3">{t('timerHint')}</p>
        </>
      )}
    </Section>
  );
}

/** A page that waits for a tap may go on by itself after a while. */
function LongestTap({ page, onChange }: Pick<TimerSectionProps, 'page' | 'onChange'>) {
  const t = useSettingsTexts();
  const { tapLongestMs } = page;
  return (
    <>
      <p className="type-small text-text-3">{t('tapHint')}</p>
      <Switch
        label={t('tapLongest')}
        checked={tapLongestMs !== null}
        onChange={(isSet) => onChange({ tapLongestMs: isSet ? LIMITS.timerMaxMs / 2 : null })}
      />
      {tapLongestMs !== null && (
        <NumberStepper
          label={t('tapLongest')}
          labelHidden
          value={tapLongestMs / 1_000}
          onChange={(seconds) => onChange({ tapLongestMs: Math.round(seconds * 1_000) })}
          min={LIMITS.timerMinMs / 1_000}
          max={LIMITS.tapLongestMs / 1_000}
          step={LIMITS.timerStepMs / 1_000}
          unit={t('seconds')}
          decreaseLabel={t('shorter')}
          increaseLabel={t('longer')}
        />
      )}
    </>
  );
}

interface TimerFieldProps {
  label: string;
  valueMs: number;
  onChange: (timerMs: number) => void;
}

/** A slider for the hand and a number for the exact. */
export function TimerField({ label, valueMs, onChange }: TimerFieldProps) {
  const t = useSettingsTexts();
  const change = (seconds: number) => onChange(Math.round(seconds * 1_000));
  return (
    <div className="flex items-center gap-3">
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${valueMs / 1_000} ${t('seconds')}`}
        min={LIMITS.timerMinMs / 1_000}
        max={LIMITS.timerMaxMs / 1_000}
        step={LIMITS.timerStepMs / 1_000}
        value={valueMs / 1_000}
        onChange={(event) => change(event.target.valueAsNumber)}
        className="focus-ring min-w-0 flex-1 rounded-full"
        // Light enough in the dark theme that the browser keeps the rest of the track dark.
        style={{ accentColor: 'var(--accent-text)' }}
      />
      <NumberStepper
        label={label}
        labelHidden
        value={valueMs / 1_000}
        onChange={change}
        min={LIMITS.timerMinMs / 1_000}
        max={LIMITS.timerMaxMs / 1_000}
        step={LIMITS.timerStepMs / 1_000}
        unit={t('seconds')}
        decreaseLabel={t('shorter')}
        increaseLabel={t('longer')}
      />
    </div>
  );
}
