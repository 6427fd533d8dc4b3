import { useTexts } from '#features/credits/transfer/texts.ts';
import { toNumberText } from '#shared/format/numbers.ts';

interface SumsProps {
  count: number;
  amount: number;
  balance: number | undefined;
}

/** Sum that leaves, and the rest or the lack after it. */
export function Sums({ count, amount, balance }: SumsProps) {
  const t = useTexts();
  const total = count * amount;
  const isShort = balance !== undefined && balance < total;
  const bold = (text: string) => <b className="font-semibold text-text">{text}</b>;
  const red = (text: string) => <b className="font-semibold">{text}</b>;
  return (
    <p
      aria-live="polite"
      className="type-body tnum mt-3 flex flex-wrap justify-between gap-x-4 text-text-2"
    >
      <span>
        {t.rich('sum', { b: bold }, { count, amount, sessions: t('sessions', { count: total }) })}
      </span>
      {balance !== undefined && (
        <span className={isShort ? 'text-bad' : undefined}>
          {isShort
            ? t.rich('sumMissing', { b: red }, { missing: toNumberText(total - balance) })
            : t.rich('sumAfter', { b: bold }, { balance: toNumberText(balance - total) })}
        </span>
      )}
    </p>
  );
}
