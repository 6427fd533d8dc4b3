import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'fovea_http_seconds',
      help: 'Time from request to answer, by call and status.',
      labelNames: ['call', 'status'],
      buckets: SECONDS,
      registers,
    }),
    batchGroups: new Histogram({
      name: 'fovea_ingest_group_rows',
      help: 'Gaze batches written in one INSERT.',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 400],
      registers,
    }),
    batchGroupSeconds: new Histogram({
      name: 'fovea_ingest_group_seconds',
      help: 'Time of one INSERT of gaze batches, to its COMMIT.',
      buckets: SECONDS,
      registers,
    }),
    batches: new Counter({
      name: 'fovea_ingest_batches_total',
      help: 'Gaze batches by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    jobs: new Counter({
      name: 'fovea_jobs_total',
      help: 'Jobs by queue, outcome and fixed reason. A job that throws has failed.',
      labelNames: ['queue', 'outcome', 'reason'],
      registers,
    }),
    oldestJob: new Gauge({
      name: 'fovea_job_oldest_seconds',
      help: 'Age of the oldest job of a queue that is not done; 0 when nothing waits.',
      labelNames: ['queue'],
      registers,
    }),
    paymentFaults: new Counter({
      name: 'fovea_payment_faults_total',
      help: 'Payments that are not what was ordered, by what differs. Nothing is granted for them.',
      labelNames: ['fault'],
      registers,
    }),
    paymentDifferences: new Gauge({
      name: 'fovea_payment_differences',
      help: 'Payments of which the list of the provider and our books say otherwise, by what differs.',
      labelNames: ['difference'],
      registers,
    }),
    parkedJobs: new Gauge({
      name: 'fovea_jobs_parked',
      help: 'Jobs that wait for a person.',
      registers,
    }),
    parkedRecordings: new Gauge({
      name: 'fovea_recordings_parked',
      help: 'Recordings that are set aside, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    unpackedRecordings: new Gauge({
      name: 'fovea_recordings_unpacked',
      help: 'Recordings that have been complete for some minutes and are neither packed nor parked.',
      registers,
    }),
    deadLetters: new Gauge({
      name: 'fovea_dead_letters',
      help: 'Batches that could not be stored or read as they came.',
      registers,
    }),
    passwordHashes: new Counter({
      name: 'fovea_password_hashes_total',
      help: 'Passwords that were hashed, to set or to check one.',
      registers,
    }),
    creditAudits: new Gauge({
      name: 'fovea_credit_audit_cases',
      help: 'What must never be in the ledger, by audit. Anything but 0 is an alarm.',
      labelNames: ['audit'],
      registers,
    }),
    damagedPacks: new Gauge({
      name: 'fovea_damaged_packs',
      help: 'Packs that neither bucket gives back as they were. Anything but 0 is an alarm.',
      registers,
    }),
    mendedObjects: new Counter({
      name: 'fovea_mended_objects_total',
      help: 'Objects that one bucket had lost or changed and the other gave back, by bucket.',
      labelNames: ['place'],
      registers,
    }),
    rebuiltRecords: new Counter({
      name: 'fovea_rebuilt_records_total',
      help: 'Records that were made anew because an object of them was lost or changed.',
      registers,
    }),
    secondCopy: new Gauge({
      name: 'fovea_second_copy',
      help: 'Whether packs and tombstones are copied into a second bucket: 1, or 0.',
      registers,
    }),
    uncopiedObjects: new Gauge({
      name: 'fovea_uncopied_objects',
      help: 'Packs and tombstones that have waited for their copy for more than ten minutes.',
      registers,
    }),
    pressure: new Gauge({
      name: 'fovea_pressure_ratio',
      help: 'How hard the process has to work, 0 to 1. From 0.5 on nobody joins, from 0.75 nobody reads.',
      registers,
    }),
    poolClients: new Gauge({
      name: 'fovea_pool_clients',
      help: 'Database clients by pool and state.',
      labelNames: ['pool', 'state'],
      registers,
    }),
  };
}
