import type { CALLS, CallReply } from '@fovea/contract';
import { COLLECT_HEAD_PATH, TEST_HEAD_PATH } from '@fovea/contract/collect-head';
import { findOpening, keepOpening } from './opening.ts';

/** Where somebody comes from: the link of a project, or one for a test run of its owner. */
export interface Way {
  /** Slug of a project, or the token of a test link. */
  readonly slug: string;
  readonly isTest: boolean;
}

/** Facts that anybody with the link may see of a project. */
export type ProjectHead = CallReply<typeof CALLS.getCollectProject> & Way;

export type HeadAnswer =
  | { readonly kind: 'found'; readonly head: ProjectHead }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable' };

/** Asks without the typed client: its schemas would triple the weight of the first screen. */
export async function fetchHead(way: Way): Promise<HeadAnswer> {
  const path = way.isTest ? TEST_HEAD_PATH : COLLECT_HEAD_PATH;
  const own = path.replace(/\{\w+\}/, encodeURIComponent(way.slug));
  try {
    const opening = way.isTest ? undefined : findOpening(way.slug);
    const search = opening === undefined ? '' : `?opening=${opening}`;
    const response = await fetch(`/api/v1${own}${search}`, { credentials: 'omit' });
    // A slug that no project can have is refused as a bad request.
    if (response.status === 404 || response.status === 400) return { kind: 'unknown' };
    const head = response.ok ? findHead(await response.json(), way) : undefined;
    if (head === undefined) return { kind: 'unreachable' };
    if (opening !== undefined) keepOpening(way.slug);
    return { kind: 'found', head };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** A proxy that answers with a page of its own is no head. */
function findHead(body: unknown, way: Way): ProjectHead | undefined {
  const isHead = typeof body === 'object' && body !== null && 'consent' in body && 'device' in body;
  // A test run takes no place, so it is always open, and nobody types an ID for it.
  return isHead ? ({ code: null, open: true, ...body, ...way } as ProjectHead) : undefined;
}
