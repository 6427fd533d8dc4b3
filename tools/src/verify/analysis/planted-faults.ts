import type { ViewCase } from './view-cases.ts';

/** Views with one fault each. A comparison that passes one of them proves nothing. */
export const PLANTED_FAULTS: Readonly<Record<string, (viewCase: ViewCase) => ViewCase>> = {
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
  'lines are left out': (each) => ({ ...each, options: { ...each.options, hasContours: false } }),
};

function changeOptions(viewCase: ViewCase, change: (sigma: number) => number): ViewCase {
  const { options } = viewCase;
  return {
    ...viewCase,
    options: { ...options, sigmaDegrees: change(options.sigmaDegrees) },
  };
}
