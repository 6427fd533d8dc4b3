const SQL = "import { Pool } from 'pg';\n\nexport const pool = new Pool();\n";
const KYSELY = "import { sql } from 'kysely';\n\nexport const one = sql;\n";
const STORAGE =
  "import { S3Client } from '@aws-sdk/client-s3';\n\nexport const client = S3Client;\n";
const JOBS = "import { PgBoss } from 'pg-boss';\n\nexport const boss = PgBoss;\n";
const MAIL =
  "import { createTransport } from 'nodemailer';\n\nexport const make = createTransport;\n";
const ENVIRONMENT = 'export const home = process.env.HOME;\n';
const CLOCK = 'export const nowMs = Date.now();\n';

const MODULES = 'apps/server/src/modules';
const PLATFORM = 'apps/server/src/platform';
const CONTRACT = 'packages/contract/src';
const GAZE = 'packages/gaze/src/events';

type Row = readonly [title: string, path: string, text: string, rule: string, advice?: string];

/** Each must be refused by its rule; `advice` is a part of what the reader is told. */
export const FORBIDDEN: readonly Row[] = [
  ['pg in a service', `${MODULES}/aoi/aoi.service.ts`, SQL, 'noRestrictedImports', '*.repo.ts'],
  ['kysely in a route', `${MODULES}/aoi/aoi.routes.ts`, KYSELY, 'noRestrictedImports', '*.repo.ts'],
  ['pg in platform/jobs', `${PLATFORM}/jobs/own-pool.ts`, SQL, 'noRestrictedImports', '*.repo.ts'],
  [
    'S3 in a service',
    `${MODULES}/a/a.service.ts`,
    STORAGE,
    'noRestrictedImports',
    '#platform/storage',
  ],
  ['S3 in a repo', `${MODULES}/a/a.repo.ts`, STORAGE, 'noRestrictedImports', '#platform/storage'],
  [
    'pg-boss in a consumer',
    `${MODULES}/a/a.consumer.ts`,
    JOBS,
    'noRestrictedImports',
    '#platform/jobs',
  ],
  ['nodemailer in a module', `${MODULES}/a/mail.ts`, MAIL, 'noRestrictedImports', '#platform/mail'],
  ['process.env in a module', `${MODULES}/auth/secret.ts`, ENVIRONMENT, 'noProcessEnv'],
  [
    'env taken out of process',
    `${MODULES}/auth/taken.ts`,
    'export const { env } = process;\n',
    'noJsRestrictedProperties',
  ],
  [
    'env of node:process',
    `${MODULES}/auth/imported.ts`,
    "import { env } from 'node:process';\n\nexport const home = env.HOME;\n",
    'noRestrictedImports',
    '#platform/config',
  ],
  [
    'pg on its way through a service',
    `${MODULES}/aoi/pool.service.ts`,
    "export { Pool } from 'pg';\n",
    'noRestrictedImports',
  ],
  [
    'pg loaded later',
    `${MODULES}/aoi/later.service.ts`,
    "export const load = () => import('pg');\n",
    'noRestrictedImports',
  ],
  ['process.env in a package', `${CONTRACT}/secret.ts`, ENVIRONMENT, 'noProcessEnv'],
  ['the clock in gaze', `${GAZE}/now.ts`, CLOCK, 'noRestrictedGlobals', 'nowMs'],
  [
    'chance in gaze',
    `${GAZE}/chance.ts`,
    'export const chance = Math.random();\n',
    'noJsRestrictedProperties',
    'seed',
  ],
  [
    'the clock of the global object in gaze',
    `${GAZE}/global-now.ts`,
    'export const nowMs = globalThis.Date.now();\n',
    'noRestrictedGlobals',
  ],
  ['a timer in gaze', `${GAZE}/timer.ts`, 'setTimeout(() => {}, 1);\n', 'noRestrictedGlobals'],
  [
    'the network in gaze',
    `${GAZE}/load.ts`,
    "export const a = fetch('x');\n",
    'noRestrictedGlobals',
  ],
  ['a default export', `${GAZE}/default.ts`, 'export default 1;\n', 'noDefaultExport'],
  ['export *', `${GAZE}/star.ts`, "export * from './now.ts';\n", 'noReExportAll'],
  ['an enum', `${CONTRACT}/colour.ts`, 'export enum Colour {\n  Red,\n}\n', 'noEnum'],
  ['camel case', `${CONTRACT}/errorCodes.ts`, 'export const a = 1;\n', 'useFilenamingConvention'],
  ['a cycle', `${CONTRACT}/one.ts`, "export { two } from './two.ts';\n", 'noImportCycles'],
  [
    'a cycle by types',
    `${CONTRACT}/two.ts`,
    "import type { two as copy } from './one.ts';\n\nexport const two: typeof copy = 1;\n",
    'noImportCycles',
  ],
  ['a focused test', `${CONTRACT}/focus.test.ts`, "test.only('x', () => {});\n", 'noFocusedTests'],
  ['double quotes', `${CONTRACT}/quotes.ts`, 'export const a = "b";\n', 'format'],
];

/** The one place of each of the same imports. */
export const ALLOWED: readonly (readonly [path: string, text: string])[] = [
  [`${MODULES}/aoi/aoi.repo.ts`, KYSELY],
  [`${MODULES}/aoi/aoi.service.db.test.ts`, SQL],
  [`${PLATFORM}/db/pool.ts`, SQL],
  [`${PLATFORM}/jobs/boss.ts`, JOBS],
  [`${PLATFORM}/storage/client.ts`, STORAGE],
  [`${PLATFORM}/mail/smtp.ts`, MAIL],
  [`${PLATFORM}/config/environment.ts`, ENVIRONMENT],
  [`${PLATFORM}/clock/clock.ts`, CLOCK],
  ['packages/testkit/src/pool.ts', SQL],
  ['tools/src/environment.ts', ENVIRONMENT],
];
