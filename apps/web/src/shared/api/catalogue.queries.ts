import { queryOptions } from '@tanstack/react-query';
import { fetchCatalogue } from './fetch-catalogue.ts';
import { KEYS } from './query-keys.ts';

export const catalogueQuery = queryOptions({ queryKey: KEYS.catalogue, queryFn: fetchCatalogue });
