export { createErasedRecords } from './erased-records.service.ts';
export { createMerger } from './merger.ts';
export { aggregatesOfProject } from './project-part.ts';
export { rebuildRecords } from './rebuild-records.service.ts';
