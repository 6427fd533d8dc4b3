import { toClassNames } from '@fovea/ui';
import { Check, Minus } from 'lucide-react';

interface SelectBoxProps {
  label: string;
  checked: boolean | 'some';
  /** With Shift, up to the last one. */
  onChange: (isRange: boolean) => void;
  tabIndex?: number;
  className?: string;
}

/** A tick without words; its label is read aloud. */
export function SelectBox({ label, checked, onChange, tabIndex, className }: SelectBoxProps) {
  const isFilled = checked !== false;
  const Mark = checked === 'some' ? Minus : Check;
  return (
    <label className={toClassNames('hit-area grid size-7 place-items-center', className)}>
      <input
        type="checkbox"
        aria-label={label}
        tabIndex={tabIndex}
        checked={checked === true}
        ref={(input) => {
          if (input) input.indeterminate = checked === 'some';
        }}
        onChange={({ nativeEvent }) =>
          onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className={toClassNames(
          'focus-ring size-4 appearance-none rounded-[4px] border-[1.5px] transition-colors forced-colors:appearance-auto',
          isFilled ? 'border-accent bg-accent' : 'border-border-input bg-surface',
        )}
      />
      {isFilled && (
        <Mark
          aria-hidden="true"
          className="pointer-events-none absolute size-3 stroke-3 text-on-accent forced-colors:hidden"
        />
      )}
    </label>
  );
}
