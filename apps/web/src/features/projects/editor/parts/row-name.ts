import type { EditorRow } from '#features/projects/editor/model/editor-rows.ts';
import { useTexts } from '#features/projects/editor/texts.ts';

const EMPTY_NAMES = { image: 'emptyImage', video: 'emptyVideo', survey: 'emptyQuestion' } as const;

export function useRowName({ name, page }: EditorRow): string {
  const t = useTexts();
  return name ?? t(EMPTY_NAMES[page?.kind ?? 'image']);
}
