import { Tooltip as Radix } from 'radix-ui';
import { createContext, Fragment, type ReactElement, type ReactNode, use } from 'react';
import { Shortcut } from './shortcut.tsx';

const DELAY_MS = 400;
const GAP_PX = 6;

export interface TooltipProps {
  text: ReactNode;
  /** The keys that do the same. */
  keys?: readonly string[] | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that takes focus. */
  children: ReactElement;
}

const ProvidedContext = createContext(false);

/** Around a screen with many, so that moving from one to the next has no second delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <ProvidedContext value={true}>
      <Radix.Provider delayDuration={DELAY_MS}>{children}</Radix.Provider>
    </ProvidedContext>
  );
}

/** Brings its own provider where there is none: an app need not load tooltips before one is shown. */
export function Tooltip({ text, keys, side = 'top', children }: TooltipProps) {
  const Around = use(ProvidedContext) ? Fragment : TooltipProvider;
  return (
    <Around>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            data-theme="dark"
            side={side}
            sideOffset={GAP_PX}
            collisionPadding={8}
            className="layer-fade type-small edge-when-forced z-(--z-command) flex max-w-70 items-center gap-2 rounded-chip bg-surface-3 px-2 py-1 text-text shadow-[0_4px_14px_rgb(0_0_0/0.2)]"
          >
            {text}
            {keys && <Shortcut keys={keys} />}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Around>
  );
}
