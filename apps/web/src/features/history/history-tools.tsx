import { CREDIT_MOVES, type CreditMove } from '@fovea/contract';
import { Button, Select } from '@fovea/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { toErrorText } from '#shared/api/error-texts.ts';
import { downloadText } from '#shared/files/download-text.ts';
import { toasts } from '#shared/toasts.ts';
import { DateRange } from './date-range.tsx';
import { type HistoryFilter, toChosen, toDay } from './history-filter.ts';
import { downloadHistory } from './history-queries.ts';
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
  const [isLoading, setIsLoading] = useState(false);
  const handleDownload = async () => {
    setIsLoading(true);
    try {
      const text = await downloadHistory(toChosen(filter));
      downloadText(`fovea-history-${toDay(new Date())}.csv`, text, 'text/csv');
    } catch (error) {
      toasts.show({ kind: 'error', title: toErrorText(error), cause: 'history-csv' });
    }
    setIsLoading(false);
  };
  return (
    <Button
      aria-label={t('csvLabel')}
      className="max-md:min-h-11"
      iconLeft={<Download aria-hidden="true" />}
      loading={isLoading}
      onClick={() => void handleDownload()}
    >
      {t('csv')}
    </Button>
  );
}
