/** Sizes of a part: the small one in every run, the full one by `--full`. */
export interface Sizes<T> {
  readonly short: T;
  readonly full: T;
}

export function isFull(options: readonly string[]): boolean {
  return options.includes('--full');
}

export function pickSize<T>(options: readonly string[], { short, full }: Sizes<T>): T {
  return isFull(options) ? full : short;
}

/** The count of `--name=count`, or the fallback. */
export function readCount(options: readonly string[], name: string, fallback: number): number {
  const text = options.find((option) => option.startsWith(`--${name}=`))?.split('=')[1];
  const count = text === undefined ? fallback : Number(text);
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`--${name}=${text}`);
  return count;
}
