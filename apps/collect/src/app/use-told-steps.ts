import { useEffect } from 'react';
import type { Ending } from '#shared/ending.ts';
import type { Way } from '#shared/project-head.ts';
import type { Run } from './run-machine.ts';

type Visit = typeof import('#shared/visit.ts');
type Told = Parameters<Visit['tellStep']>[1];

/** Endings that count as leaving. The others come before consent, when no visit may be told apart. */
const REASONS = {
  complete: 'project_over',
  'camera-too-slow': 'camera_too_slow',
  'camera-lost': 'failed',
  'browser-unusable': 'browser_unusable',
  'not-tracked': 'calibration_failed',
  'too-late': 'too_late',
  failed: 'failed',
} as const satisfies Partial<Record<Ending, Told['reason']>>;

/** The researcher's funnel counts these steps; entering any other one tells the server nothing. */
export function toTold(run: Run): Told | undefined {
  switch (run.step) {
    case 'about-you':
      return { step: 'consented' };
    case 'position':
      return { step: 'camera_on' };
    case 'pages':
      return { step: 'calibrated' };
    case 'stopped':
      return { step: 'left', reason: 'stopped' };
    case 'thanks':
      return { step: 'completed' };
    case 'ending':
      if (run.ending === 'declined') return { step: 'declined' };
      return run.ending in REASONS
        ? { step: 'left', reason: REASONS[run.ending as keyof typeof REASONS] }
        : undefined;
    default:
      return undefined;
  }
}

/** Tells each step once it is entered. The code for it comes later; the first screen does not need it. */
export function useToldSteps(slug: string | undefined, run: Run): void {
  const told = toTold(run);
  const isNewVisit = run.step === 'welcome' && run.consent === undefined;
  const text = told === undefined ? '' : JSON.stringify(told);
  useEffect(() => {
    if (slug === undefined || (text === '' && !isNewVisit)) return;
    void loadVisit().then((visit) => {
      if (isNewVisit) visit?.forgetVisit(slug);
      else void visit?.tellStep(slug, JSON.parse(text) as Told);
    });
  }, [slug, text, isNewVisit]);
}

export async function tellPage({ slug, isTest }: Way, page: number): Promise<void> {
  if (!isTest) await (await loadVisit())?.tellStep(slug, { step: 'page', page });
}

/** A phone that cannot load it goes on without. */
function loadVisit(): Promise<Visit | undefined> {
  return import('#shared/visit.ts').catch(() => undefined);
}
