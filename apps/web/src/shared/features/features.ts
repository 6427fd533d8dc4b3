/** Code names of the product's parts, before and after they are there. */
export type Feature =
  | 'gazePoint'
  | 'gazePath'
  | 'heatmap'
  | 'aoi'
  | 'insights'
  | 'downloads'
  | 'compare'
  | 'camera'
  | 'withdraw'
  | 'payments'
  | 'projectId'
  | 'sdk';

/** A file of tests, and words of the title that proves it. */
type Proof = `${string}.ts: ${string}` | `${string}.tsx: ${string}`;

/**
 * Available features, each with the test that proves it; a feature that is missing here is not
 * there yet. Public pages and dialogs read it while they are drawn, so one that lands turns its
 * words on by its line.
 */
export const FEATURES: Partial<Record<Feature, Proof>> = {
  gazePoint: 'e2e/specs/journeys/first-light.spec.ts: from sign-up to the dot',
  gazePath:
    'e2e/specs/analysis/analysis.spec.ts: plays, scrubs, changes the display, filters and describes',
  heatmap:
    'e2e/specs/analysis/analysis.spec.ts: plays, scrubs, changes the display, filters and describes',
  aoi: 'e2e/specs/analysis/aoi.spec.ts: draws each shape by mouse',
  insights: 'e2e/specs/analysis/insights.spec.ts: reads cards and their basis',
  camera: 'e2e/specs/camera/camera.spec.ts: a rendered person from link to analysis',
  payments:
    'apps/server/src/modules/payments/purchases.db.test.ts: is granted once, whatever is told how often',
  projectId: 'e2e/specs/collect/ways.spec.ts: a typed project ID leads to the project',
  withdraw:
    'apps/server/src/modules/recordings/erasure/withdrawal.db.test.ts: leaves a tombstone and what the ledger points to it with, and nothing else',
};

export function hasFeature(feature: Feature): boolean {
  return feature in FEATURES;
}
