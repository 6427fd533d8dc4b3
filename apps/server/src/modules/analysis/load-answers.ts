import { type GivenAnswer, NO_ANSWERS, type ParticipantAnswers } from '@fovea/records';
import type { ServerDeps } from '#platform/deps.ts';
import { listAnswers, type RecordingRow } from './analysis.repo.ts';

type PageIds = readonly { readonly id: string; readonly position: number }[];

/** Looks answers up by recording. Those to pages that were removed are left out. */
export async function loadAnswers(
  { db }: Pick<ServerDeps, 'db'>,
  rows: readonly RecordingRow[],
  pageIds: PageIds,
): Promise<(recordingId: string) => ParticipantAnswers> {
  const positions = new Map(pageIds.map(({ id, position }) => [id, position]));
  const given = new Map(rows.map(({ id }) => [id, new Map<number, GivenAnswer>()]));
  const ids = [...given.keys()];
  for (const row of ids.length === 0 ? [] : await listAnswers(db, ids)) {
    const position = positions.get(row.page_id);
    if (position === undefined) continue;
    given.get(row.recording_id)?.set(position, { choices: row.choices, text: row.text });
  }
  const answers = new Map(
    rows.map(({ id, favourite_page_id }) => [
      id,
      {
        given: given.get(id) ?? NO_ANSWERS.given,
        favourite: positions.get(favourite_page_id ?? '') ?? null,
      },
    ]),
  );
  return (recordingId) => answers.get(recordingId) ?? NO_ANSWERS;
}
