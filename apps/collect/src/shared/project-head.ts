import type { CALLS, CallReply } from '@fovea/contract';
import { COLLECT_HEAD_PATH } from '@fovea/contract/collect-head';

/** What anybody with the link may see of a project. */
export type ProjectHead = CallReply<typeof CALLS.getCollectProject>;

export type HeadAnswer =
  | { readonly kind: 'found'; readonly head: ProjectHead }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable' };

/** Asks without the typed client: its schemas would triple the weight of the first screen. */
export async function fetchHead(slug: string): Promise<HeadAnswer> {
  const path = COLLECT_HEAD_PATH.replace('{slug}', encodeURIComponent(slug));
  try {
    const response = await fetch(`/api/v1${path}`, { credentials: 'omit' });
    // A slug that no project can have is refused as a bad request.
    if (response.status === 404 || response.status === 400) return { kind: 'unknown' };
    const head = response.ok ? findHead(await response.json()) : undefined;
    return head === undefined ? { kind: 'unreachable' } : { kind: 'found', head };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** A proxy that answers with a page of its own is no head. */
function findHead(body: unknown): ProjectHead | undefined {
  const isHead = typeof body === 'object' && body !== null && 'consent' in body && 'slug' in body;
  return isHead ? (body as ProjectHead) : undefined;
}
