import { useMedia } from '#shared/media.ts';

/** wide: panel beside the stage; medium: panel in a drawer; narrow: panel under the stage. */
export type Layout = 'narrow' | 'medium' | 'wide';

export function useLayout(): Layout {
  const isMedium = useMedia('medium');
  const isWide = useMedia('wide');
  if (isWide) return 'wide';
  return isMedium ? 'medium' : 'narrow';
}
