import type { AggregatedParticipant } from '@fovea/contract';
import { BANDS } from '@fovea/records';
import { Button, Checkbox, SegmentedControl, Switch } from '@fovea/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useBandRanges } from '#studio/participants/band-notes.ts';
import { useTexts } from '#studio/texts.ts';
import { AgeFields } from './age-fields.tsx';
import { DEFAULT_FILTER, type Filter, GENDER_CHOICES } from './filter.ts';

export interface FilterPanelProps {
  participants: readonly AggregatedParticipant[];
  /** The one that is applied. */
  filter: Filter;
  isSurveyOnly: boolean;
  countShown: (filter: Filter) => number;
  onApply: (filter: Filter) => void;
  onClear: () => void;
}

/** A draft until it is applied; what it would show is counted all the while. */
export function FilterPanel({
  participants,
  filter,
  isSurveyOnly,
  countShown,
  onApply,
  onClear,
}: FilterPanelProps) {
  const t = useTexts();
  const ranges = useBandRanges();
  const [draft, setDraft] = useState(filter);
  const [applied, setApplied] = useState(filter);
  if (applied !== filter) {
    // Applied here or changed elsewhere: the draft begins anew.
    setApplied(filter);
    setDraft(filter);
  }
  const change = (part: Partial<Filter>) => setDraft({ ...draft, ...part });
  const devices = [...new Set(participants.map(({ deviceName }) => deviceName))].sort();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  return (
    <form onSubmit={handleSubmit} className="flex min-h-0 flex-1 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto px-4 [scrollbar-width:thin]">
        <Switch
          label={t('validData')}
          hint={t('validDataNote')}
          checked={draft.isValidOnly}
          onChange={(isValidOnly) => change({ isValidOnly })}
          className="border-border border-b py-3"
        />
        <Part title={t('gender')}>
          <SegmentedControl
            label={t('gender')}
            wide
            value={draft.gender}
            segments={GENDER_CHOICES.map((value) => ({ value, label: t(`gender_${value}`) }))}
            onChange={(gender) => change({ gender })}
          />
        </Part>
        <Part title={t('age')}>
          <AgeFields
            ages={participants.map(({ age }) => age)}
            value={draft.age}
            onChange={(age) => change({ age })}
          />
        </Part>
        <Part title={t('validity')} note={isSurveyOnly ? t('surveyOnly') : undefined}>
          {BANDS.map((band) => (
            <Checkbox
              key={band}
              label={
                <>
                  {t(band)} <span className="text-text-3">{ranges[band]}</span>
                </>
              }
              disabled={isSurveyOnly}
              checked={draft.bands.includes(band)}
              onChange={(isOn) =>
                change({
                  bands: BANDS.filter((each) =>
                    each === band ? isOn : draft.bands.includes(each),
                  ),
                })
              }
            />
          ))}
        </Part>
        <Part title={t('device')}>
          {devices.map((name) => (
            <Checkbox
              key={name}
              label={name}
              checked={!draft.without.includes(name)}
              onChange={(isOn) =>
                change({
                  without: isOn
                    ? draft.without.filter((each) => each !== name)
                    : [...draft.without, name].sort(),
                })
              }
            />
          ))}
        </Part>
      </div>
      <div className="flex flex-none items-center gap-2 border-border border-t bg-surface px-4 py-3">
        <p role="status" className="tnum type-small min-w-0 flex-1 text-text-2">
          {t('showsOfCount', { shown: countShown(draft), count: participants.length })}
        </p>
        <Button
          onClick={() => {
            setDraft(DEFAULT_FILTER);
            onClear();
          }}
        >
          {t('clear')}
        </Button>
        <Button type="submit" variant="primary">
          {t('apply')}
        </Button>
      </div>
    </form>
  );
}

function Part({
  title,
  note,
  children,
}: {
  title: string;
  note?: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset aria-label={title} className="border-border border-b py-3">
      <p aria-hidden="true" className="type-body mb-2 font-semibold">
        {title}
      </p>
      {note && <p className="type-small mb-2 text-text-3">{note}</p>}
      {children}
    </fieldset>
  );
}
