import { CALL_LIST, CALLS, type Call, ERRORS, type ErrorCode, LIMITS } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { createReadyAdministrator, toHeaders } from '#testing/actors.ts';
import {
  createTarget,
  SAMPLES,
  send,
  toRequest,
  toSample,
  withoutRequestId,
} from '#testing/call-samples.ts';
import { complete, join, putBatch } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { listFields } from '#testing/schema-fields.ts';

const NOBODYS = '00000000-0000-7000-8000-000000000000';

/** Kinds of the id fields outside the path. A new one needs a row here. */
const BODY_IDS: Readonly<Record<string, 'reference' | 'made by the caller' | 'place in a list'>> = {
  'listAois.query.experimentId': 'reference',
  'createAoi.body.keyframeAoi.keyframes.0.id': 'reference',
  'updateAoi.body.keyframeAoi.keyframes.0.id': 'reference',
  'removeAoi.query.experimentId': 'reference',
  'removeAoi.query.assetId': 'reference',
  'removeAoi.query.id': 'reference',
  'removeAoi.query.keyframeId': 'reference',
  'updatePage.body.assetIds.0': 'reference',
  'saveDraft.body.pages.0.id': 'reference',
  'saveDraft.body.pages.0.assetIds.0': 'reference',
  'duplicateProject.body.draft.pages.0.id': 'made by the caller',
  'duplicateProject.body.draft.pages.0.assetIds.0': 'reference',
  'saveDraft.body.key': 'made by the caller',
  'completeRecording.body.answers.0.pageId': 'reference',
  'completeRecording.body.favouritePageId': 'reference',
  'joinProject.body.joinKey': 'made by the caller',
  'joinTest.body.joinKey': 'made by the caller',
  'sendVisitEvent.body.visitId': 'made by the caller',
  'createPurchase.body.orderKey': 'made by the caller',
  'listPurchases.query.before': 'place in a list',
  'listTransferCodes.query.before': 'place in a list',
  'sendTransferCodes.body.sendKey': 'made by the caller',
};

const { server, stranger } = await openServer({ people: ['stranger'] });
const owner = await createReadyAdministrator(server);
const own = await createTarget(server, owner);
/** A second project of the same owner. */
const beside = await createTarget(server, owner);
const foreign = await createTarget(server, stranger);

const isId = ({ format }: { format: string | undefined }) => format === 'uuid';
const listParams = (call: Call) =>
  listFields(call)
    .filter((field) => field.place === 'params' && isId(field))
    .map(({ path }) => String(path[0]));

const TARGETS = { foreign: () => foreign, beside: () => beside };
type Source = keyof typeof TARGETS | 'nobodys';

/** An id of somewhere else in one parameter; the others stay one's own. */
const CELLS = CALL_LIST.flatMap((call) => {
  const names = listParams(call);
  return names.flatMap((name) =>
    (['foreign', 'beside', 'nobodys'] as const)
      // A call with one id reaches one's own other project, which is right.
      .filter((source) => source !== 'beside' || names.length > 1)
      .map((source) => [call.id, name, source, call] as const),
  );
});

async function sendWith(call: Call, name: string, source: Source) {
  const input = toSample(call, own);
  const other = source === 'nobodys' ? undefined : toSample(call, TARGETS[source]());
  const params = { ...input.params, [name]: other?.params?.[name] ?? NOBODYS };
  const request = toRequest(call, { ...input, params }, own.gaze);
  const credentials =
    call.access === 'recording'
      ? { authorization: `Bearer ${own.joined.token}` }
      : toHeaders(owner);
  return send(server.app, { ...request, headers: { ...request.headers, ...credentials } });
}

async function sendBody<C>(call: C, params: Record<string, string>, body: object) {
  const request = toRequest(call as unknown as Call, { params, body });
  const headers = { ...request.headers, ...toHeaders(owner) };
  return send(server.app, { ...request, headers });
}

describe('an id in the path', () => {
  it(`is tried from elsewhere in ${CELLS.length} cells`, () => {
    expect(CELLS.length).toBeGreaterThan(30);
    for (const call of CALL_LIST) {
      const ids = call.path.match(/\{\w*id\}/gi) ?? [];
      expect([call.id, ...listParams(call).map((name) => `{${name}}`)]).toEqual([call.id, ...ids]);
    }
  });

  it.each(CELLS)('%s refuses %s when it is %s', async (_id, name, source, call) => {
    const refusal: ErrorCode =
      call.access === 'recording' ? 'recording_token_invalid' : 'not_found';
    const answer = await sendWith(call, name, source);
    expect([answer.status, answer.code]).toEqual([ERRORS[refusal].status, refusal]);
    const nobodys = await sendWith(call, name, 'nobodys');
    expect(withoutRequestId(answer.text)).toBe(withoutRequestId(nobodys.text));
  });

  it('changes nothing of anybody when it is refused', async () => {
    for (const person of [stranger, owner]) {
      const target = person === stranger ? foreign : own;
      const project = await person.client.call(CALLS.getProject, {
        params: { id: target.projectId },
      });
      expect(project.status).toBe('edit');
      expect(project.pages.map(({ id, timerMs }) => [id, timerMs])).toEqual([
        [target.pageId, LIMITS.timerDefaultMs],
      ]);
    }
  });
});

describe('an id in a body or a query', () => {
  it('is listed with what it names', () => {
    const found = CALL_LIST.flatMap((call) =>
      listFields(call)
        .filter((field) => field.place !== 'params' && isId(field))
        .map(({ place, path }) => [call.id, place, ...path].join('.')),
    );
    expect(found.sort()).toEqual(Object.keys(BODY_IDS).sort());
  });

  it.each(['foreign', 'beside', 'nobodys'] as const)(
    'reaches no area of interest when one is %s',
    async (source) => {
      const other = source === 'nobodys' ? undefined : TARGETS[source]();
      const query = {
        experimentId: own.projectId,
        assetId: own.uploadId,
        id: own.aoiId,
        keyframeId: own.keyframeId,
      };
      const others = {
        experimentId: other?.projectId ?? NOBODYS,
        assetId: other?.uploadId ?? NOBODYS,
        id: other?.aoiId ?? NOBODYS,
        keyframeId: other?.keyframeId ?? NOBODYS,
      };
      for (const name of Object.keys(others) as (keyof typeof others)[]) {
        const wrong = { ...query, [name]: others[name] };
        const call = owner.client.call(CALLS.removeAoi, { query: wrong });
        await expect(call).rejects.toMatchObject({ code: 'not_found' });
      }
      if (source === 'beside') return;
      const { experimentId } = others;
      await expect(
        owner.client.call(CALLS.listAois, { query: { experimentId } }),
      ).rejects.toMatchObject({ code: 'not_found' });
    },
  );

  it('makes a keyframe of its own where somebody names that of another area', async () => {
    const shape = { type: 'rectangle' as const, x: 0, y: 0, width: 0.1, height: 0.1 };
    const keyframes = [{ id: foreign.keyframeId, timestamp: 0, shape }];
    const params = { experimentId: own.projectId, assetId: own.uploadId };
    const made = await owner.client.call(CALLS.createAoi, {
      params,
      body: { name: 'Mine', color: 1, keyframeAoi: { keyframes } },
    });
    expect(made.keyframeIds).not.toContain(foreign.keyframeId);
    const changed = await owner.client.call(CALLS.updateAoi, {
      params: { ...params, aoiId: made.aoiId },
      body: { keyframeAoi: { keyframes } },
    });
    expect(changed.keyframeAoi.keyframes[0]?.id).not.toBe(foreign.keyframeId);
  });

  it.each(['foreign', 'beside', 'nobodys'] as const)(
    'cannot put a picture on a page when it is %s',
    async (source) => {
      const assetId = source === 'nobodys' ? NOBODYS : TARGETS[source]().uploadId;
      for (const assetIds of [[assetId], [own.uploadId, assetId]]) {
        const params = { id: own.projectId, pageId: own.pageId };
        for (const answer of [
          await sendBody(CALLS.updatePage, params, { layout: 'grid4', assetIds }),
        ]) {
          expect([answer.status, answer.code]).toEqual([404, 'not_found']);
        }
      }
    },
  );

  it.each(['foreign', 'beside'] as const)(
    'cannot save a page into a draft when it is %s',
    async (source) => {
      const params = { id: own.projectId };
      const { revision } = await owner.client.call(CALLS.getProject, { params });
      const { body } = SAMPLES.saveDraft(own);
      const pages = body.pages.map((page) => ({ ...page, id: TARGETS[source]().pageId }));
      const answer = await sendBody(CALLS.saveDraft, params, { ...body, revision, pages });
      expect([answer.status, answer.code]).toEqual([400, 'invalid_request']);
    },
  );

  it('stores no answer to a question, and no favourite, of another project', async () => {
    for (const pageId of [foreign.pageId, beside.pageId, NOBODYS]) {
      const joined = await join(server.app, own.slug);
      await putBatch(server.app, joined, 0, own.gaze.batches[0]);
      const answers = [{ pageId, choices: [0], text: 'x' }];
      await complete(server.app, joined, own.gaze, { answers, favouritePageId: pageId });
      const stored = await server.database.query(
        `SELECT favourite_page_id, (SELECT count(*)::int FROM answers WHERE recording_id = $1)
         AS answers FROM recordings WHERE id = $1`,
        [joined.recordingId],
      );
      expect(stored).toEqual([{ favourite_page_id: null, answers: 0 }]);
    }
  });

  it('lists only own projects, whoever owns the place to begin at', async () => {
    const ownIds = [own, beside].flatMap(({ projectId, activeId, endingId, draftId }) => [
      projectId,
      activeId,
      endingId,
      draftId,
    ]);
    const theirs = await stranger.client.call(CALLS.listProjects, { query: { limit: 1 } });
    const after = theirs.next ?? '';
    expect(after).not.toBe('');
    const beyond = await owner.client.call(CALLS.listProjects, { query: { after } });
    for (const { id } of beyond.projects) expect(ownIds).toContain(id);
    const { projects } = await owner.client.call(CALLS.listProjects, { query: {} });
    expect(projects.map(({ id }) => id).sort()).toEqual(ownIds.sort());
  });
});
