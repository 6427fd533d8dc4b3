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
      help: 'Jobs by queue, outcome and fixed reason.',
      labelNames: ['queue', 'outcome', 'reason'],
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
    poolClients: new Gauge({
      name: 'fovea_pool_clients',
      help: 'Database clients by pool and state.',
      labelNames: ['pool', 'state'],
      registers,
    }),
  };
}
