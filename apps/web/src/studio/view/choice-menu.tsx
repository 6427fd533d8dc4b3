import { Button, Menu } from '@fovea/ui';
import { ChevronDown } from 'lucide-react';

export interface ChoiceOption<Value> {
  readonly value: Value;
  readonly label: string;
  readonly note?: string;
}

export interface ChoiceMenuProps<Value> {
  /** Name of the choice; the button shows the chosen option. */
  label: string;
  options: readonly ChoiceOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, by a button that says which. */
export function ChoiceMenu<Value>({ label, options, value, onChange }: ChoiceMenuProps<Value>) {
  const text = options.find((option) => option.value === value)?.label;
  return (
    <Menu
      align="start"
      trigger={
        <Button
          variant="quiet"
          size="dense"
          className="tnum"
          aria-label={text?.startsWith(label) ? text : `${label} ${text}`}
          iconRight={<ChevronDown aria-hidden="true" />}
        >
          {text}
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
