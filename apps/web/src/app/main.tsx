import './web.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#shared/theme.ts';
import { setNavigate } from '#shared/navigation.ts';
import { reportRecovered } from './errors/report-recovered.ts';
import { showChromeHint } from './modals/chrome-hint.ts';
import { ROUTES } from './routes.ts';
import { createScreenHistory } from './screen-history.ts';
import { Screens } from './screens.tsx';
import { startSession } from './start-session.ts';
import { watchSession } from './watch-session.ts';

// Each path starts at its top, also on the way back.
history.scrollRestoration = 'manual';
const screenHistory = createScreenHistory(ROUTES);
setNavigate(screenHistory.navigate);
void startSession();
watchSession();
showChromeHint();

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root, { onRecoverableError: reportRecovered }).render(
  <StrictMode>
    <Screens history={screenHistory} routes={ROUTES} />
  </StrictMode>,
);
// Rarer signs show in the system's font until then, and for good when it does not arrive.
import('@fovea/ui/more-fonts.css').catch(() => undefined);
