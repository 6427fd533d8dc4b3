import { ButtonLink } from '@fovea/ui';
import { Link, useParams } from 'react-router';
import { InTheWorks } from '#shared/in-the-works.tsx';
import { toAnalysis } from '#shared/paths.ts';
import { useTexts } from './texts.ts';

export function AoiEditor() {
  const t = useTexts();
  const { id = '' } = useParams();
  return (
    <main id="content" tabIndex={-1} className="grid flex-1 place-items-center outline-none">
      <h1 className="sr-only">{t('title')}</h1>
      <InTheWorks
        action={
          <ButtonLink size="public" asChild>
            <Link to={toAnalysis(id)}>{t('back')}</Link>
          </ButtonLink>
        }
      />
    </main>
  );
}
