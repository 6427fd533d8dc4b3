import { type AnnouncedTerms, CALLS } from '@fovea/contract';
import { api } from '#shared/api/api.ts';

export async function fetchTerms(): Promise<AnnouncedTerms | null> {
  return (await api.call(CALLS.getTerms)).data;
}
