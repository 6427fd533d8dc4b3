import type { Project } from '@fovea/contract';
import { Button, ButtonLink, toClassNames } from '@fovea/ui';
import { Flag } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '#features/projects/detail/live/texts.ts';
import { useAgoText, useNowMs } from '#shared/format/ago.ts';
import { modals } from '#shared/modals/modals.ts';
import { toAnalysis } from '#shared/paths.ts';

const LATE_MS = 30_000;

/** How fresh the figures are, and what is done while people take part. */
export function LiveActions({ project, updatedMs }: { project: Project; updatedMs: number }) {
  const t = useTexts();
  const toAgo = useAgoText();
  const agoMs = useNowMs(1_000) - updatedMs;
  return (
    <>
      <span
        className={toClassNames(
          'type-small tnum self-center whitespace-nowrap',
          agoMs > LATE_MS ? 'text-warn' : 'text-text-3',
        )}
      >
        {t('updated', { ago: toAgo(agoMs) })}
      </span>
      <Button
        size="public"
        iconLeft={<Flag aria-hidden="true" />}
        onClick={() => modals.open('finishProject', { projectId: project.id })}
      >
        {t('finishEarly')}
      </Button>
      {project.completed > 0 && (
        <ButtonLink asChild size="public">
          <Link to={toAnalysis(project.id)}>{t('analyseResult')}</Link>
        </ButtonLink>
      )}
    </>
  );
}
