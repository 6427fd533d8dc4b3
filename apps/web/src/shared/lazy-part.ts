import { type ComponentType, lazy, type ReactNode } from 'react';

/** The code of a part of the app did not arrive: an old deployment, or no network. */
export class ChunkError extends Error {
  /** Drawn again after it, the part is asked for again. */
  declare forget?: () => void;

  constructor(cause: unknown) {
    super('a part of the app could not be loaded', { cause });
    this.name = 'ChunkError';
  }
}

/** Loads code that is not in the first script. */
export async function loadChunk<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await loading;
  } catch (cause) {
    throw new ChunkError(cause);
  }
}

export type Part<T> = T extends (props: infer Props) => ReactNode ? ComponentType<Props> : never;

/** A component whose code comes when it is first drawn. */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazy(async () => ({ default: (await loadChunk(load()))[name] as Part<Module[Name]> }));
}
