import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StackFolders } from './folders.ts';
import type { DemoLogin } from './seed.ts';

export type StackState = {
  https: boolean;
  ports: Record<string, number>;
  addresses: Record<string, string>;
  logins: DemoLogin[];
};

export type StackSecrets = {
  s3AccessKey: string;
  s3SecretKey: string;
  token: string;
  recording: string;
  code: string;
  secondFactor: string;
  project: string;
  receipt: string;
};

const EMPTY: StackState = { https: false, ports: {}, addresses: {}, logins: [] };

export function readState(folders: StackFolders): StackState {
  const path = join(folders.root, 'state.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : structuredClone(EMPTY);
}

export function writeState(folders: StackFolders, state: StackState): void {
  writeFileSync(join(folders.root, 'state.json'), `${JSON.stringify(state, null, 2)}\n`);
}

/** Made once, so that tokens stay valid over a restart of the stack. */
export function getSecrets(folders: StackFolders): StackSecrets {
  const path = join(folders.root, 'secrets.json');
  const kept = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const create = () => randomBytes(24).toString('hex');
  const secrets = {
    s3AccessKey: 'fovea',
    s3SecretKey: create(),
    token: create(),
    recording: create(),
    code: create(),
    secondFactor: create(),
    project: create(),
    receipt: create(),
    ...kept,
  };
  writeFileSync(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
