import type { TransferCode } from '@fovea/contract';
import { useTexts } from '#features/credits/transfer/texts.ts';
import { toDateText } from '#shared/format/dates.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { CodeActions } from './code-actions.tsx';
import { CodeStatus } from './code-status.tsx';
import { ReceiverName } from './receiver-name.tsx';

interface CodeListProps {
  rows: readonly TransferCode[];
  onEnd: () => void;
}

/** The table, where there is no room for its columns. */
export function CodeList({ rows, onEnd }: CodeListProps) {
  const t = useTexts();
  return (
    <ul aria-label={t('codes')} className="type-body tnum">
      {rows.map((code) => (
        <li
          key={code.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-border border-b px-4.5 py-3 last:border-b-0"
        >
          <ReceiverName code={code} />
          <span className="justify-self-end">
            <CodeStatus code={code} />
          </span>
          <dl className="type-small flex flex-wrap gap-x-3 text-text-3 max-md:col-span-2">
            <Fact term={t('date')} isTermHidden value={toDateText(code.sentAt)} />
            <Fact term={t('perPersonShort')} value={toNumberText(code.amount)} />
            <Fact term={t('batchTotal')} value={toNumberText(code.batchTotal)} />
          </dl>
          <span className="flex min-h-7 items-center justify-end max-md:col-span-2 max-md:justify-start">
            <CodeActions code={code} onEnd={onEnd} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface FactProps {
  term: string;
  isTermHidden?: boolean;
  value: string;
}

function Fact({ term, isTermHidden = false, value }: FactProps) {
  return (
    <div className="flex gap-1">
      <dt className={isTermHidden ? 'sr-only' : undefined}>{term}</dt>
      <dd className={isTermHidden ? undefined : 'text-text-2'}>{value}</dd>
    </div>
  );
}
