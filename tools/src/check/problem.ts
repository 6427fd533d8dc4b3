/** One fault found by a guard. Warnings are printed and do not fail the part. */
export interface Problem {
  file: string;
  line?: number;
  message: string;
  level: 'error' | 'warn';
}

export function toProblem(file: string, message: string, line?: number): Problem {
  return line === undefined
    ? { file, message, level: 'error' }
    : { file, message, line, level: 'error' };
}

export function toLine({ file, line, message, level }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${level === 'warn' ? 'warning' : 'error'}  ${place}  ${message}`;
}

export function findLine(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
