import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { toClassNames } from './class-names.ts';

/** Attributes that tie a control to its field. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Replaces the hint. Give it on blur or on submit, never while somebody types the first time. */
  error?: ReactNode;
  /** Letters so far and at most. */
  counter?: { used: number; max: number } | undefined;
  required?: boolean;
  /** Stands after the label of a field that may stay empty, such as "optional". */
  optionalText?: string | undefined;
  /** At the right end of the label's line. */
  aside?: ReactNode;
  /** The label is read aloud only. */
  labelHidden?: boolean;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** As both languages write numbers; components have no texts. */
const NUMBERS = new Intl.NumberFormat('en-US');

/** Label, hint, error and counter around one control. */
export function Field({
  label,
  hint,
  error,
  counter,
  required = false,
  optionalText,
  aside,
  labelHidden = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const noteId = `${id}note`;
  const hasNote = Boolean(error ?? hint);
  const isOver = counter !== undefined && counter.used > counter.max;
  return (
    <div className={toClassNames('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={toClassNames('flex items-baseline gap-2', labelHidden && 'sr-only')}>
        <label
          htmlFor={id}
          className="type-small min-w-0 font-semibold text-[0.78125rem] text-text"
        >
          {label}
          {optionalText && <span className="ml-1.5 font-normal text-text-3">{optionalText}</span>}
        </label>
        {aside && <span className="type-small ml-auto flex-none">{aside}</span>}
      </div>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {(hasNote || counter) && (
        <div className="type-small flex gap-3 text-text-3">
          <span id={noteId} className={toClassNames('min-w-0 flex-1', error && 'text-bad')}>
            {error ? (
              <span className="flex gap-1.25">
                <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5" />
                <span>{error}</span>
              </span>
            ) : (
              hint
            )}
          </span>
          {counter && (
            <span className={toClassNames('tnum flex-none', isOver && 'font-medium text-bad')}>
              {NUMBERS.format(counter.used)}/{NUMBERS.format(counter.max)}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
