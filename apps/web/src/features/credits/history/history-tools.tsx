import { CREDIT_MOVES, type CreditMove } from '@fovea/contract';
import { Button, Select } from '@fovea/ui';
import { Download } from 'lucide-react';
import { useWrite } from '#shared/api/use-write.ts';
import { downloadText } from '#shared/download-text.ts';
import { DateRange } from './date-range.tsx';
import { downloadHistory } from './history.queries.ts';
import { type HistoryFilter, toChosen, toDay } from './history-filter.ts';
import { useTexts } from './texts.ts';

interface HistoryToolsProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** Which rows are shown, and the same rows as a file. */
export function HistoryTools({ filter, onChange }: HistoryToolsProps) {
  const t = useTexts();
  const options = [
    { value: 'all' as const, label: t('allTypes') },
    ...CREDIT_MOVES.map((value) => ({ value, label: t(value) })),
  ];
  return (
    <div className="flex flex-wrap gap-2">
      <Select<CreditMove | 'all'>
        size="default"
        className="max-md:[&_.field-edge]:min-h-11 flex-none"
        label={t('type')}
        labelHidden
        options={options}
        value={filter.type ?? 'all'}
        onChange={(type) => onChange({ ...filter, type: type === 'all' ? undefined : type })}
      />
      <DateRange
        from={filter.from}
        to={filter.to}
        onChange={(dates) => onChange({ ...filter, ...dates })}
      />
      <CsvButton filter={filter} />
    </div>
  );
}

function CsvButton({ filter }: { filter: HistoryFilter }) {
  const t = useTexts();
  const { send, isBusy } = useWrite({
    write: () => downloadHistory(toChosen(filter)),
    cause: 'history-csv',
    onDone: (text) => downloadText(`fovea-history-${toDay(new Date())}.csv`, text, 'text/csv'),
  });
  return (
    <Button
      aria-label={t('csvLabel')}
      className="max-md:min-h-11"
      iconLeft={<Download aria-hidden="true" />}
      loading={isBusy}
      onClick={() => send()}
    >
      {t('csv')}
    </Button>
  );
}
