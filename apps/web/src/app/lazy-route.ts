import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadChunk } from '#shared/lazy-part.ts';
import type { RouteHandle } from './route-handle.ts';
import type { TitleKey } from './titles.ts';

type LoadComponent = () => Promise<ComponentType>;

/** A shell with the screens that it frames. */
export function toShell(load: LoadComponent, children: RouteObject[]): RouteObject {
  return { lazy: toLazy(load), children };
}

/** A screen at its address. Without a title the screen sets its own. */
export function toScreen(path: string, title: TitleKey | undefined, load: LoadComponent) {
  const handle: RouteHandle = { pattern: path, ...(title === undefined ? {} : { title }) };
  return { path, handle, lazy: toLazy(load) } satisfies RouteObject;
}

function toLazy(load: LoadComponent) {
  return async () => ({ Component: await loadChunk(load()) });
}
