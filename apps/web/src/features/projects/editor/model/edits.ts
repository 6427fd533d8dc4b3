import type { Page } from '@fovea/contract';
import type { PageChange, SettingsChange } from '#features/projects/model/draft/steps.ts';

export type ProjectPatch = SettingsChange;
/** As the screen has a page: with its pictures. */
export type PagePatch = Omit<PageChange, 'assetIds'> & Partial<Pick<Page, 'assets'>>;
