import { ProgressBar, toClassNames } from '@fovea/ui';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useFocusedHeading } from './focused-heading.ts';
import { useTexts } from './texts.ts';

const BRAND = 'Fovea';

export interface StepScreenProps {
  title: string;
  lead?: ReactNode;
  /** 0 to 1 of the whole run. */
  progress?: number | undefined;
  /** Stands above a title in the middle of the screen. */
  icon?: ReactNode;
  /** At the top right. */
  corner?: ReactNode;
  children?: ReactNode;
  /** At the thumb, the one that goes on first. */
  actions?: ReactNode;
}

/** The full screen of a step. Its title takes the focus, so that it is read when a step begins. */
export function StepScreen(props: StepScreenProps) {
  const { title, lead, progress, icon, corner, children, actions } = props;
  const t = useTexts();
  const heading = useFocusedHeading();
  useEffect(() => {
    document.title = `${title} | ${BRAND}`;
  }, [title]);
  const isCentred = icon !== undefined;
  return (
    <div className="flex min-h-svh flex-col bg-surface md:items-center md:justify-center md:bg-bg md:p-6 lying:items-center lying:bg-surface lying:p-0">
      <main className="relative flex w-full flex-1 flex-col bg-surface px-5 pt-[max(1rem,env(safe-area-inset-top))] pb-[max(1.25rem,env(safe-area-inset-bottom))] md:min-h-[min(47.5rem,100svh-3rem)] md:max-w-105 md:flex-none md:rounded-hero md:border md:border-border md:px-7 md:pt-6 md:pb-7 md:shadow-e2 lying:min-h-svh lying:max-w-140 lying:flex-1 lying:rounded-none lying:border-0 lying:pt-2 lying:pb-0 lying:shadow-none">
        <div className="mb-4 flex min-h-8 flex-none lying:mb-1 items-center justify-end">
          {progress !== undefined && (
            <ProgressBar label={t('progress')} share={progress} className="h-0.75 flex-1" />
          )}
          {corner}
        </div>
        <div
          className={toClassNames(
            'flex flex-1 flex-col',
            isCentred && 'items-center justify-center pb-6 text-center lying:pb-0',
          )}
        >
          {icon}
          <h1
            ref={heading}
            tabIndex={-1}
            className={toClassNames(
              'type-h1 text-balance outline-none',
              isCentred && 'mt-6 max-w-80 lying:mt-2 lying:max-w-none',
            )}
          >
            {title}
          </h1>
          {lead && (
            <p
              className={toClassNames(
                'type-public mt-2 text-pretty text-text-2',
                isCentred && 'max-w-75 text-balance lying:max-w-110',
              )}
            >
              {lead}
            </p>
          )}
          {children}
        </div>
        {actions && (
          // On a phone that lies they stand in a row, and stay in sight while the rest scrolls.
          <div className="flex flex-none flex-col gap-2.5 pt-5 lying:sticky lying:bottom-0 lying:flex-row lying:flex-wrap lying:items-center lying:bg-surface lying:pt-3 lying:pb-[max(0.75rem,env(safe-area-inset-bottom))] lying:[&>button]:w-auto lying:[&>button]:grow">
            {actions}
          </div>
        )}
      </main>
    </div>
  );
}

const TONES = {
  accent: 'bg-accent-bg text-accent-text',
  good: 'bg-good-bg text-good',
  warn: 'bg-warn-bg text-warn',
  quiet: 'bg-surface-2 text-text-2',
} as const;

export interface StepIconProps {
  tone: keyof typeof TONES;
  shape?: 'round' | 'square';
  icon: LucideIcon;
}

export function StepIcon({ tone, shape = 'round', icon: Icon }: StepIconProps) {
  return (
    <span
      aria-hidden="true"
      className={toClassNames(
        'grid size-20 flex-none place-items-center lying:size-14 [&_svg.lucide]:size-7',
        shape === 'round' ? 'rounded-full' : 'rounded-hero',
        TONES[tone],
      )}
    >
      <Icon />
    </span>
  );
}
