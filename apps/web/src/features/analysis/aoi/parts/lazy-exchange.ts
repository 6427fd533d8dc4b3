import type { Aoi } from '@fovea/contract';
import { lazyPart } from '#shared/lazy-part.ts';

const load = () => import('#features/analysis/aoi/exchange/parts.ts');

/** Loads the code of both when somebody first asks for one. */
export const ExchangeDialog = lazyPart(load, 'ExchangeDialog');
export const Suggestions = lazyPart(load, 'Suggestions');

/** The task that was asked for, and its areas. */
export interface Exchange {
  readonly task: 'suggest' | 'import' | 'export' | 'copy';
  readonly aois: readonly Aoi[];
}
