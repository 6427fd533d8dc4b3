import { CALLS, fillPath, type LeftReason, type ToldStep } from '@fovea/contract';
import { findInAppBrowser } from '@fovea/contract/in-app-browser';
import { API_BASE } from './collect-api.ts';
import { readDeviceKind } from './device-kind.ts';
import { readDeviceName } from './device-name.ts';
import { tabStorage } from './web-storage.ts';

interface Told {
  readonly step: ToldStep;
  readonly page?: number;
  readonly reason?: LeftReason;
}

const toName = (slug: string) => `fovea.collect.visit.${slug}`;

/**
 * Tells how far a visit has come, from the consent on, and that somebody did not agree. Nothing waits for
 * it, nothing is tried again and nothing depends on it. The number of a visit is drawn for it and says
 * nothing of anybody; whoever declines has none.
 */
export async function tellStep(slug: string, told: Told): Promise<void> {
  try {
    const visitId = getVisitId(slug, told.step);
    if (visitId === undefined) return;
    const inApp = findInAppBrowser(navigator.userAgent) !== undefined;
    const model = await readDeviceName(navigator);
    const body = { visitId, ...told, device: readDeviceKind(), inApp, model };
    await fetch(API_BASE + fillPath(CALLS.sendVisitEvent.path, { slug }), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      keepalive: true,
    });
  } catch (error) {
    console.info('a step was not told', error);
  }
}

/** Whoever comes now is on a visit of their own. */
export function forgetVisit(slug: string): void {
  tabStorage.removeItem(toName(slug));
}

/** A visit begins with consent. Whoever declines gets no id, and leaving before consent is not told. */
function getVisitId(slug: string, step: ToldStep): string | null | undefined {
  if (step === 'declined') return null;
  const known = tabStorage.getItem(toName(slug));
  if (step === 'completed') forgetVisit(slug);
  if (known !== null || step === 'left') return known ?? undefined;
  const visitId = crypto.randomUUID();
  if (step !== 'completed') tabStorage.setItem(toName(slug), visitId);
  return visitId;
}
