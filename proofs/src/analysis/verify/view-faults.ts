import type { Faults } from '#harness/planted-faults.ts';
import type { ViewCase } from './view-cases.ts';

export const VIEW_FAULTS: Faults<(viewCase: ViewCase) => ViewCase> = {
  'all looks lie 5 px beside their place': (each) => ({ ...each, besidePx: 5 }),
  'a view is half a second late': (each) => ({ ...each, lateMs: 500 }),
  'a person is missing': (each) => ({ ...each, without: each.people - 1 }),
  'another person is marked': (each) => ({ ...each, marked: each.marked + 1 }),
  'sigma is a tenth larger': (each) => changeOptions(each, (sigma) => sigma * 1.1),
  'the top colour means something else': (each) => {
    const method = each.options.method === 'Fixed' ? 'LocalMax' : 'Fixed';
    return { ...each, options: { ...each.options, method } };
  },
  'fog is drawn as heat and heat as fog': (each) => {
    const look = each.options.look === 'fog' ? 'ember' : 'fog';
    return { ...each, options: { ...each.options, look } };
  },
  'trails are one second longer': (each) => ({
    ...each,
    options: { ...each.options, trailMs: each.options.trailMs + 1_000 },
  }),
  'the range is forgotten': (each) => ({ ...each, options: { ...each.options, range: null } }),
  'everybody is shown beside the one who was chosen': (each) => ({ ...each, solo: -1 }),
  'dwell time is drawn as fixations': (each) => {
    const kind = each.options.kind === 'count' ? 'absolute' : 'count';
    return { ...each, options: { ...each.options, kind } };
  },
  'a map is fainter than it should be': (each) => ({
    ...each,
    options: { ...each.options, opacity: 0.9 },
  }),
  'the last second is drawn as all before': (each) => {
    const overallMode = each.options.overallMode === 'window' ? 'cumulative' : 'window';
    return { ...each, options: { ...each.options, overallMode } };
  },
  'lines are left out': (each) => ({ ...each, options: { ...each.options, hasContours: false } }),
};

export const CARD_FAULTS: typeof VIEW_FAULTS = {
  'a card leaves the first person out': (each) => ({ ...each, without: 0 }),
  'a card ends before its page': (each) => ({ ...each, lateMs: 7_000 }),
};

/** For maps that records keep. */
export const STORED_FAULTS: typeof VIEW_FAULTS = {
  'a stored map lies beside its place': (each) => ({
    ...each,
    besidePx: each.picture.widthPx / 20,
  }),
  'a stored map leaves the first person out': (each) => ({ ...each, without: 0 }),
  'a stored map is of other people': (each) => ({ ...each, seed: each.seed + 1 }),
};

function changeOptions(viewCase: ViewCase, change: (sigma: number) => number): ViewCase {
  const { options } = viewCase;
  return {
    ...viewCase,
    options: { ...options, sigmaDegrees: change(options.sigmaDegrees) },
  };
}
