import type { Project } from '@fovea/contract';
import { Button, IconButton, SegmentedControl } from '@fovea/ui';
import { ArrowLeft, ArrowRight, Redo2, Smartphone, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProjectEdits } from '#features/projects/editor/model/use-edits.ts';
import { ROOMS, type Room } from '#features/projects/editor/model/use-room.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { useMedia } from '#shared/media.ts';
import { modals } from '#shared/modals/modals.ts';
import { PATHS } from '#shared/paths.ts';
import { TypeBadge } from '#shared/project/project-badges.tsx';
import { NameInPlace } from './name-in-place.tsx';
import { SaveStatus } from './save-status.tsx';

interface RoomSwitchProps {
  room: Room;
  onRoom: (room: Room) => void;
}

interface EditorHeaderProps {
  edits: ProjectEdits;
  /** Files on their way are not part of the project yet. */
  isBusy: boolean;
  room: Room;
  onRoom: (room: Room) => void;
  onActivate: () => void;
}

export function EditorHeader({ edits, isBusy, room, onRoom, onActivate }: EditorHeaderProps) {
  const t = useTexts();
  const { project, saving } = edits;
  const isWide = useMedia('wide');
  const switchRoom = <RoomSwitch room={room} onRoom={onRoom} />;
  const steps = (
    <span className="flex gap-1">
      <IconButton label={t('undo')} disabled={!saving.canUndo} onClick={edits.undo}>
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton label={t('redo')} disabled={!saving.canRedo} onClick={edits.redo}>
        <Redo2 aria-hidden="true" />
      </IconButton>
    </span>
  );
  const tryText = t(project.device === 'tablet' ? 'testRunTablet' : 'testRun');
  const isSaved = saving.save === 'saved';
  return (
    <>
      <HeaderBar
        project={project}
        name={<NameInPlace name={project.name} onRename={(name) => edits.setProject({ name })} />}
      >
        <SaveStatus
          save={saving.save}
          savedAt={saving.savedAt ?? Date.parse(project.updatedAt)}
          onRetry={edits.flush}
        />
        <span className="flex-1" />
        {isWide && (
          <>
            {switchRoom}
            <span className="flex-1" />
          </>
        )}
        {isWide && steps}
        <Button
          iconLeft={<Smartphone aria-hidden="true" />}
          aria-label={tryText}
          disabled={!isSaved || isBusy || project.pageCount === 0}
          onClick={() => modals.open('testRun', { projectId: project.id, device: project.device })}
        >
          <span className="max-md:hidden">{tryText}</span>
        </Button>
        <Button
          variant="primary"
          iconRight={<ArrowRight aria-hidden="true" className="size-3.5" />}
          disabled={!isSaved || isBusy}
          onClick={onActivate}
        >
          {t('activate')}
        </Button>
      </HeaderBar>
      {!isWide && (
        <div className="flex flex-none items-center border-border border-b bg-surface px-3 py-1.5">
          <span className="flex-1" />
          {switchRoom}
          <span className="flex flex-1 justify-end">{steps}</span>
        </div>
      )}
    </>
  );
}

interface HeaderBarProps {
  project: Project;
  name: ReactNode;
  children: ReactNode;
}

export function HeaderBar({ project, name, children }: HeaderBarProps) {
  const t = useTexts();
  return (
    <header className="z-(--z-header) flex h-13 flex-none items-center gap-2 border-border border-b bg-surface px-3">
      <Link
        to={PATHS.projects}
        aria-label={t('back')}
        className="focus-ring hit-area grid size-8 flex-none place-items-center rounded-control text-text-2 hover:bg-surface-2 hover:text-text"
      >
        <ArrowLeft aria-hidden="true" />
      </Link>
      {name}
      <span className="hidden md:inline-flex">
        <TypeBadge type={project.type} />
      </span>
      {children}
    </header>
  );
}

function RoomSwitch({ room, onRoom }: RoomSwitchProps) {
  const t = useTexts();
  return (
    <SegmentedControl
      label={t('room')}
      value={room}
      onChange={onRoom}
      segments={ROOMS.map((value) => ({ value, label: t(value) }))}
    />
  );
}
