import { ApiError, CALLS, type Client, draftOutdated } from '@fovea/contract';
import type { SaveAnswer, SaveBody } from './draft-saver.ts';

/** A later try may get another answer. */
const PASSING = [401, 408, 429];

export async function saveDraft(client: Client, id: string, body: SaveBody): Promise<SaveAnswer> {
  try {
    const project = await client.call(CALLS.saveDraft, { params: { id }, body });
    return { kind: 'saved', project };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'offline' };
    if (error.code === 'draft_outdated') {
      return { kind: 'outdated', project: draftOutdated.parse(error.details).project };
    }
    const mayPass = error.statusCode >= 500 || PASSING.includes(error.statusCode);
    return mayPass ? { kind: 'failed' } : { kind: 'refused', error };
  }
}
