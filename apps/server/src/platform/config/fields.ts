import { isIP } from 'node:net';
import { z } from 'zod';
import { requireValue } from '#platform/errors/require-value.ts';
import { Secret } from './secret.ts';

const MIN_SECRET_LENGTH = 32;
/** OWASP's minimum for argon2id with two rounds. */
export const MIN_PASSWORD_MEMORY_KIB = 19_456;

const url = (...protocols: string[]) =>
  z.string().refine(
    (value) => {
      const parsed = URL.parse(value);
      return parsed !== null && protocols.includes(parsed.protocol.slice(0, -1));
    },
    `must be an address that begins with ${protocols.map((p) => `${p}://`).join(' or ')}`,
  );

const origin = url('http', 'https')
  .refine((value) => URL.parse(value)?.pathname === '/', 'must have no path')
  .transform((value) => new URL(value).origin);

const GUESSABLE = 'can be guessed: make another by openssl rand -hex 32';
const LEAST_CHARACTERS = 8;

/** Few different characters, or a piece that repeats, with or without a rest of it at the end. */
function isGuessable(value: string): boolean {
  if (new Set(value).size < LEAST_CHARACTERS) return true;
  for (let piece = 1; piece <= value.length / 2; piece++) {
    if (value.startsWith(value.slice(piece))) return true;
  }
  return false;
}

const text = z.string().min(1);
const port = z.coerce.number().int().min(0).max(65_535);
const count = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const toSecret = (value: string) => new Secret(value);
const secret = z
  .string()
  .min(MIN_SECRET_LENGTH, {
    error: `must have at least ${MIN_SECRET_LENGTH} characters`,
    abort: true,
  })
  .refine((value) => !isGuessable(value), GUESSABLE)
  .transform(toSecret);

export interface RecordingKey {
  readonly id: string;
  readonly secret: Secret;
}

const recordingKeys = z.string().transform((value, context): readonly RecordingKey[] => {
  const keys = value.split(',').map((part) => /^([a-z0-9]{1,8}):(.+)$/.exec(part.trim()));
  if (
    keys.length > 2 ||
    new Set(keys.map((key) => key?.[1])).size < keys.length ||
    keys.some((key) => key === null || (key[2] ?? '').length < MIN_SECRET_LENGTH)
  ) {
    context.addIssue(
      `must be one or two id:secret pairs with ids that differ, secrets of ${MIN_SECRET_LENGTH} characters`,
    );
    return z.NEVER;
  }
  if (keys.some((key) => isGuessable(key?.[2] ?? ''))) {
    context.addIssue(GUESSABLE);
    return z.NEVER;
  }
  return keys.map((key) => ({
    id: requireValue(key?.[1], 'id of a key'),
    secret: toSecret(requireValue(key?.[2], 'secret of a key')),
  }));
});

/** Of a network to believe: fc00::/7 has all private addresses of IPv6. */
const LEAST_BITS = 7;
const WIDTHS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const widest = WIDTHS[isIP(address)] ?? 0;
  if (bits === undefined) return widest > 0;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= widest && widest > 0;
}

const addresses = z.string().transform((value, context): readonly string[] => {
  const list = value.split(',').flatMap((part) => part.trim() || []);
  if (!list.every(isNetwork)) {
    context.addIssue('must be addresses or networks such as 10.0.0.0/8, after commas');
    return z.NEVER;
  }
  if (list.some((network) => Number(network.split('/')[1] ?? LEAST_BITS) < LEAST_BITS)) {
    context.addIssue('names far too many addresses: name those of your own proxies');
    return z.NEVER;
  }
  return list;
});

/** Absent where it is empty. */
const optional = <S extends z.ZodType>(schema: S) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema);

interface Field<S extends z.ZodType> {
  readonly schema: S;
  readonly about: string;
  /** Used when the variable is absent. A field without it is required. */
  readonly fallback?: string;
  readonly example?: string;
  readonly secret?: true;
}

const field = <S extends z.ZodType>(spec: Field<S>) => spec;

/** Every variable the server reads. `.env.example` is generated from this list. */
export const FIELDS = {
  DATABASE_URL: field({
    schema: url('postgres', 'postgresql').transform(toSecret),
    about: 'PostgreSQL 15 or newer, as the role that serves. It owns nothing; `migrate` makes it.',
    example: 'postgres://fovea_app:change-me@localhost:5432/fovea',
    secret: true,
  }),
  OWNER_DATABASE_URL: field({
    schema: optional(url('postgres', 'postgresql').transform(toSecret)),
    about: 'The same database as the role that owns its tables, for `migrate` alone. Empty: none.',
    fallback: '',
    secret: true,
  }),
  DURABILITY: field({
    schema: z.enum(['strict', 'relaxed']),
    about: 'relaxed: serve although PostgreSQL may lose what it acknowledged, for drills only.',
    fallback: 'strict',
  }),
  DATABASE_POOL_MAX: field({
    schema: count(1, 200),
    about: 'Connections of one process, gaze batches and the locks of workers aside.',
    fallback: '10',
  }),
  INGEST_POOL_MAX: field({
    schema: count(1, 50),
    about: 'Connections of one API process that only store gaze batches.',
    fallback: '4',
  }),
  COLLECT_POOL_MAX: field({
    schema: count(1, 50),
    about: 'Connections of one API process for joins and completed recordings alone.',
    fallback: '4',
  }),
  S3_URL: field({
    schema: url('http', 'https'),
    about: 'Object storage as the server reaches it.',
    example: 'http://localhost:9000',
  }),
  S3_PUBLIC_URL: field({
    schema: url('http', 'https'),
    about: 'Object storage as browsers and phones reach it; presigned addresses name it.',
    example: 'http://localhost:9000',
  }),
  S3_REGION: field({ schema: text, about: 'Region for signatures.', fallback: 'default' }),
  S3_BUCKET: field({ schema: text, about: 'Bucket of everything we store.', fallback: 'fovea' }),
  S3_ACCESS_KEY: field({
    schema: text.transform(toSecret),
    about: 'Access key of the bucket.',
    example: 'change-me',
    secret: true,
  }),
  S3_SECRET_KEY: field({
    schema: text.transform(toSecret),
    about: 'Secret key of the bucket.',
    example: 'change-me',
    secret: true,
  }),
  COPY_S3_BUCKET: field({
    schema: optional(text),
    about:
      'Second bucket, best with another provider, for copies of packs and tombstones. Empty: no copies.',
    fallback: '',
  }),
  COPY_S3_URL: field({
    schema: optional(url('http', 'https')),
    about: 'Object storage of the second bucket. Empty: that of the first.',
    fallback: '',
  }),
  COPY_S3_REGION: field({
    schema: text,
    about: 'Region of the second bucket, for signatures.',
    fallback: 'default',
  }),
  COPY_S3_ACCESS_KEY: field({
    schema: optional(text.transform(toSecret)),
    about: 'Access key of the second bucket, which cannot use the first.',
    fallback: '',
    secret: true,
  }),
  COPY_S3_SECRET_KEY: field({
    schema: optional(text.transform(toSecret)),
    about: 'Secret key of the second bucket.',
    fallback: '',
    secret: true,
  }),
  SMTP_URL: field({
    schema: url('smtp', 'smtps').transform(toSecret),
    about: 'Mail server, with user and password if it wants them.',
    example: 'smtp://localhost:1025',
    secret: true,
  }),
  MAIL_FROM: field({
    schema: text,
    about: 'Sender of our mails.',
    fallback: 'Fovea <no-reply@localhost>',
  }),
  WEB_URL: field({
    schema: origin,
    about: 'Origin of the researcher app.',
    example: 'http://localhost:5173',
  }),
  COLLECT_URL: field({
    schema: origin,
    about: 'Origin of the participant app.',
    example: 'http://localhost:5174',
  }),
  API_HOST: field({ schema: text, about: 'Address the API listens on.', fallback: '127.0.0.1' }),
  API_PORT: field({ schema: port, about: 'Port the API listens on.', fallback: '8080' }),
  INTERNAL_HOST: field({
    schema: text,
    about: 'Address of /livez, /readyz and /metrics. Keep it private.',
    fallback: '127.0.0.1',
  }),
  INTERNAL_PORT: field({
    schema: port,
    about: 'Port of /livez, /readyz and /metrics, one per process.',
    fallback: '9090',
  }),
  TOKEN_SECRET: field({
    schema: secret,
    about: 'Signs access, refresh and XSRF tokens.',
    example: 'change-me-to-at-least-32-characters',
    secret: true,
  }),
  RECORDING_KEYS: field({
    schema: recordingKeys,
    about:
      'Signs recording tokens: id:secret, and after a comma the previous pair while it rotates.',
    example: 'k1:change-me-to-at-least-32-characters',
    secret: true,
  }),
  CODE_SECRET: field({
    schema: secret,
    about: 'Hashes mailed codes.',
    example: 'change-me-to-at-least-32-characters',
    secret: true,
  }),
  SECOND_FACTOR_SECRET: field({
    schema: secret,
    about: 'Seals the secrets of authenticator apps. Losing it turns every second factor useless.',
    example: 'change-me-to-at-least-32-characters',
    secret: true,
  }),
  PROJECT_SECRET: field({
    schema: secret,
    about: 'Seals project passwords. Losing it makes them unreadable: owners set new ones.',
    example: 'change-me-to-at-least-32-characters',
    secret: true,
  }),
  RECEIPT_SECRET: field({
    schema: secret,
    about: "Hashes participants' receipts. Losing it makes their withdrawal links useless.",
    example: 'change-me-to-at-least-32-characters',
    secret: true,
  }),
  STRIPE_SECRET_KEY: field({
    schema: optional(text.transform(toSecret)),
    about: 'Key of the provider of international cards. Empty: nothing is sold by it.',
    fallback: '',
    secret: true,
  }),
  STRIPE_WEBHOOK_SECRET: field({
    schema: optional(text.transform(toSecret)),
    about: 'Signs what Stripe tells at /api/v1/webhooks/stripe.',
    fallback: '',
    secret: true,
  }),
  STRIPE_PLAN1_PRODUCT: field({
    schema: optional(text),
    about: 'The product of plan 1, pay per use, at Stripe.',
    fallback: '',
  }),
  STRIPE_PLAN2_PRODUCT: field({
    schema: optional(text),
    about: 'The product of plan 2, the monthly subscription, at Stripe.',
    fallback: '',
  }),
  STRIPE_URL: field({
    schema: origin,
    about: 'Where Stripe answers. Another address is for drills only.',
    fallback: 'https://api.stripe.com',
  }),
  TOSS_SECRET_KEY: field({
    schema: optional(text.transform(toSecret)),
    about: 'Key of the provider of Korean cards. Empty: nothing is sold by it.',
    fallback: '',
    secret: true,
  }),
  TOSS_CLIENT_KEY: field({
    schema: optional(text),
    about: "Of the same pair; browsers open Toss's window with it.",
    fallback: '',
  }),
  TOSS_CARD_SECRET: field({
    schema: optional(secret),
    about: 'Seals the keys of stored cards. Not to be changed while anybody subscribes.',
    fallback: '',
    secret: true,
  }),
  TOSS_URL: field({
    schema: origin,
    about: 'Where Toss answers. Another address is for drills only.',
    fallback: 'https://api.tosspayments.com',
  }),
  TOSS_SCRIPT_URL: field({
    schema: url('http', 'https'),
    about: "Toss's script for browsers. Another address is for drills only.",
    fallback: 'https://js.tosspayments.com/v2/standard',
  }),
  STORAGE_LIMIT_MB: field({
    schema: count(1, 100_000_000),
    about: 'Pictures and videos of one account, as they were uploaded.',
    fallback: '10240',
  }),
  BREACHED_PASSWORDS_FILE: field({
    schema: z.string(),
    about: 'File of stolen passwords, one a line, that nobody may choose. Empty: none.',
    fallback: '',
  }),
  PASSWORD_MEMORY_KIB: field({
    // argon2 itself wants at least eight.
    schema: count(8, 1_048_576),
    about: `Memory of one password's hash. Less than ${MIN_PASSWORD_MEMORY_KIB} is for drills only.`,
    fallback: String(MIN_PASSWORD_MEMORY_KIB),
  }),
  TRUSTED_PROXIES: field({
    schema: addresses,
    about: 'Addresses or networks, after commas, whose X-Forwarded-For is believed. Empty: none.',
    fallback: '',
  }),
  PRIVACY_CONTACT: field({
    schema: text,
    about: 'Data protection contact that participants see.',
    example: 'privacy@example.com',
  }),
  CONTACT_EMAIL: field({
    schema: text,
    about: 'Where inquiries of the contact and organisation forms are mailed.',
    example: 'hello@example.com',
  }),
  LOG_LEVEL: field({
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    about: 'How much is logged.',
    fallback: 'info',
  }),
  DRAIN_MS: field({
    schema: count(0, 60_000),
    about: 'How long a stopping API goes on serving while load balancers look away.',
    fallback: '5000',
  }),
  CLOCK_OFFSET_MS: field({
    schema: z.coerce.number().int(),
    about: "Shifts the server's clock, for drills only.",
    fallback: '0',
  }),
  CLOCK_RATE: field({
    schema: z.coerce.number().min(1).max(100_000),
    about: "How many seconds pass on the server's clock in one real second, for drills only.",
    fallback: '1',
  }),
  CLOCK_ORIGIN_MS: field({
    schema: z.coerce.number().int().min(0),
    about: 'Unix time in ms at which CLOCK_RATE begins, the same for all processes of a drill.',
    fallback: '0',
  }),
  HUMAN_PACE: field({
    schema: z.coerce.number().min(0).max(1),
    about:
      'Share of the time that pages take which must pass before a recording completes; at 0 neither starts nor addresses are counted. Less than 1 is for drills only.',
    fallback: '1',
  }),
  WORKER_CONCURRENCY: field({
    schema: count(1, 64),
    about: 'Jobs of one queue that a worker runs at once.',
    fallback: '4',
  }),
} as const;

type Fields = typeof FIELDS;

export type Config = { readonly [Name in keyof Fields]: z.output<Fields[Name]['schema']> };
