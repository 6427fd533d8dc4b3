import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { toClassNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import { useCopied } from './use-copied.ts';

export interface CopyFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'labelHidden'> {
  value: string;
  copyLabel: string;
  copiedLabel: string;
  /** Called when the browser refuses the clipboard; the text is selected then. */
  onRefused?: () => void;
  className?: string;
}

/** A text to take along. */
export function CopyField({
  value,
  copyLabel,
  copiedLabel,
  onRefused,
  label,
  hint,
  labelHidden = false,
  className,
}: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, copy] = useCopied(() => {
    input.current?.select();
    onRefused?.();
  });
  return (
    <Field {...{ label, hint, labelHidden }} className={className}>
      {(control) => (
        <span className="flex min-h-9 w-full overflow-hidden rounded-control border border-border-input bg-surface focus-within:border-focus">
          <input
            {...control}
            ref={input}
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
            className="type-body min-w-0 flex-1 truncate rounded-l-[7px] bg-transparent px-2.75 focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2"
          />
          <button
            type="button"
            onClick={() => copy(value)}
            className={toClassNames(
              'type-body inline-flex flex-none items-center gap-1.5 border-border-input border-l px-3 font-medium transition-colors hover:bg-surface-2',
              'rounded-r-[7px] focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2',
              isCopied && 'text-good',
            )}
          >
            {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            <span className="grid justify-items-start">
              <span className={toClassNames('col-start-1 row-start-1', isCopied && 'invisible')}>
                {copyLabel}
              </span>
              <span className={toClassNames('col-start-1 row-start-1', !isCopied && 'invisible')}>
                {copiedLabel}
              </span>
            </span>
            <span role="status" className="sr-only">
              {isCopied && copiedLabel}
            </span>
          </button>
        </span>
      )}
    </Field>
  );
}
