import type { Call } from '@fovea/contract';

/** A leaf of what a call takes: where it is and what it holds. */
export interface Field {
  readonly place: 'params' | 'query' | 'body';
  /** Keys from the top; numbers count in lists. */
  readonly path: readonly (string | number)[];
  readonly type: string;
  /** Such as `uuid`, of strings that have one. */
  readonly format: string | undefined;
}

/** The inner definition of a zod schema, as far as it leads on. */
interface Def {
  readonly type: string;
  readonly format?: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly options?: readonly Schema[];
  readonly items?: readonly Schema[];
}
interface Schema {
  readonly _zod: { readonly def: Def };
}

type Leaf = Pick<Field, 'path' | 'type' | 'format'>;

/** Every leaf of params, query and body. A kind of schema that it does not know is an error. */
export function listFields(call: Call): Field[] {
  return (['params', 'query', 'body'] as const).flatMap((place) => {
    const schema = call[place] as Schema | undefined;
    const leaves = schema === undefined ? [] : walk(schema, []);
    // Two forms of a body share fields.
    const byName = new Map(leaves.map((leaf) => [leaf.path.join('.'), leaf]));
    return [...byName.values()].map((leaf) => ({ place, ...leaf }));
  });
}

function walk({ _zod }: Schema, path: Field['path']): Leaf[] {
  const { def } = _zod;
  if (def.shape !== undefined) {
    return Object.entries(def.shape).flatMap(([key, schema]) => walk(schema, [...path, key]));
  }
  if (def.element !== undefined) return walk(def.element, [...path, 0]);
  if (def.items !== undefined) return def.items.flatMap((item, at) => walk(item, [...path, at]));
  if (def.options !== undefined) return def.options.flatMap((option) => walk(option, path));
  const inner = def.innerType ?? def.in;
  if (inner !== undefined) return walk(inner, path);
  if (!LEAVES.has(def.type)) throw new TypeError(`no way into ${def.type} at ${path.join('.')}`);
  return [{ path, type: def.type, format: def.format }];
}

const LEAVES = new Set(['string', 'number', 'int', 'boolean', 'enum', 'literal', 'null']);
