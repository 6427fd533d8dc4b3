// The catalogue is the only place that has a price. Whoever publishes one is told what is wrong with
// it; what was published never changes.
import { isDeepStrictEqual } from 'node:util';
import { type Catalogue, type CatalogueDocument, catalogueDocument, LIMITS } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { findCatalogue, insertCatalogue } from './catalogue.repo.ts';
import { listCatalogueFaults } from './catalogue-checks.ts';

/** Before the first one: everything is on request. */
const NONE: Catalogue = {
  version: 0,
  visible: false,
  currencyByLang: { ko: 'KRW', default: 'USD' },
  taxPercent: { USD: 0, KRW: 0 },
  plans: [],
  organization: {
    minAccounts: LIMITS.organizationMinAccounts,
    sessionsPerAccountPerYear: LIMITS.organizationSessionsPerAccount,
    price: null,
  },
  providers: [],
};

/** Prices that are not visible do not leave; of the providers, those that are configured here. */
export async function getCatalogue(deps: Pick<ServerDeps, 'db' | 'providers'>): Promise<Catalogue> {
  const document = await findCatalogue(deps.db);
  if (document === undefined || !document.visible) return NONE;
  const providers = document.providers.flatMap(({ key, currencies }) => {
    const own = deps.providers.find((provider) => provider.key === key);
    if (own === undefined) return [];
    const { kinds, window } = own;
    return [{ key, currencies, kinds: [...kinds], ...(window && { window }) }];
  });
  return { ...document, visible: providers.length > 0, providers };
}

export class CatalogueRefused extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'CatalogueRefused';
  }
}

/** The same document again changes nothing. */
export async function publishCatalogue(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  given: unknown,
): Promise<CatalogueDocument> {
  const parsed = catalogueDocument.safeParse(given);
  if (!parsed.success) {
    throw new CatalogueRefused(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    );
  }
  const document = parsed.data;
  const faults = listCatalogueFaults(document);
  if (faults.length > 0) throw new CatalogueRefused(faults);
  const latest = await findCatalogue(deps.db);
  if (isDeepStrictEqual(latest, document)) return document;
  const isNewer = latest === undefined || document.version > latest.version;
  if (!isNewer || !(await insertCatalogue(deps.db, document, deps.clock.now()))) {
    throw new CatalogueRefused([`version ${latest?.version} is published: give it a higher one`]);
  }
  return document;
}
