import { ButtonLink, EmptyState, NoParticipantsDrawing } from '@fovea/ui';
import { Link } from 'react-router';
import { useInTheWorks } from '#shared/modals/use-in-the-works.ts';
import { toAnalysis } from '#shared/paths.ts';
import { StudioHeader } from '#studio/frame/studio-header.tsx';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
import { useLayout } from '#studio/frame/use-layout.ts';
import { useTexts } from './texts.ts';

export function AoiEditor() {
  const t = useTexts();
  const layout = useLayout();
  const { project, isScripted, refresh } = useStudioPlace();
  useInTheWorks();
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-bg text-text">
      <StudioHeader
        layout={layout}
        project={project}
        subtitle={t('title')}
        isScripted={isScripted}
        {...refresh}
      />
      <main id="content" tabIndex={-1} className="grid flex-1 place-items-center outline-none">
        <EmptyState
          drawing={<NoParticipantsDrawing />}
          title={t('title')}
          text={t('text')}
          action={
            <ButtonLink size="public" asChild>
              <Link to={toAnalysis(project.id)}>{t('back')}</Link>
            </ButtonLink>
          }
        />
      </main>
    </div>
  );
}
