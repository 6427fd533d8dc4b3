import { Skeleton } from '@fovea/ui';
import { Suspense } from 'react';
import { lazyPart } from '#shared/lazy-part.ts';
import type { SurveyStageProps } from './results/survey-stage.tsx';

const load = () => import('./results/parts.ts');
const Results = lazyPart(load, 'SurveyStage');
const Tools = lazyPart(load, 'SurveyTools');

/** Loads the code of results with the first question that is looked at. */
export function SurveyStage(props: SurveyStageProps) {
  return (
    <Suspense fallback={<Skeleton className="m-4 h-40" />}>
      <Results {...props} />
    </Suspense>
  );
}

export function SurveyTools() {
  return (
    <Suspense fallback={<span className="flex-1" />}>
      <Tools />
    </Suspense>
  );
}
