import type { HeatAt, HeatLegend, HeatPage, HeatQuestion, StageHeat } from '@fovea/stage';

/**
 * Questions of the screen to the worker that makes maps. Answers come in the order of the
 * questions.
 */
export type HeatAsked =
  | { readonly kind: 'page'; readonly pageId: string; readonly page: HeatPage }
  | { readonly kind: 'shown'; readonly shown: Uint8Array }
  | { readonly kind: 'paint'; readonly question: HeatQuestion }
  | { readonly kind: 'steps'; readonly question: HeatQuestion }
  | { readonly kind: 'measure'; readonly x: number; readonly y: number };

export interface MadeHeat extends StageHeat {
  readonly image: ImageBitmap;
  readonly legend: HeatLegend;
}

export type HeatAnswer =
  | { readonly kind: 'painted'; readonly pageId: string; readonly heat: MadeHeat | undefined }
  | { readonly kind: 'stepped'; readonly pageId: string; readonly heats: readonly MadeHeat[] }
  | { readonly kind: 'measured'; readonly at: HeatAt | undefined };
