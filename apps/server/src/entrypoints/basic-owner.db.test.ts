import { CALL_LIST, type ProjectType } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { toHeaders } from '#testing/actors.ts';
import { createTarget, send, type Target, toRequest, toSample } from '#testing/call-samples.ts';
import { createActiveProject, makeGaze, type Person, record, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { packAndMerge, readObject } from '#testing/read-records.ts';

/** Ends the login, the account or the rule itself. */
const NOT_SENT = ['logout', 'leaveAccount', 'updatePassword', 'upgradeProject', 'removeUpload'];
/** Fields that insights and downloads are made of, beside columns of `figures` that are no times. */
const LOCKED = ['kNorms', 'offsetPx', 'precisionPx'];

const { server } = await openServer();

async function collect(owner: Person, type: ProjectType): Promise<string> {
  const project = await createActiveProject(server, owner, { type, pages: 2 });
  for (const seed of [1, 2]) await record(server.app, project.slug, makeGaze(8, seed, 2));
  await packAndMerge(server);
  return project.id;
}

/** Ways to every value that says something; places in lists are left out of them. */
function listWays(value: unknown, way: readonly string[] = []): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((each) => listWays(each, way));
  if (typeof value !== 'object') return [way.join('.')];
  return Object.entries(value).flatMap(([key, each]) => listWays(each, [...way, key]));
}

const toName = (way: string) => way.split('.').at(-1) ?? '';

/** All that records of a project ever were, whoever names it. */
function listFieldsOf(projectId: string): Set<string> {
  const keys = [...server.storage.objects.keys()].filter(
    (key) => key.startsWith(`aggregates/${projectId}/`) && key.endsWith('.json'),
  );
  expect(keys.length).toBeGreaterThan(0);
  return new Set(keys.flatMap((key) => listWays(readObject(server, key))));
}

const isLocked = (way: string) =>
  /(^|\.)figures\.(?!shownMs$|validMs$|rateHz$)/.test(way) ||
  LOCKED.some((name) => way.split('.').includes(name));

/** Fields that objects of Pro have and no object of Basic has anywhere. */
async function listProOnly() {
  const [basic, pro] = [await signUp(server), await signUp(server)];
  const ofBasic = listFieldsOf(await collect(basic, 'basic'));
  const ofPro = listFieldsOf(await collect(pro, 'pro'));
  const names = new Set([...ofBasic].map(toName));
  const ways = [...ofPro].filter((way) => !ofBasic.has(way));
  return { ways, names: new Set(ways.map(toName).filter((name) => !names.has(name))) };
}

describe('The specification says "Basic (free) user: no downloads or insights.": to a Basic owner', () => {
  it('no object holds what only objects of Pro have', async () => {
    const owner = await signUp(server);
    const fields = listFieldsOf(await collect(owner, 'basic'));
    expect([...fields].filter(isLocked)).toEqual([]);
    const { ways, names } = await listProOnly();
    expect(ways.filter((way) => !isLocked(way))).toEqual([]);
    expect([...names]).toEqual(expect.arrayContaining(['attention', 'k', 'meanFixationMs']));
  });

  it('no reply holds it, none leads to a download, and none is of insights', async () => {
    const owner = await signUp(server);
    const target: Target = {
      ...(await createTarget(server, owner, await signUp(server), 'basic')),
      activeId: await collect(owner, 'basic'),
    };
    const { names } = await listProOnly();
    const headers = toHeaders(owner);
    const bodies = new Map<string, string>();
    for (const call of CALL_LIST) {
      if (NOT_SENT.includes(call.id) || call.access === 'recording') continue;
      const request = toRequest(call, toSample(call, target), target.gaze);
      const sent = await send(server.app, {
        ...request,
        headers: { ...request.headers, ...headers },
      });
      bodies.set(call.id, sent.text);
    }
    expect(bodies.size).toBeGreaterThan(60);
    expect(bodies.get('getRecords')).toContain('project_not_pro');
    expect(bodies.get('getAggregatedRecords')).toContain('presignedUrl');
    for (const [id, text] of bodies) {
      expect([id, text.match(/(recordings|archives)\/[0-9a-f-]{36}/)]).toEqual([id, null]);
      const isJson = text.startsWith('{') || text.startsWith('[');
      const found = isJson ? listWays(JSON.parse(text)) : [];
      const ofPro = found.filter((way) => names.has(toName(way)));
      expect([id, ofPro]).toEqual([id, []]);
    }
    expect(CALL_LIST.filter(({ path }) => /insight/i.test(path))).toEqual([]);
  });
});
