import { API_INFO, CALL_LIST, type Call, toOpenApi } from '@fovea/contract';
import { BOUNDED_ELSEWHERE, type Elsewhere } from './bounded-elsewhere.ts';
import { type Problem, toProblem } from './problem.ts';
import { measureSchema, type Schema } from './schema-bytes.ts';

const CONTRACT = 'packages/contract/src/http';
const TABLE = 'tools/src/check/bounded-elsewhere.ts';
/** Most bytes of an answer, and of a body, as JSON. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Named by the call and its part: `listAois reply`. */
type Named = readonly [name: string, schema: Schema];

/** The largest legal answer and body of every call: none without a bound, none above it. */
export function checkBounds(
  parts: readonly Named[] = CALL_LIST.flatMap(listSchemas),
  elsewhere: Readonly<Record<string, Elsewhere>> = BOUNDED_ELSEWHERE,
): Problem[] {
  const used = new Set<string>();
  const find = (path: string) => {
    if (elsewhere[path]) used.add(path);
    return elsewhere[path];
  };
  const problems = parts.flatMap(([name, schema]): Problem[] => {
    const faults: Problem[] = [];
    const bytes = measureSchema(schema, name, {
      isElsewhere: (path) => path !== name && find(path) !== undefined,
      onUnbounded(path, why) {
        const isFile = path === name && find(path) !== undefined;
        if (!isFile) faults.push(toProblem(CONTRACT, `${path} ${why}`));
      },
    });
    const most = bytes > MOST_BYTES ? (find(name)?.bytes ?? MOST_BYTES) : MOST_BYTES;
    if (bytes <= most) return faults;
    const text = `${name} has up to ${bytes} bytes, at most ${most}: bound it, or say in ${TABLE} what does`;
    return [...faults, toProblem(CONTRACT, text)];
  });
  const unused = Object.keys(elsewhere).filter((name) => !used.has(name));
  return [...problems, ...unused.map((name) => toProblem(TABLE, `needs no line for ${name}`))];
}

interface Operation {
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content: Content }>>;
}
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

/** What a call takes and answers. Bytes that a phone sends are no JSON. */
function listSchemas(call: Call): Named[] {
  const [operation] = Object.values(toOpenApi([call], API_INFO).paths).flatMap((path) =>
    Object.values(path),
  ) as Operation[];
  const body = operation?.requestBody?.content['application/json']?.schema;
  const [reply] = Object.values(operation?.responses[call.status ?? 200]?.content ?? {});
  return [
    ...(body ? [[`${call.id} body`, body] as const] : []),
    ...(reply?.schema ? [[`${call.id} reply`, reply.schema] as const] : []),
  ];
}
