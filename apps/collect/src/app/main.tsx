import './collect.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { findInAppBrowser } from '#shared/in-app-browser.ts';
import { CollectApp } from './collect-app.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { InAppBrowser } from './lazy-steps.ts';
import { OpeningScreen } from './opening-screen.tsx';

const app = findInAppBrowser(navigator.userAgent);
const slug = /^\/p\/([^/]+)\/?$/.exec(location.pathname)?.[1];
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <CrashBoundary>
      {app === undefined ? (
        <CollectApp slug={slug} />
      ) : (
        <Suspense fallback={<OpeningScreen />}>
          <InAppBrowser app={app} />
        </Suspense>
      )}
    </CrashBoundary>
  </StrictMode>,
);
// Rarer signs show in the system's font until then, and for good when it does not arrive.
import('@fovea/ui/more-fonts.css').catch(() => undefined);
