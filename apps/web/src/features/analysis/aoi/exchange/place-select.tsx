import { Select } from '@fovea/ui';
import type { Place } from './places.ts';

interface PlaceSelectProps {
  label: string;
  places: readonly Place[];
  value: Place | undefined;
  onChange: (place: Place) => void;
}

/** Which picture of the page is meant, where it has several. */
export function PlaceSelect({ label, places, value, onChange }: PlaceSelectProps) {
  if (places.length < 2) return null;
  return (
    <Select
      label={label}
      options={places.map(({ asset }) => ({ value: asset.id, label: asset.fileName }))}
      value={value?.asset.id}
      onChange={(id) => {
        const place = places.find(({ asset }) => asset.id === id);
        if (place) onChange(place);
      }}
    />
  );
}
