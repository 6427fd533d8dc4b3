import { Button } from '@fovea/ui';
import { Languages } from 'lucide-react';
import { language, useLanguage } from './language.ts';
import { useTexts } from './texts.ts';

/** Two languages, so one press chooses the other; it is named in its own words. */
export function LanguageSwitch() {
  const t = useTexts();
  const other = useLanguage() === 'en' ? 'ko' : 'en';
  return (
    <Button
      variant="quiet"
      lang={other}
      iconLeft={<Languages aria-hidden="true" />}
      onClick={() => language.set(other)}
    >
      {t('otherLanguage')}
    </Button>
  );
}
