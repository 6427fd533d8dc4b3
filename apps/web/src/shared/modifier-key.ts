/** Label of the key that goes with K: ⌘ on a Mac, Ctrl elsewhere. */
export const MODIFIER = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
