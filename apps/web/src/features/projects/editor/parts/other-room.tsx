import { Suspense } from 'react';
import type { Room } from '#features/projects/editor/model/use-room.ts';
import type { ReviewProps } from '#features/projects/editor/review/review.tsx';
import { lazyPart } from '#shared/lazy-part.ts';
import { ProjectSettings, type ProjectSettingsProps } from './project-settings.tsx';

const Review = lazyPart(() => import('#features/projects/editor/review/review.tsx'), 'Review');

interface OtherRoomProps extends ReviewProps, ProjectSettingsProps {
  room: Room;
  /** A field was left. */
  onLeave: () => void;
}

/** What stands in the place of building: the settings of the project, or its review. */
export function OtherRoom({ room, onLeave, ...props }: OtherRoomProps) {
  if (room === 'build') return null;
  return (
    <main
      id="content"
      tabIndex={-1}
      onBlur={onLeave}
      className="min-h-0 flex-1 overflow-y-auto outline-none"
    >
      {room === 'settings' ? (
        // Two columns where there is room.
        <div
          className="mx-auto w-full bg-surface"
          style={{ maxWidth: '60rem', columns: '22rem 2' }}
        >
          <ProjectSettings {...props} />
        </div>
      ) : (
        <Suspense>
          <Review {...props} />
        </Suspense>
      )}
    </main>
  );
}
