import type { AnnouncedTerms } from '@fovea/contract';
import { IconButton, Link } from '@fovea/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { toDateText } from '#shared/format/dates.ts';
import { createTexts } from '#shared/language.ts';
import { PATHS } from '#shared/paths.ts';
import en from './terms-banner.en.json' with { type: 'json' };
import ko from './terms-banner.ko.json' with { type: 'json' };

export const { useTexts: useTermsBannerTexts } = createTexts({ en, ko });

/** The version that the person has put away, until the tab closes. */
const STORED_UNDER = 'fovea.hidden-terms';

/** Tells of terms before they are in force. They open beside the work, which may not be saved. */
export function TermsBanner({ terms }: { terms: AnnouncedTerms }) {
  const t = useTermsBannerTexts();
  const [hidden, setHidden] = useState(() => sessionStorage.getItem(STORED_UNDER));
  if (hidden === terms.version) return null;
  const handleHide = () => {
    sessionStorage.setItem(STORED_UNDER, terms.version);
    setHidden(terms.version);
    document.getElementById('content')?.focus();
  };
  const text = t.rich(
    'text',
    {
      read: (words) => (
        <Link href={PATHS.terms} target="_blank" rel="noopener">
          {words}
        </Link>
      ),
    },
    { date: toDateText(terms.inForceAt) },
  );
  return (
    <section
      aria-label={t('name')}
      className="flex flex-none items-center gap-2 border-border border-b bg-accent-bg px-4 py-1.5 md:px-5"
    >
      <p className="type-body min-w-0 flex-1 text-pretty">{text}</p>
      <IconButton label={t('hide')} className="max-md:size-11" onClick={handleHide}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}
