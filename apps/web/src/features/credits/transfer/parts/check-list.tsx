import { Badge } from '@fovea/ui';
import { X } from 'lucide-react';
import type { Receiver } from '#features/credits/transfer/model/receivers.ts';
import { useOneStop } from '#features/credits/transfer/model/use-one-stop.ts';
import { useTexts } from '#features/credits/transfer/texts.ts';
import { toNumberText } from '#shared/format/numbers.ts';

interface CheckListProps {
  receivers: readonly Pick<Receiver, 'email' | 'times'>[];
  amount: number;
  isFixed: boolean;
  onRemove: (email: string) => void;
}

export function CheckList({ receivers, amount, isFixed, onRemove }: CheckListProps) {
  const t = useTexts();
  const stop = useOneStop({ count: receivers.length, findExit: () => stop.list.ref.current });
  const numberWidth = `max(1rem, ${String(receivers.length).length}ch)`;
  return (
    <ul
      {...stop.list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      data-initial-focus
      aria-label={t('receivers')}
      className="-mx-5 max-h-[min(23rem,45dvh)] overflow-y-auto border-border border-y outline-none focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2 md:-mx-6"
    >
      {receivers.map(({ email, times }, index) => (
        <li
          key={email}
          className="type-body tnum flex min-h-11 items-center gap-2.5 border-border border-b px-5 py-1 last:border-b-0 md:min-h-8.5 md:px-6"
        >
          <span className="type-small flex-none text-text-3" style={{ minWidth: numberWidth }}>
            {index + 1}
          </span>
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="min-w-0 flex-[1_1_auto] truncate font-medium" title={email}>
              {email}
            </span>
            {times > 1 && (
              <Badge tone="warn">{times === 2 ? t('twice') : t('times', { count: times })}</Badge>
            )}
          </span>
          <span className="flex-none text-text-3">{toNumberText(amount)}</span>
          <button
            type="button"
            aria-label={t('remove', { email })}
            disabled={isFixed}
            tabIndex={stop.toTabIndex(index)}
            onClick={() => onRemove(email)}
            className="hit-area focus-ring -mr-1.5 grid size-6.5 flex-none place-items-center rounded-chip text-text-3 hover:text-text disabled:opacity-40"
          >
            <X aria-hidden="true" className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
