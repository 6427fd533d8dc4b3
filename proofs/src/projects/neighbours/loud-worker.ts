import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ApiError, CALLS } from '@fovea/contract';
import { addPages, logInResearcher, toDraft } from '@fovea/testkit';
import type { LoudData, ToLoud } from './loud-kinds.ts';

const LANES = 40;
const PAGES = 50;
/** A script that is refused asks again without waiting for as long as it was told. */
const AGAIN_MS = 100;

const { apiUrl, credentials, kind } = workerData as LoudData;
const researcher = await logInResearcher(apiUrl, credentials);
const { client } = researcher;
let isStopped = false;

const QUESTION = { kind: 'written' as const, text: 'q'.repeat(200), choices: [] };

async function openProject() {
  const body = { name: 'Loud', type: 'basic' as const, maxParticipant: 5 };
  const { id } = await client.call(CALLS.createProject, { body });
  const page = { kind: 'survey' as const, question: QUESTION };
  await addPages(
    client,
    id,
    Array.from({ length: PAGES }, () => page),
  );
  const params = { id };
  return { params, saved: await client.call(CALLS.getProject, { params }) };
}

async function toCall(): Promise<() => Promise<unknown>> {
  const { params, saved } = await openProject();
  let { revision } = saved;
  switch (kind) {
    case 'projects searched':
      return () => client.call(CALLS.listProjects, { query: { q: 'a', limit: 100 } });
    case 'drafts saved':
      return async () => {
        const body = { ...toDraft(saved), revision };
        const next = await client.call(CALLS.saveDraft, { params, body });
        revision = Math.max(revision, next.revision);
      };
    case 'projects copied':
      return () => client.call(CALLS.duplicateProject, { params, body: { name: 'Copy' } });
  }
}

async function beLoud(): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  const note = (word: string) => answers.set(word, (answers.get(word) ?? 0) + 1);
  const lane = async () => {
    while (!isStopped) {
      const word = await call().then(
        () => 'ok',
        (error: unknown) => (error instanceof ApiError ? error.code : 'no answer'),
      );
      note(word);
      if (word === 'calls_limited') await sleep(AGAIN_MS);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return answers;
}

const call = await toCall();
let loud: Promise<Map<string, number>> = Promise.resolve(new Map());
parentPort?.on('message', async (message: ToLoud) => {
  if (message === 'start') {
    isStopped = false;
    loud = beLoud();
  } else if (message === 'stop') {
    isStopped = true;
    parentPort?.postMessage(await loud);
  } else {
    researcher.stop();
    parentPort?.close();
  }
});
parentPort?.postMessage('ready');
