import { Providers } from '#app/providers.tsx';
import { useSession } from '#shared/session/session.ts';
import { StudioShell } from './full-shells.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';

/** The studio for anybody. A visitor has nothing that the server would have to be asked for. */
export function SampleShell() {
  const { state, isLogin } = useSession();
  if (state === 'loading') return <ShellSkeleton />;
  return isLogin ? <StudioShell /> : <StudioShell Around={Providers} />;
}
