import type { Project } from '@fovea/contract';
import { findAreaStart, type HeatPage, type PlaybackClock } from '@fovea/stage';
import { findSeenShape } from '#features/analysis/aoi/model/keyframe-edits.ts';
import type { Framed } from '#features/analysis/aoi/model/stage-frame.ts';
import type { Editor } from '#features/analysis/aoi/model/use-editor.ts';
import { GrowthChart, MetricsTable, SizeNote } from '#studio/aoi/lazy-numbers.ts';
import type { AoiNumbers } from '#studio/aoi/metrics-session.ts';
import { measurePageError } from '#studio/aoi/numbers/page-error.ts';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';

interface AoiFiguresProps {
  editor: Editor;
  numbers: AoiNumbers;
  framed: Framed;
  heatPage: HeatPage | undefined;
  project: Pick<Project, 'device'>;
  isScrolled: boolean;
  clock: PlaybackClock;
}

/** Under the list: how far the chosen area is to be relied on, and what all areas say in numbers. */
export function AoiFigures(props: AoiFiguresProps) {
  const { editor, numbers, framed, heatPage, project, clock } = props;
  const { participants, choice } = useStudioPlace();
  const { selected } = editor;
  if (editor.aois.length === 0 || heatPage === undefined) return null;
  const slot = framed.assets.findIndex((asset) => asset?.id === selected?.assetId);
  const picture = framed.page.slots[slot];
  const shape = selected && findSeenShape(selected, editor.actions.getTimeMs());
  const error = measurePageError(participants, choice.shown, heatPage, project.device);
  const { table } = numbers;
  const measured = table?.of.findIndex(({ id }) => id === selected?.aoiId) ?? -1;
  const area = table?.of[measured];
  const firstLook = table?.areas[measured]?.firstLook;
  return (
    <div className="flex flex-col gap-5 p-4">
      {shape && picture && <SizeNote shape={shape} picture={picture} error={error} />}
      <MetricsTable
        table={table}
        isOld={numbers.isOld}
        isScrolled={props.isScrolled}
        selectedId={selected?.aoiId}
      />
      {selected && table && area && firstLook && (
        <GrowthChart
          name={selected.name}
          color={selected.color}
          firstLook={firstLook}
          startMs={findAreaStart(area, table.range)}
          clock={clock}
        />
      )}
    </div>
  );
}

/** The share of attention beside the name of an area. */
export function AttentionNote({ numbers, aoiId }: { numbers: AoiNumbers; aoiId: string }) {
  const at = numbers.table?.of.findIndex(({ id }) => id === aoiId) ?? -1;
  const ratio = numbers.table?.areas[at]?.attention.ratio;
  if (ratio === undefined || ratio === null) return null;
  return (
    <span className={`tnum type-body font-semibold ${numbers.isOld ? 'text-text-3' : ''}`}>
      {Math.round(ratio * 100)}%
    </span>
  );
}
