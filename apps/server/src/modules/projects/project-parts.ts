import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';

/**
 * A higher module's part of a project: how it is copied along, and how it is removed. Nothing here
 * knows those modules, so the entry points hand their parts in.
 */
export interface ProjectPart {
  copy?(tx: Tx, copy: ProjectCopy): Promise<void>;
  /** Removes what must go while the rows are there: rows that are too many for one transaction. */
  clear?(deps: RemovalDeps, projectId: string): Promise<void>;
  /** The other rows, in one transaction for all parts. */
  removeRows?(tx: Tx, projectId: string): Promise<void>;
  /** Objects under the project's own keys, with all their versions, once no row names them. */
  removeObjects?(deps: RemovalDeps, projectId: string): Promise<void>;
}

/** Dependencies of a removal, which may be repeated. */
export type RemovalDeps = Pick<ServerDeps, 'db' | 'clock' | 'storage'>;

export interface ProjectCopy {
  readonly originalId: string;
  readonly id: string;
  /** From the id of each asset to that of its copy. */
  readonly assetIds: ReadonlyMap<string, string>;
  readonly now: Date;
}

export interface PartsDeps {
  readonly parts: readonly ProjectPart[];
}
