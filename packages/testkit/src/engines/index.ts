export { type CephOptions, type S3Engine, type S3Keys, startCeph, stopCeph } from './ceph.ts';
export {
  type MailSink,
  type MailSinkOptions,
  startMailSink,
} from './mail-sink.ts';
export {
  ENGINE_PACKAGES,
  findMissingPackages,
  NGINX,
  readSystemPackages,
  SCIENCE_PACKAGES,
} from './packages.ts';
export { choosePort, findFreePort, isPortFree } from './ports.ts';
export {
  abandonPostgres,
  type PostgresEngine,
  type PostgresOptions,
  removePostgres,
  startPostgres,
  stopPostgres,
} from './postgres.ts';
export {
  type Daemon,
  findPid,
  isRunning,
  isRunningWith,
  readLastLine,
  runCommand,
  signalProcess,
  spawnDaemon,
  stopProcess,
  waitUntil,
} from './processes.ts';
export { findPython } from './python.ts';
export type { ReceivedMail } from './received-mail.ts';
export { findRunEngines, type RunEngines, startRunEngines } from './run-engines.ts';
export { type S3Place, sendSigned, toSignedHeaders } from './signed-request.ts';
export { createDatabase, dropDatabase, prepareTemplate } from './template-database.ts';
