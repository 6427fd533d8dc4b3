import { LIMITS } from '@fovea/contract/limits';
import { tabStorage } from '#shared/web-storage.ts';
import type { StoredConsent, StoredPerson } from './recording-store.ts';

/** A participant who loads the page again need not agree and fill in the form a second time. */
export interface Told {
  readonly consent: StoredConsent;
  readonly person?: StoredPerson | undefined;
}
interface KeptTold extends Told {
  readonly atMs: number;
}

const toName = (slug: string) => `fovea.collect.told.${slug}`;

/**
 * Keeps it for this tab, so that a reload does not ask everything anew. The project's password is
 * not kept.
 */
export function keepTold(slug: string, { consent, person }: Told, nowMs: number): void {
  tabStorage.setItem(toName(slug), JSON.stringify({ consent, person, atMs: nowMs }));
}

export function forgetTold(slug: string): void {
  tabStorage.removeItem(toName(slug));
}

/**
 * Finds what was kept of this visit. Nothing counts that is too old, since somebody else may hold the
 * phone by then, and nothing under another consent than the one shown now, which must be read again.
 */
export function findTold(slug: string, version: string, nowMs: number): Told | undefined {
  const kept = parseKept(tabStorage.getItem(toName(slug)));
  if (kept === undefined) return undefined;
  const { atMs, consent, person } = kept;
  const isFresh = nowMs - atMs < LIMITS.resumeMinutes * 60_000;
  return isFresh && consent.version === version ? { consent, person } : undefined;
}

/** Whatever else stands there asks everything anew, rather than leave a phone without a screen. */
function parseKept(text: string | null): KeptTold | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptTold> | null;
    return kept?.consent && kept.atMs !== undefined ? (kept as KeptTold) : undefined;
  } catch {
    return undefined;
  }
}
