/** A project's ID without what is easily taken for something else: no 0, 1, I, L or O. */
export const PROJECT_CODE = /^[2-9A-HJKMNP-Z]{6}$/;

const LENGTH = 6;
const GROUP = 3;

/** KX472P as people read it out: KX4-72P. */
export function toCodeText(code: string): string {
  return code.length > GROUP ? `${code.slice(0, GROUP)}-${code.slice(GROUP)}` : code;
}

/**
 * Letters of the code typed so far: capitals and small letters are the same, dashes and spaces are
 * dropped.
 */
export function toTypedCode(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .slice(0, LENGTH);
}
