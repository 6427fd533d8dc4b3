export { checkAllRecords } from './check-records.schedule.ts';
export { createErasedRecords } from './erased-records.service.ts';
export { createMerger } from './merger.ts';
export { aggregatesOfProject } from './project-part.ts';
export { rebuildAsTheyWere } from './rebuild-records.consumer.ts';
export { rebuildRecords } from './rebuild-records.service.ts';
