const MARKER = 'fovea.collect.run';

/** Says that this phone has data of a run, so that the store is opened only when there is one. */
export function setRunMarker(isSet: boolean): void {
  if (isSet) localStorage.setItem(MARKER, '1');
  else localStorage.removeItem(MARKER);
}

export function hasRunMarker(): boolean {
  return localStorage.getItem(MARKER) !== null;
}
