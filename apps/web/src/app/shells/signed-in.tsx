import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Providers } from '#app/providers.tsx';
import { keepLanguage } from '#shared/api/save-language.ts';
import { lazyPart } from '#shared/lazy-part.ts';
import { startLive } from '#shared/live.ts';
import { startWaiting } from '#shared/progress.ts';
import { isHeldBack } from '#shared/session/roles.ts';
import { useSession } from '#shared/session/session.ts';

/** Keys are loaded late because they are pressed only once the screen is there. */
const AppKeys = lazyPart(() => import('./app-keys.ts'), 'AppKeys');

/** Around every signed-in shell: server data, live notices, the language of mails, keys, and the wait for a first answer. */
export function SignedIn({ children }: { children: ReactNode }) {
  const hasKeys = useSession(({ self }) => self !== null && !isHeldBack(self));
  useEffect(startLive, []);
  useEffect(keepLanguage, []);
  return (
    <Providers>
      <FirstAnswerWait />
      {hasKeys && (
        <Suspense>
          <AppKeys />
        </Suspense>
      )}
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
