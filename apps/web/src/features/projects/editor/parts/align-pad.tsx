import type { PageLook } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';
import { type KeyboardEvent, useRef } from 'react';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';

type Align = PageLook['alignX'];
const ALIGNS = ['start', 'center', 'end'] as const satisfies readonly Align[];

const NAMES = {
  start: { start: 'topLeft', center: 'top', end: 'topRight' },
  center: { start: 'left', center: 'middle', end: 'right' },
  end: { start: 'bottomLeft', center: 'bottom', end: 'bottomRight' },
} as const;

const STEPS: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface AlignPadProps {
  x: Align;
  y: Align;
  onChange: (x: Align, y: Align) => void;
}

/** Nine places; arrow keys move in their direction and stop at the edge. */
export function AlignPad({ x, y, onChange }: AlignPadProps) {
  const t = useSettingsTexts();
  const pad = useRef<HTMLDivElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const toNext = (align: Align, by: number) =>
      ALIGNS[Math.min(2, Math.max(0, ALIGNS.indexOf(align) + by))] ?? align;
    const [nextX, nextY] = [toNext(x, step[0]), toNext(y, step[1])];
    onChange(nextX, nextY);
    pad.current?.querySelector<HTMLElement>(`[data-align="${nextX}${nextY}"]`)?.focus();
  };
  return (
    <div
      ref={pad}
      role="radiogroup"
      aria-label={t('align')}
      tabIndex={-1}
      onKeyDown={handleKey}
      className="grid flex-none grid-cols-3 rounded-touch border border-border p-1 outline-none"
    >
      {ALIGNS.flatMap((alignY) =>
        ALIGNS.map((alignX) => {
          const isChosen = alignX === x && alignY === y;
          const name = t(NAMES[alignY][alignX]);
          return (
            // biome-ignore lint/a11y/useSemanticElements: arrow keys move in two directions, which native radios do not.
            <button
              key={alignX + alignY}
              type="button"
              role="radio"
              aria-checked={isChosen}
              aria-label={name}
              title={name}
              data-align={alignX + alignY}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChange(alignX, alignY)}
              className="focus-ring grid size-6 place-items-center rounded-chip"
            >
              <span
                className={toClassNames(
                  'rounded-[4px] transition-colors',
                  isChosen ? 'size-4 bg-accent' : 'size-1.5 bg-border-input',
                )}
              />
            </button>
          );
        }),
      )}
    </div>
  );
}
