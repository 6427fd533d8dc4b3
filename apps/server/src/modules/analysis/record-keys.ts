// Every segment that somebody makes has a stamp of its own, so no object is ever written twice or
// shared: what is to be removed cannot come back into use, or be in use elsewhere, under the same key.
import { randomBytes } from 'node:crypto';

const STAMPED = /(?<version>\d+)-[0-9a-f]{8}-[0-9a-f]{64}[.](?:json|webp)$/;

/** Where the objects of one segment go, and of the version that it is made for. */
export interface ObjectNames {
  readonly projectId: string;
  readonly stamp: string;
}

export const toAggregatesPrefix = (projectId: string) => `aggregates/${projectId}/`;

export const toArchivesPrefix = (projectId: string) => `archives/${projectId}/`;

export function createNames(projectId: string, version: number): ObjectNames {
  return { projectId, stamp: `${version}-${randomBytes(4).toString('hex')}` };
}

/** The part of a key before an object's hash. A manifest has no kind. */
export function toObjectPrefix({ projectId, stamp }: ObjectNames, kind?: string): string {
  return `${toAggregatesPrefix(projectId)}${kind === undefined ? '' : `${kind}-`}${stamp}-`;
}

/** A key without a stamp belongs to no version: it goes with the first. */
export function isWrittenBefore(version: number, key: string): boolean {
  return Number(STAMPED.exec(key)?.groups?.version ?? 0) < version;
}
