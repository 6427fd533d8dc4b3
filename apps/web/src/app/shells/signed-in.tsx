import { useIsFetching } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { loadChunk } from '#app/chunk.ts';
import { Providers } from '#app/providers.tsx';
import { keepLanguage } from '#shared/api/save-language.ts';
import { startLive } from '#shared/live.ts';
import { startWaiting } from '#shared/progress.ts';

/** Nobody has pressed a key before the screen is there. */
const AppKeys = lazy(async () => {
  const { AppKeys: Component } = await loadChunk(import('./app-keys.ts'));
  return { default: Component };
});

/** Around every signed-in shell: server data, live notices, the language of mails, keys, and the wait for a first answer. */
export function SignedIn({ children }: { children: ReactNode }) {
  useEffect(startLive, []);
  useEffect(keepLanguage, []);
  return (
    <Providers>
      <FirstAnswerWait />
      <Suspense>
        <AppKeys />
      </Suspense>
      {children}
    </Providers>
  );
}

/** The bar at the top runs until a screen has its first data; reading again is silent. */
function FirstAnswerWait() {
  const isWaiting = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;
  useEffect(() => (isWaiting ? startWaiting() : undefined), [isWaiting]);
  return null;
}
