import { BATCH_BOUNDS, type Page } from '@fovea/contract';

/** The part of the page that the editor has to know. */
export interface EditorPage {
  readonly assets: Page['assets'];
  /** No keyframe lies after it. */
  readonly pageMs: number;
  readonly isVideo: boolean;
}

export function toEditorPage(page: Page | undefined): EditorPage {
  const isVideo = page?.kind === 'video';
  const shownMs = isVideo ? page.assets[0]?.durationMs : page?.timerMs;
  return { assets: page?.assets ?? [], isVideo, pageMs: shownMs ?? BATCH_BOUNDS.pageMs };
}
