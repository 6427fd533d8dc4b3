import { SegmentedControl } from '@fovea/ui';
import { ROOMS, type Room } from '#features/projects/editor/model/use-room.ts';
import { useTexts } from '#features/projects/editor/texts.ts';

interface RoomSwitchProps {
  room: Room;
  onRoom: (room: Room) => void;
}

export function RoomSwitch({ room, onRoom }: RoomSwitchProps) {
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
