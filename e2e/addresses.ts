/** Where the parts of the running stack are, handed from the global setup to the tests. */
export interface Addresses {
  readonly apiUrls: readonly string[];
  readonly inboxUrl: string;
  /** Origins of pages: the two apps, and a site that is not ours. */
  readonly webUrl: string;
  readonly collectUrl: string;
  readonly foreignUrl: string;
}

const VARIABLE = 'FOVEA_E2E_ADDRESSES';

/** Test workers inherit the environment of the process that runs the global setup. */
export function publishAddresses(addresses: Addresses): void {
  process.env[VARIABLE] = JSON.stringify(addresses);
}

export function getAddresses(): Addresses {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error('the global setup has not run');
  return JSON.parse(text) as Addresses;
}
