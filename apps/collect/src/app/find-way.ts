import type { Way } from '#shared/project-head.ts';

/** Where an address leads; nothing where somebody has yet to type an ID. */
export function findWay(pathname: string): Way | undefined {
  const [, kind, slug] = /^\/([pt])\/([^/]+)\/?$/.exec(pathname) ?? [];
  return slug === undefined ? undefined : { slug, isTest: kind === 't' };
}
