import type { HeatDescription, NineField, TimeRange } from '@fovea/stage';
import { Button, type Column, Dialog, Table, useCopied } from '@fovea/ui';
import { Suspense, useRef, useState } from 'react';
import { toasts } from '#shared/toasts.ts';
import { AoiDescription } from '#studio/aoi/lazy-numbers.ts';
import type { AoiNumbers } from '#studio/aoi/metrics-session.ts';
import { toSecondsText } from '#studio/dock/timeline-scale.ts';
import { InsightSentences } from '#studio/insights/lazy-insights.ts';
import { useTexts } from '#studio/texts.ts';

/** A share that is worth a word. */
const WORTH_SHARE = 0.05;

export interface DescribeDialogProps {
  /** Subject of the description, such as "Heatmap over page 2, ad". */
  label: string;
  description: HeatDescription;
  range: TimeRange;
  people: { readonly shown: number; readonly total: number };
  /** Table of areas; without any, a page is described by its fields. */
  table: AoiNumbers['table'];
  /** Insights of a Pro project, read after the description. */
  insights: AoiNumbers['insights'];
  onClose: () => void;
}

interface Row {
  readonly key: string;
  readonly name: string;
  readonly share: string;
}

/** The picture in words and, on demand, the same as a table. */
export function DescribeDialog(props: DescribeDialogProps) {
  const t = useTexts();
  const { label, description, range, people, onClose } = props;
  const [isTable, setIsTable] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [isCopied, copy] = useCopied(() =>
    toasts.show({ kind: 'error', title: t('copyFailed'), cause: 'copy' }),
  );
  const toPercent = (share: number) => t('percent', { percent: Math.round(share * 100) });
  const toName = (field: NineField) => t(`field_${field}`);
  const toList = (places: HeatDescription['fields']) =>
    places.map(({ field, share }) => `${toName(field)} ${toPercent(share)}`).join(', ');
  const worth = description.fields.filter(({ share }) => share > WORTH_SHARE);
  const rows: readonly Row[] = [
    ...worth.map(({ field, share }) => ({
      key: field,
      name: toName(field),
      share: toPercent(share),
    })),
    ...description.peaks.map(({ field, share }, i) => ({
      key: `peak${i}`,
      name: t('peakNumber', { number: i + 1, place: toName(field) }),
      share: toPercent(share),
    })),
  ];
  const columns: readonly Column<Row>[] = [
    { key: 'name', head: t('place'), cell: ({ name }) => name, isRowHead: true },
    { key: 'share', head: t('shareOfTime'), cell: ({ share }) => share, align: 'end' },
  ];
  const words = {
    shown: people.shown,
    total: people.total,
    from: toSecondsText(range.fromMs, 1),
    to: toSecondsText(range.toMs, 1),
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      widthPx={520}
      title={label}
      description={t('describeBasis', words)}
      actions={
        <>
          <Button
            size="public"
            onClick={() =>
              copy([label, t('describeBasis', words), ...listLines(box.current)].join('\n'))
            }
          >
            {t(isCopied ? 'copied' : 'copy')}
          </Button>
          <Button size="public" onClick={() => setIsTable(!isTable)}>
            {t(isTable ? 'showAsWords' : 'showAsTable')}
          </Button>
          <Button variant="primary" size="public" data-initial-focus onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div ref={box}>
        {props.table ? (
          <Suspense>
            <AoiDescription label={label} table={props.table} isTable={isTable} />
          </Suspense>
        ) : rows.length === 0 ? (
          <p className="type-body">{t('nobodyLooked')}</p>
        ) : isTable ? (
          <Table label={label} columns={columns} rows={rows} toKey={({ key }) => key} />
        ) : (
          <div className="type-body flex flex-col gap-2">
            <p>{t('mostViewed', { places: toList(worth) })}</p>
            <p>{t('highestPeaks', { places: toList(description.peaks) })}</p>
            <p className="text-text-2">
              {t('lookedFor', {
                seconds: description.secondsPerPerson.toFixed(1),
                count: description.people,
              })}
            </p>
          </div>
        )}
        {props.insights && !isTable && (
          <Suspense>
            {isOtherTime(props.insights.range, range) && (
              <p className="type-body mt-4 font-semibold">
                {t('insightsOf', {
                  from: toSecondsText(props.insights.range.fromMs, 1),
                  to: toSecondsText(props.insights.range.toMs, 1),
                })}
              </p>
            )}
            <InsightSentences insights={props.insights} />
          </Suspense>
        )}
      </div>
    </Dialog>
  );
}

/** The text to copy: a line for each sentence, or for each row of the table with tabs between cells. */
function listLines(box: HTMLElement | null): string[] {
  const parts = [...(box?.querySelectorAll('p, li, tr') ?? [])];
  return parts.map((part) =>
    part.tagName === 'TR'
      ? [...part.children].map(({ textContent }) => textContent).join('\t')
      : (part.textContent ?? ''),
  );
}

/** Cards are of all time that is measured; what is described may end at the playhead. */
function isOtherTime(a: TimeRange, b: TimeRange): boolean {
  return a.fromMs !== b.fromMs || a.toMs !== b.toMs;
}
