import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { toClassNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import { FLOATING, ITEM } from './floating.ts';
import { type InputSize, inputBox } from './input-box.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  note?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<Value extends string>
  extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'optionalText' | 'aside' | 'labelHidden'> {
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  placeholder?: string;
  size?: InputSize;
  disabled?: boolean;
  name?: string;
  className?: string;
}

export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  size = 'public',
  disabled = false,
  name,
  label,
  hint,
  error,
  optionalText,
  aside,
  labelHidden = false,
  className,
}: SelectProps<Value>) {
  return (
    <Field {...{ label, hint, error, optionalText, aside, labelHidden }} className={className}>
      {(control) => (
        <Radix.Root
          value={value ?? ''}
          onValueChange={(next) => onChange(next as Value)}
          disabled={disabled}
          {...(name === undefined ? {} : { name })}
        >
          <Radix.Trigger
            {...control}
            className={toClassNames(
              inputBox({ size }),
              'focus-ring text-left text-text aria-invalid:border-bad data-[state=open]:border-focus disabled:border-border disabled:bg-surface-2 disabled:text-text-2 data-placeholder:text-text-3',
            )}
          >
            <span className="min-w-0 flex-1 truncate">
              <Radix.Value placeholder={placeholder} />
            </span>
            <Radix.Icon asChild>
              <ChevronDown aria-hidden="true" className="text-text-3" />
            </Radix.Icon>
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content
              position="popper"
              sideOffset={4}
              collisionPadding={8}
              className={toClassNames(
                FLOATING,
                'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)',
              )}
            >
              <Radix.Viewport>
                {options.map((option) => (
                  <Radix.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    className={ITEM}
                  >
                    <Radix.ItemText>{option.label}</Radix.ItemText>
                    {option.note && <span className="ml-auto text-text-3">{option.note}</span>}
                    <Radix.ItemIndicator className={option.note ? '' : 'ml-auto'}>
                      <Check aria-hidden="true" className="size-3.5 text-accent-text" />
                    </Radix.ItemIndicator>
                  </Radix.Item>
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  );
}
