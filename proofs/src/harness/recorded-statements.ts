/** A statement as the server sent it, with what came back. */
export interface RecordedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly rows: readonly Row[];
}

type Row = Readonly<Record<string, unknown>>;
type Names = Readonly<Record<string, string>>;

/** Sends one statement and answers its rows. */
export type Send = (text: string, values: unknown[]) => Promise<readonly Row[]>;

/**
 * The same statements for another case. What was `recorded` of the first case becomes what is given
 * for this one; ids that came back from an earlier statement are taken from its answer now.
 */
export async function replayStatements(
  statements: readonly RecordedStatement[],
  recorded: Names,
  given: Names,
  send: Send,
): Promise<void> {
  const answers: (readonly Row[])[] = [];
  const rename = (text: string) =>
    Object.entries(recorded).reduce(
      (renamed, [name, old]) => renamed.replaceAll(old, given[name] ?? old),
      text,
    );

  /** The row of an answer that stands where the recorded one did, whatever their order. */
  function findRow(answer: readonly Row[], old: Row, index: number): Row | undefined {
    const isLike = (row: Row) =>
      Object.entries(old).every(
        ([column, value]) =>
          typeof value !== 'string' || isId(value) || row[column] === rename(value),
      );
    return answer.length > 1 ? answer.find(isLike) : answer[index];
  }

  function findAnswered(text: string, before: number): unknown {
    for (const [i, statement] of statements.slice(0, before).entries()) {
      for (const [index, row] of statement.rows.entries()) {
        const column = Object.keys(row).find((name) => row[name] === text);
        if (column !== undefined) return findRow(answers[i] ?? [], row, index)?.[column];
      }
    }
    return undefined;
  }

  function toValue(value: unknown, before: number): unknown {
    if (Array.isArray(value)) return value.map((part) => toValue(part, before));
    if (typeof value !== 'string') return toBytes(value) ?? value;
    return (isId(value) ? findAnswered(value, before) : undefined) ?? rename(value);
  }

  for (const [i, { text, values }] of statements.entries()) {
    answers.push(
      await send(
        text,
        values.map((value) => toValue(value, i)),
      ),
    );
  }
}

/** Long enough to be no amount: the tables start to count there. */
export const FIRST_ID = 100_000_000;
const isId = (text: string) => /^\d{9,}$/.test(text);

/** Bytes as JSON tells them. */
function toBytes(value: unknown): Buffer | undefined {
  const isBytes =
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';
  return isBytes ? Buffer.from((value as unknown as { data: number[] }).data) : undefined;
}
