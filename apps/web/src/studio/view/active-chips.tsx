import { Button, Chip } from '@fovea/ui';
import { toSecondsText } from '#studio/dock/timeline-scale.ts';
import { DEFAULT_FILTER, type Filter, listChanged, toggleAnswer } from '#studio/filter/filter.ts';
import { useAnswerName } from '#studio/filter/use-answer-name.ts';
import { useTexts } from '#studio/texts.ts';
import type { ViewChoice } from './use-view.ts';

export interface ActiveChipsProps extends ViewChoice {
  filter: Filter;
  onApply: (filter: Filter) => void;
  onClear: () => void;
}

interface ActiveChip {
  readonly key: string;
  readonly text: string;
  readonly without: Filter;
}

/** Everything that keeps some of the gaze away, each to be taken off. */
export function ActiveChips({ state, choose, filter, onApply, onClear }: ActiveChipsProps) {
  const t = useTexts();
  const toAnswerName = useAnswerName();
  const texts: Readonly<Record<Exclude<keyof Filter, 'answers'>, string>> = {
    isValidOnly: t('markedToo'),
    gender: t(`gender_${filter.gender}`),
    age: t('ages', { from: filter.age?.[0] ?? 0, to: filter.age?.[1] ?? 0 }),
    bands: filter.bands.length === 0 ? t('noBand') : filter.bands.map((band) => t(band)).join(', '),
    without: t('withoutDevices', { names: filter.without.join(', ') }),
  };
  const chips = listChanged(filter).flatMap((part): ActiveChip[] =>
    part === 'answers'
      ? filter.answers.map((answer) => ({
          key: answer.question,
          text: toAnswerName(answer),
          without: { ...filter, answers: toggleAnswer(filter.answers, answer) },
        }))
      : [{ key: part, text: texts[part], without: { ...filter, [part]: DEFAULT_FILTER[part] } }],
  );
  const { range } = state;
  if (chips.length === 0 && range === null) return null;
  return (
    <ul
      aria-label={t('activeFilters')}
      className="flex flex-none flex-wrap items-center gap-1.5 border-border border-b bg-surface px-3 py-1.5"
    >
      {chips.map(({ key, text, without }) => (
        <li key={key} className="max-w-full">
          <Chip removeLabel={t('removeFilter', { name: text })} onRemove={() => onApply(without)}>
            {text}
          </Chip>
        </li>
      ))}
      {range !== null && (
        <li>
          <Chip removeLabel={t('clearRange')} onRemove={() => choose({ range: null })}>
            {t('rangeOnly', {
              from: toSecondsText(range.fromMs, 1),
              to: toSecondsText(range.toMs, 1),
            })}
          </Chip>
        </li>
      )}
      {chips.length > 1 && (
        <li>
          <Button variant="quiet" size="dense" onClick={onClear}>
            {t('clearFilters')}
          </Button>
        </li>
      )}
    </ul>
  );
}
