import { afterAll, afterEach } from 'vitest';
import { type ActiveProject, createActiveProject, type Person, signUp } from './journey.ts';
import { buildTestServer, type TestServer } from './test-server.ts';

type ServerOptions = NonNullable<Parameters<typeof buildTestServer>[0]>;
type ProjectOptions = NonNullable<Parameters<typeof createActiveProject>[2]>;

interface OpenOptions<Name, Project> extends ServerOptions {
  /** Each signs up and is answered under this name. */
  readonly people?: readonly Name[];
  /** An active one of the first person. */
  readonly project?: Project;
  /** Every test begins at the time of the first. */
  readonly rewinds?: boolean;
}

type Opened<Name extends string, Project> = {
  readonly server: TestServer;
  /** The time at which everything below began. */
  readonly start: Date;
} & Readonly<Record<Name, Person>> &
  (Project extends object ? { readonly project: ActiveProject } : unknown);

/** The head of a test file: a server with who and what its tests begin with, closed after them. */
export async function openServer<
  const Name extends string = never,
  Project extends ProjectOptions | undefined = undefined,
>(options: OpenOptions<Name, Project> = {}): Promise<Opened<Name, Project>> {
  const { people = [], project, rewinds = false, ...rest } = options;
  const server = await buildTestServer(rest);
  afterAll(() => server.stop());
  const start = server.clock.now();
  if (rewinds) afterEach(() => server.clock.set(start));
  const opened: Record<string, unknown> = { server, start };
  for (const name of people) opened[name] = await signUp(server);
  if (project !== undefined) {
    const owner = opened[people[0] ?? ''] as Person | undefined;
    opened['project'] = await createActiveProject(server, owner ?? (await signUp(server)), project);
  }
  return opened as Opened<Name, Project>;
}
