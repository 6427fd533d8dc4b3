import { LIMITS } from '@fovea/contract';
import { isEmail } from '#shared/forms/email.ts';

export interface Receiver {
  readonly email: string;
  readonly isValid: boolean;
  /** How often it was entered; it is sent once. */
  readonly times: number;
}

export interface Addition {
  readonly receivers: readonly Receiver[];
  readonly added: readonly string[];
  /** Entered before. */
  readonly merged: readonly string[];
  readonly wrong: readonly string[];
  /** There is no room for them. */
  readonly refused: readonly string[];
}

const SEPARATORS = /[\s,;，、；]+/;
/** Mail programs copy addresses as: Mina Kim <mina@hanbit.example> */
const NAMED = /(?:"[^"]*"\s*|[^,;<>\r\n"]*)<([^<>\s]+)>/g;

export const endsAddress = (text: string) => SEPARATORS.test(text);

function splitAddresses(text: string): string[] {
  return text
    .replaceAll(NAMED, ' $1 ')
    .split(SEPARATORS)
    .filter((part) => part !== '');
}

/** Valid addresses are compared in lower case, as the server does. Wrong ones do not count. */
export function addReceivers(receivers: readonly Receiver[], text: string): Addition {
  const byEmail = new Map(receivers.map((receiver) => [receiver.email, receiver]));
  const room = { valid: countFree(receivers, true), wrong: countFree(receivers, false) };
  const lists = { added: [] as string[], merged: [] as string[], wrong: [] as string[] };
  const refused: string[] = [];
  for (const typed of splitAddresses(text)) {
    const isValid = isEmail(typed);
    const email = isValid ? typed.toLowerCase() : typed;
    const known = byEmail.get(email);
    const kind = isValid ? 'valid' : 'wrong';
    if (known) {
      byEmail.set(email, { ...known, times: known.times + 1 });
      lists[isValid ? 'merged' : 'wrong'].push(email);
    } else if (room[kind] > 0) {
      room[kind] -= 1;
      byEmail.set(email, { email, isValid, times: 1 });
      lists[isValid ? 'added' : 'wrong'].push(email);
    } else {
      refused.push(email);
    }
  }
  return { receivers: [...byEmail.values()], ...lists, refused };
}

function countFree(receivers: readonly Receiver[], isValid: boolean): number {
  const taken = receivers.filter((receiver) => receiver.isValid === isValid).length;
  return LIMITS.transferReceiversMax - taken;
}

export const listValid = (receivers: readonly Receiver[]) =>
  receivers.filter(({ isValid }) => isValid);
export const listWrong = (receivers: readonly Receiver[]) =>
  receivers.filter(({ isValid }) => !isValid);
