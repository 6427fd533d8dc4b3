import type { CatalogueDocument } from '@fovea/contract';
import type { Db } from '#platform/db/db.ts';

export async function findCatalogue(db: Db): Promise<CatalogueDocument | undefined> {
  const row = await db
    .selectFrom('catalogues')
    .select('document')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.document as CatalogueDocument | undefined;
}

/** False if there is such a version already. */
export async function insertCatalogue(
  db: Db,
  document: CatalogueDocument,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('catalogues')
    .values({
      version: document.version,
      document: JSON.stringify(document),
      published_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
