import { AOI_ACTIONS } from '#shared/actions/aoi-actions.ts';
import { APP_ACTIONS } from '#shared/actions/app-actions.ts';
import { EDITOR_ACTIONS, PAGE_ACTIONS } from '#shared/actions/editor-actions.ts';
import { LIST_ACTIONS } from '#shared/actions/list-actions.ts';
import { STUDIO_ACTIONS } from '#shared/actions/studio-actions.ts';

/** Every action that has a key, by where it has one. */
export const SHORTCUTS = {
  everywhere: APP_ACTIONS,
  projectList: LIST_ACTIONS,
  projectEditor: { ...EDITOR_ACTIONS, ...PAGE_ACTIONS },
  studio: STUDIO_ACTIONS,
  aoiEditor: AOI_ACTIONS,
} as const;
