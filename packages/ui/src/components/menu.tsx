import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { toClassNames } from './class-names.ts';
import { FLOATING, ITEM } from './floating.ts';
import { Shortcut } from './shortcut.tsx';

export type MenuEntry =
  | {
      kind?: 'item';
      label: string;
      icon?: ReactNode;
      /** At the right end, such as how many there are. */
      note?: ReactNode;
      keys?: readonly string[];
      danger?: boolean;
      disabled?: boolean;
      /** Given, the entry is a tick that is on or off. */
      checked?: boolean;
      onSelect: () => void;
    }
  | { kind: 'heading'; label: string }
  | { kind: 'line'; label: string };

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  /** For one that is mounted when its button is pressed. */
  defaultOpen?: boolean;
}

export function Menu({ trigger, entries, align = 'end', defaultOpen = false }: MenuProps) {
  return (
    // Not modal: that would hide the page from screen readers and leave it in the tab order.
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={toClassNames(
            FLOATING,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-48',
          )}
        >
          {entries.map(toRow)}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function toRow(entry: MenuEntry) {
  if (entry.kind === 'line') {
    return <Radix.Separator key={entry.label} className="my-1 h-px bg-border" />;
  }
  if (entry.kind === 'heading') {
    return (
      <Radix.Label key={entry.label} className="type-small px-2 py-1 font-semibold text-text-3">
        {entry.label}
      </Radix.Label>
    );
  }
  const { label, icon, note, keys, danger, disabled = false, checked, onSelect } = entry;
  const inside = (
    <>
      {icon && <span className={danger ? '' : 'text-text-3'}>{icon}</span>}
      {checked !== undefined && (
        <span className="grid size-4 place-items-center">
          {checked && <Check aria-hidden="true" className="size-3.5 text-accent-text" />}
        </span>
      )}
      <span className="min-w-0 flex-1">{label}</span>
      {note !== undefined && <span className="tnum type-small ml-4 text-text-3">{note}</span>}
      {keys && <Shortcut keys={keys} className="ml-4" />}
    </>
  );
  const classes = toClassNames(ITEM, danger && 'text-bad data-highlighted:bg-bad-bg');
  return checked === undefined ? (
    <Radix.Item key={label} disabled={disabled} onSelect={onSelect} className={classes}>
      {inside}
    </Radix.Item>
  ) : (
    <Radix.CheckboxItem
      key={label}
      checked={checked}
      disabled={disabled}
      onSelect={onSelect}
      className={classes}
    >
      {inside}
    </Radix.CheckboxItem>
  );
}
