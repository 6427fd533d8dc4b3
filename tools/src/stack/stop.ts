import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { removePostgres, stopCeph, stopPostgres } from '@fovea/testkit/engines';
import type { StackFolders } from './folders.ts';
import { findProcess, STOP_ORDER, stopStackProcess } from './processes.ts';
import { showStep } from './screen.ts';

/** Ends everything, callers before what they call. The data stays. */
export async function stopStack(folders: StackFolders): Promise<void> {
  if (!existsSync(folders.root)) {
    console.log(`Nothing runs in ${folders.shown}.`);
    return;
  }
  await showStep('Apps, API, worker, scheduler, mail', () => stopProcesses(folders));
  await showStep('Object storage (Ceph)', () => stopCeph(folders.ceph));
  await showStep('PostgreSQL', () => stopPostgres(folders.postgres));
  const left = STOP_ORDER.flat().filter((name) => findProcess(folders, name) !== undefined);
  if (left.length > 0) throw new Error(`Still running: ${left.join(', ')}`);
}

/** After a start that failed, whose own error is the one to show. */
export async function stopQuietly(folders: StackFolders): Promise<void> {
  await stopProcesses(folders);
  await stopCeph(folders.ceph);
  await stopPostgres(folders.postgres);
}

export async function resetStack(folders: StackFolders): Promise<void> {
  if (!existsSync(folders.root)) return stopStack(folders);
  await stopStack(folders);
  await showStep('Data removed', async () => {
    await removePostgres(folders.postgres);
    await rm(folders.root, { recursive: true, force: true });
  });
}

export async function stopProcesses(folders: StackFolders): Promise<void> {
  for (const group of STOP_ORDER) {
    await Promise.all(group.map((name) => stopStackProcess(folders, name)));
  }
}
