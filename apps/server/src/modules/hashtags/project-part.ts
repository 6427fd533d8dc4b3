import type { ProjectPart } from '#modules/projects/public.ts';
import { copyHashtags, removeProjectHashtags } from './hashtags.repo.ts';

export const hashtagsOfProject: ProjectPart = {
  copy: (tx, { originalId, id }) => copyHashtags(tx, originalId, id),
  removeRows: removeProjectHashtags,
};
