export {
  CROWD_SHARES,
  type CrowdMember,
  createCrowdMember,
  HABITS,
  type Habit,
} from './crowd.ts';
export { createDrawnStimulus } from './drawn-stimulus.ts';
export { EYE_STATISTICS } from './eye-statistics.ts';
export { type HeldDevice, listHeldDevices } from './held-device.ts';
export { type PageBatchesInput, toPageBatches } from './page-batches.ts';
export { toPageStimulus } from './page-stimulus.ts';
export { createPerson, type Person, PHONE, STEADY_PERSON, toPagePerson } from './person.ts';
export { type LookedAtPage, type PersonRecording, recordPerson } from './record-person.ts';
export { loadStimulus, RESTING_STIMULI, type Region, STIMULI, type Stimulus } from './stimulus.ts';
export { type FrameTally, type TrackedPage, toTrackedSignal, trackPage } from './tracked-page.ts';
export { createTruth, type Rest, type Span, type TrueFixation, type Truth } from './truth.ts';
export { type Validation, validatePerson } from './validation.ts';
