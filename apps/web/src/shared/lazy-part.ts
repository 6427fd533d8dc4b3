import { type ComponentType, createElement, lazy, type ReactNode } from 'react';

/** The code of a part of the app did not arrive: an old deployment, or no network. */
export class ChunkError extends Error {
  /** Drawn again, it is asked for again. */
  readonly forget: (() => void) | undefined;

  constructor(cause: unknown, forget?: () => void) {
    super('a part of the app could not be loaded', { cause });
    this.name = 'ChunkError';
    this.forget = forget;
  }
}

/** Loads code that is not in the first script. */
export async function loadChunk<Module>(
  loading: Promise<Module>,
  forget?: () => void,
): Promise<Module> {
  try {
    return await loading;
  } catch (cause) {
    throw new ChunkError(cause, forget);
  }
}

type Part<T> = T extends (props: infer Props) => ReactNode ? ComponentType<Props> : never;

/** A component whose code comes when it is first drawn, or when somebody asks for it before. */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  let part: ComponentType;
  const begin = () => {
    part = lazy(async () => ({ default: (await loadChunk(load(), begin))[name] as ComponentType }));
  };
  begin();
  const draw = (props: object) => createElement(part, props);
  return Object.assign(draw as Part<Module[Name]>, { preload: load });
}
