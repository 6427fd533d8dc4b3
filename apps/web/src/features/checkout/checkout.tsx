import { ButtonLink } from '@fovea/ui';
import { Link } from 'react-router';
import { InTheWorks } from '#shared/in-the-works.tsx';
import { PATHS } from '#shared/paths.ts';
import { useTexts } from './texts.ts';

export function Checkout() {
  const t = useTexts();
  return (
    <>
      <h1 className="type-h1">{t('title')}</h1>
      <InTheWorks
        action={
          <ButtonLink size="public" asChild>
            <Link to={PATHS.pricing}>{t('back')}</Link>
          </ButtonLink>
        }
      />
    </>
  );
}
