import type { Page, Project } from '@fovea/contract';
import { ButtonLink, NoResultsDrawing } from '@fovea/ui';
import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { findDrawnMaps } from '#features/projects/detail/model/drawn-map-urls.ts';
import type { RecordsSummary } from '#features/projects/detail/model/records-summary.ts';
import { useTexts } from '#features/projects/detail/texts.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { lazyPart } from '#shared/lazy-part.ts';
import { toAnalysis } from '#shared/paths.ts';
import { PageThumb } from '#shared/project/page-thumb.tsx';
import { Panel } from './panel.tsx';

/** Draws the map itself while no worker has. */
const PageSoFar = lazyPart(
  () => import('#features/projects/detail/picture/page-so-far.tsx'),
  'PageSoFar',
);

const SHOWN_PAGES = 2;
/** Texts for a project that nobody has finished. */
const WAITS = { edit: 'notStarted', active: 'waiting', done: 'nobody' } as const;

interface AnalysePanelProps {
  project: Project;
  summary: RecordsSummary | null | undefined;
}

export function AnalysePanel({ project, summary }: AnalysePanelProps) {
  const t = useTexts();
  const hasData = project.completed > 0;
  return (
    <Panel title={t('analyse')}>
      {hasData ? (
        <Result project={project} summary={summary} />
      ) : (
        <div className="m-auto flex flex-col items-center py-6 text-center">
          <div className="w-40">
            <NoResultsDrawing />
          </div>
          <p className="type-h3 mt-4">{t(`${WAITS[project.status]}Title`)}</p>
          <p className="type-body mt-1 text-text-2">{t(`${WAITS[project.status]}Text`)}</p>
        </div>
      )}
    </Panel>
  );
}

function Result({ project, summary }: AnalysePanelProps) {
  const t = useTexts();
  const shown = project.pages.filter(({ kind }) => kind !== 'survey').slice(0, SHOWN_PAGES);
  const valid = summary?.valid;
  const people = valid ?? project.completed;
  const toAgeText = ({ youngest, oldest }: RecordsSummary) =>
    youngest === oldest ? t('age', { age: youngest }) : t('ages', { youngest, oldest });
  const figures = [
    {
      value: toNumberText(people),
      unit: t(valid === undefined ? 'participants' : 'validParticipants', { count: people }),
    },
    ...(summary
      ? [
          {
            value: t('percent', { percent: Math.round(summary.medianValidity) }),
            unit: t('medianValidity'),
          },
          { value: toAgeText(summary), unit: t('yearsOld') },
        ]
      : []),
  ];
  return (
    <>
      <div
        data-theme="dark"
        className="mt-3.5 flex h-40 justify-center gap-3 overflow-hidden rounded-bar bg-stage pt-4 md:h-58"
      >
        {shown.map((page) => (
          <Looks key={page.id} project={project} page={page} />
        ))}
      </div>
      <dl className="mt-4 flex justify-between gap-3">
        {figures.map(({ value, unit }) => (
          <div key={unit} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="type-small text-text-3">{unit}</dt>
            <dd className="type-number">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 wide:mt-auto wide:pt-3.5">
        <ButtonLink asChild wide variant="ink" size="public">
          <Link to={toAnalysis(project.id)}>
            {t('analyseResult')}
            <ArrowRight aria-hidden="true" className="size-3.5" />
          </Link>
        </ButtonLink>
      </div>
    </>
  );
}

const SMALL = 'h-62.5 w-29 rounded-t-bar ring-1 ring-border';

function Looks({ project, page }: { project: Project; page: Page }) {
  const mapUrls = findDrawnMaps(project, page);
  const drawn = <PageThumb page={page} {...(mapUrls && { mapUrls })} className={SMALL} />;
  if (mapUrls) return drawn;
  return (
    <Suspense fallback={drawn}>
      <PageSoFar project={project} page={page} className={SMALL} />
    </Suspense>
  );
}
