import type { Tx } from '#platform/db/db.ts';

export function listPageKinds(tx: Tx, projectId: string) {
  return tx
    .selectFrom('pages')
    .select(({ selectFrom }) => [
      ...(['id', 'kind', 'question', 'timer_ms'] as const),
      selectFrom('page_assets')
        .innerJoin('assets', 'assets.id', 'page_assets.asset_id')
        .select('assets.duration_ms')
        .whereRef('page_assets.page_id', '=', 'pages.id')
        .orderBy('page_assets.slot')
        .limit(1)
        .as('duration_ms'),
    ])
    .where('project_id', '=', projectId)
    .execute();
}

export const toTimedPage = (page: Awaited<ReturnType<typeof listPageKinds>>[number]) => ({
  kind: page.kind,
  timerMs: page.timer_ms,
  durationMs: page.duration_ms,
});

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

/** The questions that a recording has an answer to. */
export async function listAnswered(tx: Tx, recordingId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('answers')
    .select('page_id')
    .where('recording_id', '=', recordingId)
    .execute();
  return rows.map(({ page_id }) => page_id);
}
