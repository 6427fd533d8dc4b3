/** Where the parts of the running stack are. */
export interface Addresses {
  readonly apiUrls: readonly string[];
  readonly inboxUrl: string;
  readonly databaseUrl: string;
  /** Of the server's processes: what its commands are run with. */
  readonly serverEnv: Readonly<Record<string, string>>;
  /** Origins of pages: the two apps, and a site that is not ours. */
  readonly webUrl: string;
  readonly collectUrl: string;
  readonly foreignUrl: string;
}

const VARIABLE = 'FOVEA_E2E_STACK';

/** Test workers inherit the environment of the process that runs the global setup. */
export function publishStack(url: string): void {
  process.env[VARIABLE] = url;
}

/** Starts the stack of this run when nobody has asked before, and waits until it is up. */
export async function fetchAddresses(): Promise<Addresses> {
  const url = process.env[VARIABLE];
  if (url === undefined) throw new Error('the global setup has not run');
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(await reply.text());
  return (await reply.json()) as Addresses;
}
