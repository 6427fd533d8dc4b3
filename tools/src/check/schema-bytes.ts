/** A JSON schema, as far as the contract's schemas come out as one. */
export interface Schema {
  /** Several where a plain value may be null. */
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
}

interface Reader {
  /** Something else than the schema bounds it: it counts nothing here. */
  readonly isElsewhere: (path: string) => boolean;
  readonly onUnbounded: (path: string, why: string) => void;
}

/** A letter as JSON: an ASCII one, one of three bytes in UTF-8, or a control character, as \u0001. */
const BYTES_OF_LETTERS = { '"': 2, '\\': 2, 가: 3, '\u0001': 6 };
const MOST_BYTES_OF_LETTER = 6;
const QUOTES = 2;
const NUMBER = '-2.2250738585072014e-308'.length;
const LENGTHS: Readonly<Record<string, number>> = { uuid: 36, date: 10 };
/** One class of letters, and how many of it. */
const ONE_CLASS = /^\^(\[(?:[^\]\\]|\\.)+\])(?:[*+]|\{(?:\d+,)?(\d+)\})\$$/;

/** Bytes of the largest JSON that a schema takes. What has no bound is told, and counts nothing. */
export function measureSchema(schema: Schema, path: string, reader: Reader): number {
  if (reader.isElsewhere(path)) return 0;
  if (schema.const !== undefined) return toBytes(schema.const);
  if (schema.enum) return Math.max(...schema.enum.map(toBytes));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return Math.max(...choices.map((each) => measureSchema(each, path, reader)));
  const unbounded = (why: string) => {
    reader.onUnbounded(path, why);
    return 0;
  };
  if (Array.isArray(schema.type)) {
    const types: string[] = schema.type;
    return Math.max(...types.map((type) => measureSchema({ ...schema, type }, path, reader)));
  }
  switch (schema.type) {
    case 'null':
    case 'boolean':
      return 'false'.length;
    case 'number':
      return NUMBER;
    case 'integer':
      return Math.max(toBytes(schema.minimum), toBytes(schema.maximum));
    case 'string':
      return measureText(schema) ?? unbounded('is a text without a greatest length');
    case 'array':
      return measureArray(schema, path, reader) ?? unbounded('is a list without a greatest length');
    case 'object':
      return measureObject(schema, path, reader) ?? unbounded('is a record with keys of any name');
    default:
      return unbounded('may be anything');
  }
}

function measureText({ format = '', pattern = '', maxLength }: Schema): number | undefined {
  const [, letters, times] = ONE_CLASS.exec(pattern) ?? [];
  const length = maxLength ?? LENGTHS[format] ?? (times === undefined ? undefined : Number(times));
  if (length === undefined) return undefined;
  const isAscii = format in LENGTHS || format === 'date-time';
  return QUOTES + length * (isAscii ? 1 : letters ? measureLetter(letters) : MOST_BYTES_OF_LETTER);
}

function measureLetter(letters: string): number {
  const one = new RegExp(`^${letters}$`, 'u');
  const found = Object.entries(BYTES_OF_LETTERS).filter(([letter]) => one.test(letter));
  return Math.max(1, ...found.map(([, bytes]) => bytes));
}

function measureArray(schema: Schema, path: string, reader: Reader): number | undefined {
  const { prefixItems, items, maxItems } = schema;
  const brackets = '[]'.length;
  if (prefixItems) {
    const places = prefixItems.map((each, i) => measureSchema(each, `${path}[${i}]`, reader) + 1);
    return places.reduce((sum, bytes) => sum + bytes, brackets);
  }
  const item = measureSchema(items ?? {}, `${path}[]`, reader) + 1;
  return maxItems === undefined ? undefined : brackets + maxItems * item;
}

function measureObject(schema: Schema, path: string, reader: Reader): number | undefined {
  const { properties = {}, propertyNames, additionalProperties: others } = schema;
  const names = (propertyNames?.enum ?? []).map(String);
  const isRecord = typeof others === 'object';
  if (isRecord && names.length === 0) return undefined;
  const fields = Object.entries({
    ...properties,
    ...(isRecord && Object.fromEntries(names.map((name) => [name, others]))),
  });
  return fields.reduce(
    (sum, [name, field]) =>
      sum + toBytes(name) + ':,'.length + measureSchema(field, `${path}.${name}`, reader),
    '{}'.length,
  );
}

function toBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '');
}
