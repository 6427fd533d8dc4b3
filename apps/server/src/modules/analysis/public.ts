export { createMerger } from './merger.ts';
export { aggregatesOfProject } from './project-part.ts';
export { rebuildRecords } from './rebuild-records.service.ts';
