import { choosePort, findFreePort } from '@fovea/testkit/engines';

export const DEFAULT_PORTS = {
  web: 5173,
  collect: 5174,
  postgres: 5433,
  s3: 9000,
  smtp: 1025,
  inbox: 8025,
  stripe: 12111,
  toss: 12112,
  api: 8080,
  apiInternal: 9090,
  workerInternal: 9091,
  schedulerInternal: 9092,
  webTls: 8443,
  collectTls: 8444,
  s3Tls: 9443,
};

export type StackPorts = Record<keyof typeof DEFAULT_PORTS, number>;

/** Keeps the ports of the last run where they are free; the engines have theirs already. */
export async function choosePorts(
  before: Record<string, number>,
  tlsHost: string,
  engines: Pick<StackPorts, 'postgres' | 's3'>,
): Promise<StackPorts> {
  const chosen: StackPorts = { ...DEFAULT_PORTS, ...engines };
  const taken = new Set<number>(Object.values(engines));
  for (const name of Object.keys(DEFAULT_PORTS) as (keyof StackPorts)[]) {
    if (name === 'postgres' || name === 's3') continue;
    const host = name.endsWith('Tls') ? tlsHost : undefined;
    let port = await choosePort(before[name] ?? DEFAULT_PORTS[name], host);
    while (taken.has(port)) port = await findFreePort();
    taken.add(port);
    chosen[name] = port;
  }
  return chosen;
}
