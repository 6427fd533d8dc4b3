import { Button, Popover, TextField } from '@fovea/ui';
import { Calendar } from 'lucide-react';
import { useState } from 'react';
import { type HistoryFilter, isDay, toDay, toDayText } from './history-filter.ts';
import { useTexts } from './texts.ts';

type Dates = Pick<HistoryFilter, 'from' | 'to'>;

interface DateRangeProps extends Dates {
  onChange: (dates: Dates) => void;
}

/** From one day to another, both included; either may be open. */
export function DateRange({ from, to, onChange }: DateRangeProps) {
  const t = useTexts();
  return (
    <Popover
      label={t('dates')}
      align="end"
      trigger={
        <Button className="tnum max-md:min-h-11" iconRight={<Calendar aria-hidden="true" />}>
          {useRangeText({ from, to })}
        </Button>
      }
    >
      <DateFields from={from} to={to} onChange={onChange} />
    </Popover>
  );
}

/** Keeps what is half typed to itself; whole days in the right order are passed on at once. */
function DateFields({ from, to, onChange }: DateRangeProps) {
  const t = useTexts();
  const [typed, setTyped] = useState({ from: from ?? '', to: to ?? '' });
  const isWrongOrder = isDay(typed.from) && isDay(typed.to) && typed.to < typed.from;
  const handleTyped = (next: { from: string; to: string }) => {
    setTyped(next);
    const days = [next.from, next.to];
    if (!days.every((day) => day === '' || isDay(day))) return;
    if (next.from !== '' && next.to !== '' && next.to < next.from) return;
    onChange({ from: next.from || undefined, to: next.to || undefined });
  };
  const today = toDay(new Date());
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t('first')}
        type="date"
        name="from"
        max={today}
        value={typed.from}
        onChange={(event) => handleTyped({ ...typed, from: event.target.value })}
      />
      <TextField
        label={t('last')}
        type="date"
        name="to"
        max={today}
        value={typed.to}
        error={isWrongOrder ? <span role="alert">{t('wrongOrder')}</span> : undefined}
        onChange={(event) => handleTyped({ ...typed, to: event.target.value })}
      />
      <Button
        disabled={typed.from === '' && typed.to === ''}
        onClick={() => handleTyped({ from: '', to: '' })}
      >
        {t('clearDates')}
      </Button>
    </div>
  );
}

function useRangeText({ from, to }: Dates): string {
  const t = useTexts();
  const [first, last] = [from && toDayText(from), to && toDayText(to)];
  if (first && last) return t('range', { from: first, to: last });
  if (first) return t('fromDay', { from: first });
  return last ? t('toDay', { to: last }) : t('allTime');
}
