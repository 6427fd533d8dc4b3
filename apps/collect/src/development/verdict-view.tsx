import { Badge, Button } from '@fovea/ui';
import type { PointError } from '#tracking/judge-round.ts';
import { FigureList } from './figure-list.tsx';
import type { RunState } from './run-store.ts';
import { useTexts } from './texts.ts';
import type { TrackerRun } from './tracker-run.ts';

export interface PhaseViewProps {
  run: TrackerRun;
  state: RunState;
  onEnd: () => void;
}

/** The gate's verdict on a calibration, and its measurements. */
export function VerdictView({ run, state, onEnd }: PhaseViewProps) {
  const t = useTexts();
  const { judged } = state;
  if (judged === null) return null;
  const { verdict, validation, next, calibration } = judged;
  const toDeg = (value: number | null) =>
    value === null ? t('unknown') : t('deg', { value: value.toFixed(2) });
  const spreadPx = validation?.stdPx ?? null;
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h1 className="type-h2">{t('verdictTitle')}</h1>
        <Badge tone={verdict.accepted ? 'good' : 'bad'}>
          {t(verdict.accepted ? 'accepted' : 'refused')}
        </Badge>
      </div>
      {verdict.reasons.length > 0 && (
        <ul className="type-body list-disc pl-5 text-text">
          {verdict.reasons.map((reason) => (
            <li key={reason}>{t(`reason_${reason}`)}</li>
          ))}
        </ul>
      )}
      <FigureList
        figures={[
          { name: t('looMean'), value: toDeg(verdict.looMeanDeg) },
          { name: t('validationMean'), value: toDeg(verdict.validationMeanDeg) },
          { name: t('validationWorst'), value: toDeg(verdict.validationWorstDeg) },
          {
            name: t('spread'),
            value: spreadPx === null ? t('unknown') : t('px', { value: spreadPx.toFixed(0) }),
          },
        ]}
      />
      <PointTable points={judged.points} />
      <div className="flex flex-col gap-2.5">
        {calibration !== null && (
          <Button variant="primary" size="touch" wide onClick={run.goLive}>
            {t('goLive')}
          </Button>
        )}
        {next.kind === 'repeat_dots' && (
          <Button size="touch" wide onClick={() => run.calibrate(next.dots)}>
            {t('repeatDots', { count: next.dots.length })}
          </Button>
        )}
        <Button size="touch" wide onClick={() => run.calibrate()}>
          {t('repeatAll')}
        </Button>
        <Button size="touch" wide onClick={onEnd}>
          {t('end')}
        </Button>
      </div>
    </>
  );
}

function PointTable({ points }: { points: readonly (PointError | null)[] }) {
  const t = useTexts();
  const unknown = t('unknown');
  return (
    <table className="type-small tnum w-full">
      <caption className="type-h3 pb-1.5 text-left">{t('points')}</caption>
      <thead className="text-text-2">
        <tr className="border-border border-b [&>th]:py-1 [&>th]:font-medium">
          <th scope="col" className="text-left">
            {t('point')}
          </th>
          <th scope="col" className="text-right">
            {t('pxUnit')}
          </th>
          <th scope="col" className="text-right">
            {t('estimatedCm')}
          </th>
          <th scope="col" className="text-right">
            {t('estimatedDeg')}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map((point, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the order.
          <tr key={i} className="border-border border-b [&>td]:py-1 [&>td]:text-right">
            <th scope="row" className="text-left font-medium">
              {i + 1}
            </th>
            <td>{point?.errorPx.toFixed(0) ?? unknown}</td>
            <td>{point?.errorCm.toFixed(1) ?? unknown}</td>
            <td>{point?.errorDeg.toFixed(2) ?? unknown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
