import type { ComponentProps, ReactNode } from 'react';
import { toClassNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import { INPUT_TEXT, type InputSize, inputBox } from './input-box.ts';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'size' | 'children'>,
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'counter' | 'optionalText' | 'aside'> {
  size?: InputSize;
  labelHidden?: boolean;
  iconLeft?: ReactNode;
  /** A unit, a key, a small button. */
  end?: ReactNode;
}

export function TextField({
  label,
  hint,
  error,
  counter,
  optionalText,
  aside,
  labelHidden = false,
  required = false,
  size = 'public',
  iconLeft,
  end,
  className,
  ...input
}: TextFieldProps) {
  const field = { label, hint, error, counter, optionalText, aside, labelHidden, required };
  return (
    <Field {...field} className={className}>
      {(control) => (
        <span className={inputBox({ size })}>
          {iconLeft && <span className="flex-none text-text-3">{iconLeft}</span>}
          <input {...input} {...control} className={toClassNames(INPUT_TEXT)} />
          {end}
        </span>
      )}
    </Field>
  );
}

export interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'children'>,
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'counter' | 'optionalText' | 'aside'> {}

export function TextArea({
  label,
  hint,
  error,
  counter,
  optionalText,
  aside,
  required = false,
  rows = 4,
  className,
  ...area
}: TextAreaProps) {
  const field = { label, hint, error, counter, optionalText, aside, required };
  return (
    <Field {...field} className={className}>
      {(control) => (
        <span className={toClassNames(inputBox(), 'items-stretch px-0')}>
          <textarea
            {...area}
            {...control}
            rows={rows}
            className={toClassNames(INPUT_TEXT, 'resize-y rounded-[inherit] px-2.75 py-2')}
          />
        </span>
      )}
    </Field>
  );
}
