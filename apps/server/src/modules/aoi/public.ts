export { aoisOfProject } from './project-part.ts';
