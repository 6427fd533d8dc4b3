import { toClassNames } from '@fovea/ui';
import { CircleAlert, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import type { Receiver } from '#features/credits/transfer/model/receivers.ts';
import { useOneStop } from '#features/credits/transfer/model/use-one-stop.ts';
import { useTexts } from '#features/credits/transfer/texts.ts';

interface ReceiverChipsProps {
  receivers: readonly Receiver[];
  input: RefObject<HTMLInputElement | null>;
  onRemove: (email: string) => void;
  /** The input; what it does not take goes to the chips. */
  children: (handleKey: (event: KeyboardEvent<HTMLInputElement>) => void) => ReactNode;
}

export function ReceiverChips({ receivers, input, onRemove, children }: ReceiverChipsProps) {
  const t = useTexts();
  const stop = useOneStop({ count: receivers.length, findExit: () => input.current });
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const isAtStart = event.currentTarget.selectionEnd === 0;
    if (event.key !== 'ArrowLeft' || !isAtStart || receivers.length === 0) return;
    event.preventDefault();
    stop.focusLast();
  };
  return (
    <>
      {receivers.length > 0 && (
        <ul {...stop.list} aria-label={t('receivers')} className="contents">
          {receivers.map(({ email, isValid }, index) => (
            <li
              key={email}
              className={toClassNames(
                'type-small inline-flex min-h-7 min-w-0 max-w-full items-center gap-1.5 rounded-control border border-border bg-surface-2 pl-2.5 text-[0.78125rem] text-text',
                !isValid && 'border-bad/30 bg-bad-bg text-bad',
              )}
            >
              {!isValid && <CircleAlert aria-hidden="true" className="size-3.5 flex-none" />}
              <span className="min-w-0 truncate" title={email}>
                {email}
              </span>
              <button
                type="button"
                aria-label={t('remove', { email })}
                tabIndex={stop.toTabIndex(index)}
                onClick={() => onRemove(email)}
                className={toClassNames(
                  'hit-area focus-ring -ml-1 grid size-6.5 flex-none place-items-center rounded-chip text-text-3 hover:text-text',
                  !isValid && 'text-bad hover:text-bad',
                )}
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {children(handleKey)}
    </>
  );
}
