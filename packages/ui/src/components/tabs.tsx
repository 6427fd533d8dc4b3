import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { toClassNames } from './class-names.ts';

export interface Tab<Value extends string> {
  /** Becomes part of an id, so without spaces. */
  value: Value;
  label: string;
  /** A figure after the label. */
  count?: number | string;
  disabled?: boolean;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Takes the height of its place, and its contents scroll themselves. */
  fill?: boolean;
  /** At the right end of the bar. */
  aside?: ReactNode;
  className?: string;
}

/** The bar scrolls inside itself when it is too long. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  fill = false,
  aside,
  className,
}: TabsProps<Value>) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={toClassNames(fill && 'flex min-h-0 flex-1 flex-col', className)}
    >
      <div
        className={toClassNames(
          'flex items-center gap-2 border-border border-b',
          fill && 'flex-none px-2',
        )}
      >
        <Radix.List
          aria-label={label}
          className="flex min-w-0 flex-1 gap-2 overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              disabled={tab.disabled ?? false}
              className={toClassNames(
                'type-body min-h-11 flex-none whitespace-nowrap px-2 font-medium text-text-3 transition-colors',
                'focus-visible:rounded-chip focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2',
                'hover:text-text disabled:opacity-50 data-[state=active]:text-text data-[state=active]:shadow-[inset_0_-2px_0_var(--text)]',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="tnum ml-1.5 text-text-3">{tab.count}</span>
              )}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {aside}
      </div>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          className={
            fill
              ? 'flex min-h-0 flex-1 flex-col overflow-y-auto focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2'
              : 'focus-ring rounded-control pt-4'
          }
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
