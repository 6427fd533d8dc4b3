import { Suspense } from 'react';
import type { Room } from '#features/projects/editor/model/use-room.ts';
import type { ReviewProps } from '#features/projects/editor/review/review.tsx';
import { lazyPart } from '#shared/lazy-part.ts';
import { ProjectSettings, type ProjectSettingsProps } from './project-settings.tsx';

const Review = lazyPart(() => import('#features/projects/editor/review/review.tsx'), 'Review');

/** Two where there is room. */
const COLUMNS = { columns: '22rem 2', columnGap: 0, columnRule: '1px solid var(--border)' };

interface OtherRoomProps extends ReviewProps, ProjectSettingsProps {
  room: Room;
  /** A field was left. */
  onLeave: () => void;
}

/** Replaces the building: the settings of the project, or its review. */
export function OtherRoom({ room, onLeave, ...props }: OtherRoomProps) {
  if (room === 'build') return null;
  return (
    <main
      id="content"
      tabIndex={-1}
      onBlur={onLeave}
      className="relative min-h-0 flex-1 overflow-y-auto outline-none"
    >
      {room === 'settings' ? (
        <div className="mx-auto w-full px-4 py-6" style={{ maxWidth: '62rem' }}>
          <div className="rounded-card border border-border bg-surface" style={COLUMNS}>
            <ProjectSettings {...props} />
          </div>
        </div>
      ) : (
        <Suspense>
          <Review {...props} />
        </Suspense>
      )}
    </main>
  );
}
