import { aggregatesOfProject } from '#modules/analysis/public.ts';
import { aoisOfProject } from '#modules/aoi/public.ts';
import { assetsOfProject } from '#modules/assets/public.ts';
import { hashtagsOfProject } from '#modules/hashtags/public.ts';
import type { ProjectPart } from '#modules/projects/public.ts';
import { recordingsOfProject } from '#modules/recordings/public.ts';

/** The modules' parts of a project, in the order in which they are copied and removed with it. */
export const PROJECT_PARTS: readonly ProjectPart[] = [
  recordingsOfProject,
  aggregatesOfProject,
  hashtagsOfProject,
  assetsOfProject,
  // Areas lie on assets, so they follow them.
  aoisOfProject,
];
