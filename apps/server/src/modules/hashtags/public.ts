export { removeHashtagsOf } from './hashtags.repo.ts';
export { hashtagsOfProject } from './project-part.ts';
