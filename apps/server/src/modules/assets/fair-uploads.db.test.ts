import { CALLS } from '@fovea/contract';
import { expect, it } from 'vitest';
import { done } from '#platform/jobs/outcome.ts';
import { createDraft, type Person, sendFile, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { storeAsset } from '#testing/stored-assets.ts';
import { UPLOADS_WAITING_MAX } from './asset-limits.ts';

const { server } = await openServer();

async function upload(person: Person, projectId: string): Promise<string> {
  const params = await sendFile(server, person, projectId, { bytes: Buffer.from('a picture') });
  await person.client.call(CALLS.completeUpload, { params });
  return params.uploadId;
}

it('accounts take turns: one file is ready after one of each other account', async () => {
  const [busy, other] = [await signUp(server), await signUp(server)];
  const [busyDraft, otherDraft] = [await createDraft(busy), await createDraft(other)];
  const many: string[] = [];
  for (let i = 0; i < 4; i++) many.push(await upload(busy, busyDraft.id));
  const few = [await upload(other, otherDraft.id), await upload(other, otherDraft.id)];
  const taken: string[] = [];
  await server.deps.jobs.runWaiting('check-asset.v1', async ({ assetId }) => {
    taken.push(assetId);
    return done();
  });
  expect(taken).toEqual([many[0], few[0], many[1], few[1], many[2], many[3]]);
});

it('an account has so many files waiting at most, and says so before anything is sent', async () => {
  const person = await signUp(server);
  const [draft, deleted] = [await createDraft(person), await createDraft(person)];
  const open = () =>
    person.client.call(CALLS.createUpload, {
      params: { id: draft.id },
      body: { fileName: 'a.png', contentType: 'image/png', bytes: 10 },
    });
  const first = await storeAsset(server, deleted.id, { status: 'checking' });
  await server.database.query(
    `INSERT INTO assets SELECT (jsonb_populate_record(a, jsonb_build_object(
       'id', gen_random_uuid(), 'upload_key', 'quarantine/' || n))).*
     FROM assets a, generate_series(2, $2) AS n WHERE a.id = $1`,
    [first, UPLOADS_WAITING_MAX],
  );
  // Deleting the project does not take them out of the queue.
  await person.client.call(CALLS.removeProject, { params: { id: deleted.id } });
  await expect(open()).rejects.toMatchObject({ statusCode: 409, code: 'uploads_waiting' });
  await server.database.query(
    "UPDATE assets SET status = 'refused', refusal = 'not_a_picture' WHERE id = $1",
    [first],
  );
  await expect(open()).resolves.toMatchObject({ parts: 1 });
  await expect(open()).rejects.toMatchObject({ code: 'uploads_waiting' });
});
