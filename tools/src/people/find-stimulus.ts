import type { Project } from '@fovea/contract';
import type { Join } from '@fovea/testkit';
import { createDrawnStimulus, loadStimulus, STIMULI, type Stimulus } from '@fovea/testkit/people';

type ManifestAsset = Join['pages'][number]['assets'][number];

/** Difference in a picture's proportions that rounding explains. */
const SLACK = 0.01;

/**
 * Regions that people look at on a picture: those of the sample with its file name and proportions,
 * else regions that are drawn on it.
 */
export async function createFindStimulus(
  { pages }: Pick<Project, 'pages'>,
  tell: (note: string) => void,
): Promise<(asset: ManifestAsset) => Stimulus> {
  const samples = new Map<string, Stimulus>();
  for (const name of STIMULI) samples.set(name, await loadStimulus(name));
  const found = new Map<string, Stimulus>();
  for (const asset of pages.flatMap(({ assets }) => assets)) {
    if (asset === null) continue;
    const { id, fileName, widthPx, heightPx, durationMs } = asset;
    const size = { widthPx: widthPx ?? 1, heightPx: heightPx ?? 1 };
    const stem = fileName.replace(/\.[^.]*$/, '');
    const sample = samples.get(stem);
    const isSample = sample !== undefined && isAlike(sample, size);
    const name = isSample ? stem : `${stem} (drawn regions)`;
    const stimulus = isSample ? sample : createDrawnStimulus(id, size, durationMs);
    found.set(id, { ...stimulus, ...size, durationMs: durationMs ?? null, name: stem });
    tell(name);
  }
  return ({ id, widthPx, heightPx, durationMs }) =>
    found.get(id) ?? createDrawnStimulus(id, { widthPx, heightPx }, durationMs);
}

function isAlike(
  sample: Pick<Stimulus, 'widthPx' | 'heightPx'>,
  size: { readonly widthPx: number; readonly heightPx: number },
): boolean {
  const ratio = sample.widthPx / sample.heightPx / (size.widthPx / size.heightPx);
  return Math.abs(ratio - 1) <= SLACK;
}
