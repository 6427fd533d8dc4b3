import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Providers } from '#app/providers.tsx';
import { keepLanguage } from '#shared/api/save-language.ts';
import { startLive } from '#shared/live.ts';
import { startWaiting } from '#shared/progress.ts';

/** Around every signed-in shell: server data, live notices, the language of mails, and the wait for a first answer. */
export function SignedIn({ children }: { children: ReactNode }) {
  useEffect(startLive, []);
  useEffect(keepLanguage, []);
  return (
    <Providers>
      <FirstAnswerWait />
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
