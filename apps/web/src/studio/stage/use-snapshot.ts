import type { HeatLegend } from '@fovea/stage';
import { toasts } from '#shared/toasts.ts';
import { MAP_METRICS } from '#studio/metrics/map-metrics.ts';
import { useMetricWords } from '#studio/metrics/use-metric-words.ts';
import { useTexts } from '#studio/texts.ts';
import type { Snapshot } from './take-snapshot.ts';

interface SnapshotRequest extends Omit<Snapshot, 'view' | 'lines' | 'timeMs'> {
  readonly view: Snapshot['view'] | undefined;
  readonly getTimeMs: () => number;
  readonly lines: readonly string[];
  readonly legend: HeatLegend | undefined;
}

/** Saves what the stage shows. Nothing happens while it shows no picture. */
export function useSnapshot({ view, getTimeMs, legend, lines, ...rest }: SnapshotRequest) {
  const t = useTexts();
  const toWords = useMetricWords();
  return async () => {
    if (view === undefined || rest.page.pictures.length === 0) return;
    const scale = legend && [
      toWords(MAP_METRICS[legend.kind]).name,
      t('methodAndPeople', { method: t(`method_${legend.method}`), count: legend.people }),
    ];
    try {
      const { takeSnapshot } = await import('./take-snapshot.ts');
      const all = scale ? [...lines, scale.join(', ')] : lines;
      await takeSnapshot({ view, timeMs: getTimeMs(), lines: all, ...rest });
    } catch (error) {
      console.error('no snapshot', error);
      toasts.show({ kind: 'error', title: t('snapshotFailed') });
    }
  };
}
