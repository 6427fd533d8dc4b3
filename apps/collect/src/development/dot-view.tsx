import { VisuallyHidden } from '@fovea/ui';
import type { ShownDot } from './run-store.ts';
import { useTexts } from './texts.ts';

/** Nothing but the dot, so that nothing else is looked at. */
export function DotView({ dot }: { dot: ShownDot }) {
  const t = useTexts();
  return (
    <main className="fixed inset-0 h-svh bg-bg">
      <VisuallyHidden>
        <p role="status">{t(`dotStatus_${dot.kind}`, { number: dot.number })}</p>
      </VisuallyHidden>
      <span
        aria-hidden="true"
        className="absolute grid size-7 -translate-1/2 place-items-center rounded-full bg-accent"
        style={{ left: `${dot.u * 100}%`, top: `${dot.v * 100}%` }}
      >
        <span className="size-2 rounded-full bg-on-accent" />
      </span>
    </main>
  );
}
