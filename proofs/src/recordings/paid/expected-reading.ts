import { isDeepStrictEqual } from 'node:util';
import type { PaidModel } from './model.ts';
import type { ModelPerson } from './model-person.ts';
import type { Reading } from './reading.ts';

/** What the model has, told as the server tells it. */
export function toReading(model: PaidModel, { isReady }: Reading): Reading {
  const { people, project, purse, isRead, isWaiting, countPlaces } = model;
  const list = (is: (person: ModelPerson) => boolean, toText = ({ key }: ModelPerson) => key) =>
    people.filter(is).map(toText).toSorted();
  const isPro = project.type === 'pro';
  const records = list(isRead);
  return {
    type: project.type,
    status: project.status,
    target: project.target,
    joined: countPlaces(),
    completed: records.length,
    balance: purse.owner,
    held: purse.project,
    records,
    archive: isPro ? records : undefined,
    paid: isPro ? records : [],
    paidGone: list(({ isGone, isPaid }) => isGone && isPaid).length,
    waiting: list(isWaiting).length,
    flagged: list((person) => toOutsideState(model, person) === 'flagged').length,
    leftOut: list((person) => toOutsideState(model, person) === 'left_out').length,
    isReady: isReady || records.length > 0,
    outside: list(
      (person) => toOutsideState(model, person) !== undefined,
      (person) => `${person.key} ${toOutsideState(model, person)}`,
    ),
    marks: isReady
      ? list(
          ({ isGone, mark }) => mark !== undefined && !isGone,
          ({ key, isReturned }) => `${key} ${isReturned}`,
        )
      : [],
  };
}

/** Of data that is kept and not read. */
function toOutsideState({ isWaiting }: PaidModel, person: ModelPerson): string | undefined {
  if (person.isGone) return undefined;
  if (person.isReturned) return 'returned';
  if (person.flag === 'undecided') return 'flagged';
  if (person.flag === 'left_out') return 'left_out';
  return isWaiting(person) ? 'waiting' : undefined;
}

export function compare(found: Reading, wanted: Reading): string | undefined {
  const names = Object.keys(wanted) as (keyof Reading)[];
  const lines = names
    .filter((name) => !isDeepStrictEqual(found[name], wanted[name]))
    .map(
      (name) =>
        `${name}: ${JSON.stringify(found[name])}, the model has ${JSON.stringify(wanted[name])}`,
    );
  return lines.length === 0 ? undefined : lines.join('\n');
}
