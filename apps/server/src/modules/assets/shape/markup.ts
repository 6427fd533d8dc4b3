/** Long enough that compressed pixels do not hold them by chance. */
const MARKUP = /<script|<iframe|<!doctype html|<html[\s>]|<\?php\s|<svg[\s>]|javascript:/i;
const STEP_BYTES = 1_048_576;
const OVERLAP_BYTES = 32;

/** Text in a picture or a video that somebody else could take for a page. */
export function hasMarkup(bytes: Buffer): boolean {
  for (let start = 0; start < bytes.length; start += STEP_BYTES) {
    if (MARKUP.test(bytes.toString('latin1', start, start + STEP_BYTES + OVERLAP_BYTES)))
      return true;
  }
  return false;
}
