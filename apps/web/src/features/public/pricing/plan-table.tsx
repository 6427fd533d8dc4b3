import { Check, Minus } from 'lucide-react';
import { useFeatureTexts } from '#shared/features/feature-texts.ts';
import { type Feature, hasFeature } from '#shared/features/features.ts';
import { useTexts } from './texts.ts';

type TextKey = Parameters<ReturnType<typeof useTexts>>[0];

const COLUMNS = ['basicName', 'perUseName', 'monthlyName', 'organizationShort'] as const;
type Row = readonly [name: TextKey, ...cells: readonly (TextKey | boolean)[]];

/** A text, or whether the plan has it. */
const ROWS: readonly Row[] = [
  ['rowProjects', 'unlimited', 'unlimited', 'unlimited', 'unlimited'],
  ['rowParticipants', 'noSessions', 'oneSession', 'oneSession', 'oneSession'],
  ['rowPlayback', true, true, true, true],
  ['rowHeatmap', true, true, true, true],
  ['rowAoi', true, true, true, true],
  ['rowInsights', false, true, true, true],
  ['rowDownloads', false, true, true, true],
  ['rowCodes', false, false, false, true],
  ['rowSupport', 'withinDay', 'withinDay', 'withinDay', 'withinDay'],
];
/** Rows that stand here only when the product has it. */
const FEATURE_OF: Readonly<Partial<Record<TextKey, Feature>>> = {
  rowHeatmap: 'heatmap',
  rowAoi: 'aoi',
  rowInsights: 'insights',
  rowDownloads: 'downloads',
};

export function PlanTable() {
  const t = useTexts();
  const { coming } = useFeatureTexts();
  const rows = ROWS.filter(([name]) => {
    const feature = FEATURE_OF[name];
    return feature === undefined || hasFeature(feature);
  });
  return (
    <div className="min-w-0">
      <h2 id="compare-plans" className="type-h2">
        {t('compareTitle')}
      </h2>
      <section
        aria-labelledby="compare-plans"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the focus.
        tabIndex={0}
        className="focus-ring relative mt-4 overflow-x-auto rounded-card border border-border bg-surface"
      >
        <table className="type-body w-full min-w-150 border-collapse text-left">
          <thead>
            <tr className="bg-surface-2">
              <td className="w-1/4 px-4 py-2.5" />
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="px-4 py-2.5 font-semibold">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name} className="border-border border-t">
                <th scope="row" className="px-4 py-2 font-semibold">
                  {t(name)}
                </th>
                {cells.map((cell, at) => (
                  <td key={COLUMNS[at]} className="px-4 py-2 text-text-2">
                    {typeof cell === 'string' ? t(cell) : <Mark has={cell} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {coming && <p className="type-small mt-3 text-text-3">{coming}</p>}
    </div>
  );
}

function Mark({ has }: { has: boolean }) {
  const t = useTexts();
  return (
    <>
      {has ? (
        <Check aria-hidden="true" className="text-good" />
      ) : (
        <Minus aria-hidden="true" className="text-text-3" />
      )}
      <span className="sr-only">{t(has ? 'included' : 'notIncluded')}</span>
    </>
  );
}
