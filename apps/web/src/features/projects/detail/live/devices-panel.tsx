import type { Funnel, FunnelPart } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '#features/projects/detail/live/texts.ts';
import { toHint } from '#features/projects/detail/model/hint.ts';
import { useHeldOrder } from '#features/projects/detail/model/use-held-order.ts';
import { LivePanel } from './live-panel.tsx';

interface DevicesPanelProps {
  funnel: Funnel;
  hasCamera: boolean;
}

/** Openings have no model, so devices read "finished of consented". */
export function DevicesPanel({ funnel, hasCamera }: DevicesPanelProps) {
  const t = useTexts();
  const { models, others, all } = funnel;
  const { rows, hold } = useHeldOrder(models, ({ name }) => name);
  const most = Math.max(1, ...models.map(({ reached }) => reached.consented));
  const note = { count: models.length + others.models, people: all.reached.consented };
  return (
    <LivePanel
      title={t('devices')}
      note={note.people > 0 && t('devicesNote', note)}
      aside={<span className="type-small text-text-3">{t('finishedOf')}</span>}
    >
      {note.people === 0 ? (
        <p className="type-body m-auto py-10 text-center text-text-3">{t('noDevices')}</p>
      ) : (
        <div {...hold} className="mt-2 overflow-x-auto">
          <table className="type-small w-full">
            <thead className="text-left text-text-3">
              <tr>
                <th scope="col" className="py-1.5 font-normal">
                  {t('model')}
                </th>
                <th scope="col" colSpan={2} className="sr-only">
                  {t('finishedOf')}
                </th>
                <th scope="col" className="py-1.5 font-normal">
                  {t('hint')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, ...part }) => (
                <Row key={name} name={name} part={part} most={most} hasCamera={hasCamera} />
              ))}
              {others.models > 0 && (
                <Row
                  isOthers
                  name={t('others', { count: others.models })}
                  part={others}
                  most={most}
                  hasCamera={hasCamera}
                />
              )}
            </tbody>
          </table>
        </div>
      )}
    </LivePanel>
  );
}

interface RowProps {
  name: string;
  part: FunnelPart;
  most: number;
  hasCamera: boolean;
  isOthers?: boolean;
}

function Row({ name, part, most, hasCamera, isOthers = false }: RowProps) {
  const t = useTexts();
  const { consented, completed } = part.reached;
  const hint = isOthers ? ({ kind: 'tooFew' } as const) : toHint(part, hasCamera);
  const isLost = hint.kind === 'lost' && hint.after !== 'completed';
  return (
    <tr className="border-border border-t">
      <th
        scope="row"
        className={toClassNames(
          'max-w-30 truncate py-1.5 pr-3 text-left font-medium',
          isOthers && 'font-normal text-text-3',
        )}
      >
        {name}
      </th>
      <td className="w-1/4 py-1.5" aria-hidden="true">
        <span
          className="block h-1.5 overflow-hidden rounded-full bg-surface-3"
          style={{ width: `${Math.min(100, (100 * consented) / most)}%` }}
        >
          <span
            className={toClassNames('block h-full', isLost ? 'bg-warn' : 'bg-accent')}
            style={{ width: `${(100 * completed) / Math.max(1, consented)}%` }}
          />
        </span>
      </td>
      <td className="tnum whitespace-nowrap px-3 py-1.5 text-right">
        {t('ratio', { part: completed, all: consented })}
      </td>
      <td className="py-1.5 text-text-3">
        {isLost ? (
          <span className="flex items-center gap-1.5 text-warn">
            <TriangleAlert aria-hidden="true" className="size-3.5 flex-none" />
            {t(`stopped${hint.after}`, { count: hint.lost })}
          </span>
        ) : (
          t(hint.kind === 'tooFew' ? 'tooFew' : 'usual')
        )}
      </td>
    </tr>
  );
}
