import { parseArgs } from 'node:util';
import { toStackFolders } from '@fovea/tools/stack/folders';
import { readState } from '@fovea/tools/stack/state';

export const USAGE = `npm run simulate -- --participants N [options]

  --participants N         how many people take part
  --project ID             a project's id, its link or the end of its link
  --create                 a new project of sample pictures, which is also made when no project is
                           named and the demo project has no room for all
  --at-once N              people who take part at the same time (20)
  --api URL                another API than the one of the running stack
  --login EMAIL:PASSWORD   whose project it is (the demo login)
  --seed N                 the first person's seed, to play the same people again
  --dir PATH               the folder of the stack, if it is not .stack
`;

export interface SimulateOptions {
  readonly participants: number;
  readonly atOnce: number;
  readonly firstSeed: number;
  readonly apiUrl: string;
  readonly login: { readonly email: string; readonly password: string };
  /** Id or slug, or nothing for the demo project or a new one. */
  readonly project: string | undefined;
  readonly demoProject: string | undefined;
  readonly isCreated: boolean;
}

/** Nothing when it is not said how many take part. */
export function readOptions(): SimulateOptions | undefined {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      create: { type: 'boolean', default: false },
      participants: { type: 'string' },
      'at-once': { type: 'string', default: '20' },
      api: { type: 'string' },
      login: { type: 'string' },
      seed: { type: 'string' },
      dir: { type: 'string' },
    },
  });
  if (values.participants === undefined) return undefined;
  const participants = toCount('participants', values.participants);
  const state = readState(toStackFolders(values.dir));
  const apiUrl = values.api ?? state.addresses.API;
  if (apiUrl === undefined) throw new Error('No stack is here: npm run stack, or give --api URL');
  const [demo] = state.logins;
  const [email, ...rest] = values.login?.split(':') ?? [];
  const login = email ? { email, password: rest.join(':') } : demo;
  if (login === undefined) throw new Error('Whose project is it? Give --login EMAIL:PASSWORD');
  return {
    participants,
    atOnce: Math.min(participants, toCount('at-once', values['at-once'])),
    firstSeed: values.seed === undefined ? Date.now() % 2 ** 31 : toCount('seed', values.seed),
    apiUrl,
    login: { email: login.email, password: login.password },
    project: values.project?.replace(/\/+$/, '').split('/').at(-1),
    demoProject: values.login === undefined ? demo?.projectId : undefined,
    isCreated: values.create,
  };
}

function toCount(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1)
    throw new Error(`--${name} is not a count: ${text}`);
  return value;
}
