import { RotateCw, Smartphone, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFocusedHeading } from './focused-heading.ts';
import { useWrongOrientation } from './orientation.ts';
import type { ProjectHead } from './project-head.ts';
import { useTexts } from './texts.ts';

/** How a project wants the device to be held. */
export type Hold = Pick<ProjectHead, 'device' | 'orientation'>;

/** Asks to turn the device before anything else; what it covers goes on by itself. */
export function HeldRight({ hold, children }: { hold: Hold; children: ReactNode }) {
  return useWrongOrientation(hold.orientation) ? <TurnHint hold={hold} /> : children;
}

export function TurnHint({ hold: { device, orientation } }: { hold: Hold }) {
  const t = useTexts();
  const heading = useFocusedHeading();
  const Device = device === 'tablet' ? Tablet : Smartphone;
  return (
    <main
      data-theme="dark"
      className="flex min-h-svh flex-col items-center justify-center gap-6 bg-surface px-5 text-center"
    >
      <span aria-hidden="true" className="flex items-center gap-3 text-warn">
        <RotateCw className="size-8" />
        <Device className={orientation === 'landscape' ? 'size-16 rotate-90' : 'size-16'} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="type-h2 text-balance outline-none">
        {t(`turn_${device}_${orientation}`)}
      </h1>
    </main>
  );
}
