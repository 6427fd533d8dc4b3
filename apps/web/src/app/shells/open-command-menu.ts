import { loadChunk } from '#shared/lazy-part.ts';
import { modals } from '#shared/modals/modals.ts';

export function openCommandMenu(): void {
  modals.open('commandMenu', { onLogOut: () => void logOutNow() });
}

async function logOutNow(): Promise<void> {
  const { logOut } = await loadChunk(import('#shared/log-out.ts'));
  await logOut();
}
