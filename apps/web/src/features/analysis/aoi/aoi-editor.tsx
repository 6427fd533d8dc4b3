import { useQuery } from '@tanstack/react-query';
import { toAoisQuery } from '#studio/aoi/aois.queries.ts';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
import { StudioSkeleton } from '#studio/frame/studio-skeleton.tsx';
import { EditorScreen } from './parts/editor-screen.tsx';

/** Draws areas of interest on the pages of a project, and says what they hold. */
export function AoiEditor() {
  const { project } = useStudioPlace();
  const { data } = useQuery({
    ...toAoisQuery(project.id),
    retry: false,
    throwOnError: true,
  });
  return data === undefined ? <StudioSkeleton /> : <EditorScreen aois={data} />;
}
