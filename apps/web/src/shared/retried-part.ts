import { type ComponentType, createElement, lazy } from 'react';
import { ChunkError, type Part } from './lazy-part.ts';

/** As `lazyPart`, but asked for again after it did not arrive, and before it is drawn if somebody wants. */
export function retriedPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  let part: ComponentType;
  const forget = () => {
    part = lazy(async () => ({ default: (await load().catch(fail))[name] as ComponentType }));
  };
  const fail = (cause: unknown): never => {
    throw Object.assign(new ChunkError(cause), { forget });
  };
  forget();
  const draw = (props: object) => createElement(part, props);
  return Object.assign(draw as Part<Module[Name]>, { preload: load });
}
