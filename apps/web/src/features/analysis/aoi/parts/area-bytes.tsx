import { AOI_LIMITS, type Aoi, countAoiBytes } from '@fovea/contract';
import { useMemo } from 'react';
import { useTexts } from '#features/analysis/aoi/texts.ts';
import { toNumberText } from '#shared/format/numbers.ts';

const KB = 1024;
const MB = 1024 * KB;

interface AreaBytesProps {
  /** Of the page that is edited. */
  aois: readonly Aoi[];
  /** Of the project. */
  all: readonly Aoi[];
}

/** How much of a bound areas use, once it is more than half. */
export function AreaBytes({ aois, all }: AreaBytesProps) {
  const t = useTexts();
  const { asset, project } = useMemo(() => {
    const ofAssets = Map.groupBy(aois, ({ assetId }) => assetId).values();
    return { asset: Math.max(0, ...Array.from(ofAssets, sum)), project: sum(all) };
  }, [aois, all]);
  const isLarge = (bytes: number, most: number) => bytes > most / 2;
  return (
    <>
      {isLarge(asset, AOI_LIMITS.assetBytesMax) && (
        <p className="type-small px-4 py-1 text-text-3">
          {t('assetBytes', {
            used: toNumberText(Math.ceil(asset / KB)),
            most: toNumberText(AOI_LIMITS.assetBytesMax / KB),
          })}
        </p>
      )}
      {isLarge(project, AOI_LIMITS.projectBytesMax) && (
        <p className="type-small px-4 py-1 text-text-3">
          {t('projectBytes', {
            used: toNumberText(Math.ceil((10 * project) / MB) / 10),
            most: toNumberText(AOI_LIMITS.projectBytesMax / MB),
          })}
        </p>
      )}
    </>
  );
}

/** Areas that did not change are not measured again. */
const measured = new WeakMap<Aoi, number>();

function sum(aois: readonly Aoi[]): number {
  return aois.reduce((bytes, aoi) => {
    const own = measured.get(aoi) ?? countAoiBytes(aoi);
    measured.set(aoi, own);
    return bytes + own;
  }, 0);
}
