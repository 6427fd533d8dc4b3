import { type Aoi, ApiError } from '@fovea/contract';
import { createStore } from 'zustand/vanilla';
import { api } from '#shared/api/api.ts';
import { toErrorText } from '#shared/api/error-texts.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { createTexts } from '#shared/language.ts';
import { SAMPLE_ID } from '#shared/paths.ts';
import { toasts } from '#shared/toasts.ts';
import { readSampleAois } from '#studio/records/sample.queries.ts';
import en from './aoi-failures.en.json' with { type: 'json' };
import ko from './aoi-failures.ko.json' with { type: 'json' };
import { SAMPLE_AOIS_KEY } from './aois.queries.ts';
import { createServerPort } from './commands/aoi-port.ts';
import { type CommandQueue, createCommandQueue } from './commands/command-queue.ts';
import { type Command, getAoiId } from './commands/commands.ts';
import { createLocalPort } from './commands/local-port.ts';

const { getTexts } = createTexts({ en, ko });

/** By project, as long as the page lives: calls go on, and what was done can be undone. */
const queues = new Map<string, CommandQueue>();

/** The area whose change was taken back last; its shape blinks once. */
export const lastFailure = createStore<{ readonly aoiId: string; readonly count: number }>(() => ({
  aoiId: '',
  count: 0,
}));

const visited = new WeakSet<CommandQueue>();

/** Reads what changed elsewhere since the last visit. The first has just read it. */
export function visitAoiQueue(queue: CommandQueue): void {
  if (visited.has(queue)) void queue.reread();
  visited.add(queue);
}

/** The one way to change areas of a project. `aois` are those that were read, before any change. */
export function getAoiQueue(projectId: string, aois: readonly Aoi[]): CommandQueue {
  const found = queues.get(projectId);
  if (found) return found;
  const queue = createCommandQueue({
    port: projectId === SAMPLE_ID ? createSamplePort() : createServerPort(api, projectId),
    aois,
    onFailure: tellFailure,
    now: () => new Date(),
    later: (callback, ms) => void setTimeout(callback, ms),
  });
  queue.subscribe((state) => queryClient.setQueryData(KEYS.aois(projectId), state.aois));
  queues.set(projectId, queue);
  return queue;
}

function createSamplePort() {
  return createLocalPort({
    storage: localStorage,
    key: SAMPLE_AOIS_KEY,
    first: () => readSampleAois(AbortSignal.timeout(60_000)),
    newId: () => crypto.randomUUID(),
    now: () => new Date(),
  });
}

function tellFailure(command: Command, error: unknown): void {
  const aoiId = getAoiId(command);
  toasts.show({
    kind: 'error',
    title: getTexts()(command.kind),
    // Such as a bound that is reached: what to do about it.
    ...(error instanceof ApiError && error.statusCode === 409 && { text: toErrorText(error) }),
    cause: `aoi-${command.kind}`,
  });
  lastFailure.setState(({ count }) => ({ aoiId, count: count + 1 }));
}
