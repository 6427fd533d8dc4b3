import './collect.css';
import { findInAppBrowser } from '@fovea/contract/in-app-browser';
import { Component, lazy, type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Ending } from '#steps/ending/ending.tsx';
import { CollectApp } from './collect-app.tsx';
import { findWay } from './find-way.ts';
import { InAppBrowser, Withdraw } from './lazy-steps.ts';
import { OpeningScreen } from './opening-screen.tsx';

const doNothing = () => {};

/** A defect or a part that did not load: what was recorded is on the phone, so a reload goes on. */
class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    return <Ending kind="failed" onRetry={doNothing} onThink={doNothing} />;
  }
}

// The condition is a constant of the build: what people get does not contain the page.
const TrackerPage =
  import.meta.env.DEV || import.meta.env.VITE_SCRIPTED_GAZE === '1'
    ? lazy(() =>
        import('#development/tracker-page.tsx').then((page) => ({ default: page.TrackerPage })),
      )
    : undefined;

const WAY = findWay(location.pathname);

function Start() {
  const app = findInAppBrowser(navigator.userAgent);
  if (TrackerPage !== undefined && location.pathname === '/dev/tracker') return <TrackerPage />;
  if (/^\/withdraw\/?$/.test(location.pathname)) return <Withdraw />;
  return app === undefined ? <CollectApp way={WAY} /> : <InAppBrowser app={app} way={WAY} />;
}

// A browser's offer to install the app would lie over the page that is measured.
addEventListener('beforeinstallprompt', (event) => event.preventDefault());

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <CrashBoundary>
      <Suspense fallback={<OpeningScreen />}>
        <Start />
      </Suspense>
    </CrashBoundary>
  </StrictMode>,
);
// Rarer signs show in the system's font until then, and for good when it does not arrive.
import('@fovea/ui/more-fonts.css').catch(() => undefined);
