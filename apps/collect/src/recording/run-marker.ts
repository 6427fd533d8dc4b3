import { phoneStorage } from '#shared/web-storage.ts';

const MARKER = 'fovea.collect.run';

/** Says that this phone has data of a run, so that the store is opened only when there is one. */
export function setRunMarker(isSet: boolean): void {
  if (isSet) phoneStorage.setItem(MARKER, '1');
  else phoneStorage.removeItem(MARKER);
}

export function hasRunMarker(): boolean {
  return phoneStorage.getItem(MARKER) !== null;
}
