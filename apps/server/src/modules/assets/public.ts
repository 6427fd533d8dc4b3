export { assetsOfProject } from './project-part.ts';
