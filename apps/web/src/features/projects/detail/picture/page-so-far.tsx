import type { Page, Project } from '@fovea/contract';
import { PageThumb } from '#shared/project/page-thumb.tsx';
import { usePicture } from './use-picture.ts';

interface PageSoFarProps {
  project: Project;
  page: Page;
  className?: string;
}

/** A page in small with a map that is made here, while a worker has drawn none. */
export function PageSoFar({ project, page, className }: PageSoFarProps) {
  const mapUrls = usePicture(project, page)?.stages.at(-1)?.mapUrls;
  return <PageThumb page={page} {...(mapUrls && { mapUrls })} className={className} />;
}
