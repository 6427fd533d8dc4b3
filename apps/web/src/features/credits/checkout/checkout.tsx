import { ButtonLink, EmptyState, NoProjectsDrawing } from '@fovea/ui';
import { Link } from 'react-router';
import { useInTheWorks } from '#shared/modals/use-in-the-works.ts';
import { PATHS } from '#shared/paths.ts';
import { useTexts } from './texts.ts';

export function Checkout() {
  const t = useTexts();
  useInTheWorks();
  return (
    <>
      <h1 className="type-h1">{t('title')}</h1>
      <EmptyState
        drawing={<NoProjectsDrawing />}
        title={t('nothing')}
        text={t('nothingText')}
        action={
          <ButtonLink size="public" asChild>
            <Link to={PATHS.pricing}>{t('back')}</Link>
          </ButtonLink>
        }
      />
    </>
  );
}
