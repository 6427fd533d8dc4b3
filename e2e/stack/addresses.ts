/** Where the parts of the running stack are. */
export interface Addresses {
  readonly apiUrls: readonly string[];
  readonly inboxUrl: string;
  readonly databaseUrl: string;
  /** Environment of the server's processes, with which its commands are run. */
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

/** Builds the gallery of components when nobody has asked before, and says where it is. */
export function fetchGalleryUrl(): Promise<string> {
  return ask('gallery');
}

/** Starts the stack of this run when nobody has asked before, and waits until it is up. */
export async function fetchAddresses(): Promise<Addresses> {
  return JSON.parse(await ask('stack')) as Addresses;
}

async function ask(path: string): Promise<string> {
  const url = process.env[VARIABLE];
  if (url === undefined) throw new Error('the global setup has not run');
  const reply = await fetch(new URL(path, url));
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return text;
}
