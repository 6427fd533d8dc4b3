import { Button, Menu } from '@fovea/ui';
import { ChevronDown } from 'lucide-react';

export interface ChoiceOption<Value> {
  readonly value: Value;
  readonly label: string;
  readonly note?: string;
}

export interface ChoiceMenuProps<Value> {
  /** What is chosen; the button shows which. */
  label: string;
  options: readonly ChoiceOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** On the button instead of the option's label. */
  shown?: string | undefined;
}

/** One of a few, by a button that says which. */
export function ChoiceMenu<Value>({
  label,
  options,
  value,
  onChange,
  shown,
}: ChoiceMenuProps<Value>) {
  const current = options.find((option) => option.value === value);
  return (
    <Menu
      align="start"
      trigger={
        <Button
          variant="quiet"
          size="dense"
          className="tnum"
          iconRight={<ChevronDown aria-hidden="true" />}
        >
          <span className="sr-only">{label} </span>
          {shown ?? current?.label}
        </Button>
      }
      entries={options.map((option) => ({
        label: option.label,
        note: option.note,
        checked: option.value === value,
        onSelect: () => onChange(option.value),
      }))}
    />
  );
}
