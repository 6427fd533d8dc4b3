import type { Funnel, Project } from '@fovea/contract';
import type { ReactNode } from 'react';
import type { RecordsSummary } from '#features/projects/detail/model/records-summary.ts';
import { CollectPanel } from '#features/projects/detail/parts/collect-panel.tsx';
import { useNowMs } from '#shared/format/ago.ts';
import type { ReadPeople } from '#studio/records/records.queries.ts';
import { Band } from './band.tsx';
import { DevicesPanel } from './devices-panel.tsx';
import { FunnelPanel } from './funnel-panel.tsx';
import { NowPanel } from './now-panel.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { QualityPanel } from './quality-panel.tsx';

interface CockpitProps {
  project: Project;
  funnel: Funnel;
  summary: RecordsSummary | null | undefined;
  read: ReadPeople | null | undefined;
  isNew: boolean;
}

/** In place of the three panels once somebody has opened an active project: who comes, who stops and why. */
export function Cockpit({ project, funnel, summary, read, isNew }: CockpitProps) {
  const nowMs = useNowMs(1_000);
  const people = read?.participants ?? [];
  const hasCamera = project.pages.some(({ kind }) => kind !== 'survey');
  return (
    <div className="mt-5.5 flex flex-col gap-3.5">
      <Band project={project} funnel={funnel} summary={summary} nowMs={nowMs} />
      <div className="flex flex-wrap gap-3.5">
        <Place grow={1.08}>
          <FunnelPanel
            project={project}
            funnel={funnel}
            people={people}
            marks={read?.marks ?? []}
            hasCamera={hasCamera}
          />
        </Place>
        <Place grow={1}>
          <NowPanel
            funnel={funnel}
            pageCount={project.pages.length}
            people={people}
            nowMs={nowMs}
          />
        </Place>
        <Place grow={1.02}>
          <PicturePanel project={project} />
        </Place>
        <Place grow={0.86}>
          <QualityPanel summary={summary} />
        </Place>
        <Place grow={1.36}>
          <DevicesPanel funnel={funnel} hasCamera={hasCamera} />
        </Place>
        <Place grow={0.88}>
          <CollectPanel project={project} isNew={isNew} />
        </Place>
      </div>
    </div>
  );
}

/** Three in a row where there is room, then two, then one; in a row by their shares. */
function Place({ grow, children }: { grow: number; children: ReactNode }) {
  return (
    <div className="grid min-w-0" style={{ flex: `${grow} 1 min(21rem, 100%)` }}>
      {children}
    </div>
  );
}
