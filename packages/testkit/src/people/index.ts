export { EYE_STATISTICS } from './eye-statistics.ts';
export { type PageBatchesInput, toPageBatches } from './page-batches.ts';
export { createPerson, type Person, PHONE, STEADY_PERSON, toPagePerson } from './person.ts';
export { loadStimulus, RESTING_STIMULI, type Region, type Stimulus } from './stimulus.ts';
export { type TrackedPage, toTrackedSignal, trackPage } from './tracked-page.ts';
export { createTruth, type Rest, type Span, type TrueFixation, type Truth } from './truth.ts';
