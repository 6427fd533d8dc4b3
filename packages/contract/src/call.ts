import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export const ACCESS_KINDS = ['public', 'user', 'recording', 'provider'] as const;
/**
 * Kinds of callers: anyone, a signed-in user (cookies), a phone with its recording token, or a
 * payment provider that signs the bytes.
 */
export type Access = (typeof ACCESS_KINDS)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Shape = z.ZodMiniType | undefined;

/** One call of the API: everything both sides need to know about it, and no behaviour. */
export interface Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly id: string;
  readonly summary: string;
  readonly method: Method;
  /** The specification gives the device service a version of its own. */
  readonly version?: 'v4';
  /** Below /api/v1, or the version that is given, with {names} for parameters. */
  readonly path: string;
  readonly access: Access;
  /** Copies or computes much: those of one account run one after the other. */
  readonly isHeavy?: true;
  /** Also for administrators who have not set up their second factor yet. */
  readonly beforeSecondFactor?: true;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /**
   * 'bytes' for a binary body that is checked by hand, 'stream' for server-sent events, 'csv' for an
   * answer that is a file.
   */
  readonly transport?: 'json' | 'bytes' | 'stream' | 'csv';
  readonly status?: 200 | 201;
  /** The same for everybody: whoever got it may keep it for so long. */
  readonly cacheSeconds?: number;
  readonly reply: Reply;
  readonly errors: readonly ErrorCode[];
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

export type CallParams<C> =
  C extends Call<infer P, Shape, Shape, z.ZodMiniType> ? Parsed<P> : never;
export type CallQuery<C> = C extends Call<Shape, infer Q, Shape, z.ZodMiniType> ? Parsed<Q> : never;
export type CallBody<C> = C extends Call<Shape, Shape, infer B, z.ZodMiniType> ? Parsed<B> : never;
export type CallReply<C> =
  C extends Call<Shape, Shape, Shape, infer R extends z.ZodMiniType> ? z.output<R> : never;
export type GivenReply<C> =
  C extends Call<Shape, Shape, Shape, infer R extends z.ZodMiniType> ? z.input<R> : never;

type Member<Name extends string, S> = S extends z.ZodMiniType
  ? undefined extends Given<S>
    ? { [K in Name]?: Given<S> }
    : { [K in Name]: Given<S> }
  : unknown;

/** Input of a call: only the parts that it declares. */
export type CallInput<C> =
  C extends Call<infer P, infer Q, infer B, z.ZodMiniType>
    ? Member<'params', P> & Member<'query', Q> & Member<'body', B>
    : never;

type Definition = Omit<Call, 'id'>;
type Part<D, Name> = Name extends keyof D ? D[Name] : undefined;

/** Calls by their id, each with the schemas that it names. */
export function defineCalls<D extends Record<string, Definition>>(calls: D) {
  const entries = Object.entries(calls).map(([id, call]) => [id, { id, ...call }]);
  return Object.fromEntries(entries) as {
    readonly [Id in keyof D]: Call<
      Part<D[Id], 'params'>,
      Part<D[Id], 'query'>,
      Part<D[Id], 'body'>,
      D[Id]['reply']
    >;
  };
}

/** The whole path, with its {names}. */
export function toApiPath({ version, path }: Pick<Call, 'version' | 'path'>): string {
  return `/api/${version ?? 'v1'}${path}`;
}

/** Replaces {names} in a path. Values are encoded, so none can add a segment. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}
