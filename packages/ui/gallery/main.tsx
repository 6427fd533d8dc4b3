import './gallery.css';
import { createToastStore, Toaster, TooltipProvider } from '@fovea/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GalleryScreen } from './gallery-screen.tsx';
import { TEXTS } from './texts.ts';

const query = new URLSearchParams(location.search);
const language = query.get('lang') === 'ko' ? 'ko' : 'en';
const theme = query.get('theme');
const texts = TEXTS[language];

document.documentElement.lang = language;
if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <TooltipProvider>
      <Toaster
        store={createToastStore()}
        label={texts.notification}
        listLabel={texts.notifications}
        closeLabel={texts.close}
      >
        <GalleryScreen
          language={language}
          texts={texts}
          shown={query.get('groups')?.split(',') ?? []}
          opened={query.get('open')}
        />
      </Toaster>
    </TooltipProvider>
  </StrictMode>,
);
// Rarer signs show in the system's font until then, and for good when it does not arrive.
import('@fovea/ui/more-fonts.css').catch(() => undefined);
