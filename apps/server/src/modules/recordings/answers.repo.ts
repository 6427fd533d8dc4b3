import type { Question } from '@fovea/contract';
import type { Tx } from '#platform/db/db.ts';

export async function listPageKinds(tx: Tx, projectId: string) {
  const rows = await tx
    .selectFrom('pages')
    .select(['id', 'kind', 'question'])
    .where('project_id', '=', projectId)
    .execute();
  return rows.map(({ id, kind, question }) => ({
    id,
    kind,
    question: question as Question | null,
  }));
}

export interface AnswerRow {
  readonly pageId: string;
  readonly choices: readonly number[];
  readonly text: string | null;
}

export async function insertAnswers(
  tx: Tx,
  recordingId: string,
  answers: readonly AnswerRow[],
): Promise<void> {
  if (answers.length === 0) return;
  await tx
    .insertInto('answers')
    .values(
      answers.map(({ pageId, choices, text }) => ({
        recording_id: recordingId,
        page_id: pageId,
        choices: [...choices],
        text,
      })),
    )
    .execute();
}
