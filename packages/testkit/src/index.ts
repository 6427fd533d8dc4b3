export {
  createGazePath,
  createSeededRandom,
  type GazePath,
  type PathPoint,
  pathPointAt,
} from '@fovea/gaze/synthetic';
export { addPage, addPages, type NewPage, toDraft } from './add-pages.ts';
export { showCode } from './authenticator.ts';
export { type Balancer, startBalancer } from './balancer.ts';
export { type CookieSession, createCookieSession } from './cookie-session.ts';
export { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
export { type ForwardTarget, forward } from './forward.ts';
export { createTransport, type Transport } from './http-transport.ts';
export { isPicture } from './is-picture.ts';
export {
  joinRecording,
  type ParticipantOptions,
  type ParticipantRun,
  playParticipant,
} from './participant.ts';
export { EXAMPLE_CATALOGUE } from './payments/example-catalogue.ts';
export {
  type FakeStripe,
  type FakeStripeOptions,
  type SignedEvent,
  startFakeStripe,
} from './payments/fake-stripe.ts';
export {
  type FakeToss,
  type FakeTossOptions,
  startFakeToss,
  type TossEvent,
} from './payments/fake-toss.ts';
export { createFakeVault, type FakeVault, type VaultCharge } from './payments/fake-vault.ts';
export { passMonth } from './payments/pass-month.ts';
export type { FakeSubscription } from './payments/stripe-subscriptions.ts';
export {
  type Credentials,
  loadSamplePicture,
  logInResearcher,
  type Picture,
  type Researcher,
  signUpResearcher,
  waitFor,
} from './researcher.ts';
export { runCommand } from './run-command.ts';
export {
  type ScriptedGaze,
  type ScriptedGazeOptions,
  type ScriptedSample,
  scriptedGaze,
  toRootHash,
} from './scripted-gaze.ts';
export {
  migrateServer,
  readMigrationsKey,
  type ServerProcess,
  startServerProcess,
  toCompileCache,
} from './server-processes.ts';
export {
  type Join,
  type Recorded,
  sendBatch,
  type TakenPart,
  takePart,
} from './take-part.ts';
export {
  readCode,
  startTestStack,
  type TestStack,
  type TestStackOptions,
  toUrlOf,
} from './test-stack.ts';
export { parseObject, type RecordedPart, type Records, unfoldRecords } from './unfold-records.ts';
export { createVisit } from './visit.ts';
