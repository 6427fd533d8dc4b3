import type { Page } from '@fovea/contract';
import type { FoundRecords } from '@fovea/records';
import { findMeasuredTime, type PlaybackClock, type ViewOptions } from '@fovea/stage';
import { Suspense, useState } from 'react';
import { lazyPart, loadChunk } from '#shared/lazy-part.ts';
import type { StagePage } from '#studio/stage/stage-page.ts';
import type { DescribeDialogProps } from './describe-dialog.tsx';
import type { Described } from './make-description.ts';

const load = () => import('./parts.ts');
const Dialog = lazyPart(load, 'DescribeDialog');

interface DescribeRequest {
  readonly records: FoundRecords | null | undefined;
  readonly page: Page | undefined;
  readonly stagePage: StagePage;
  readonly shown: Uint8Array;
  readonly options: ViewOptions;
  readonly clock: PlaybackClock;
}

/** Counts once, when somebody asks, by code that comes then; what is shown may go on meanwhile. */
export function useDescription(request: DescribeRequest) {
  const [described, setDescribed] = useState<Described>();
  const { records, page, stagePage, shown, options, clock } = request;
  const describe = async () => {
    if (!records || page === undefined || stagePage.pictures.length === 0) return;
    const range = findMeasuredTime(options, clock.getTimeMs(), clock.getDurationMs());
    const { makeDescription } = await loadChunk(load());
    setDescribed(makeDescription(records, page, stagePage, shown, range));
  };
  return { described, describe: () => void describe(), close: () => setDescribed(undefined) };
}

export function DescribeDialog(props: DescribeDialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
