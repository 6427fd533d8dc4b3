import { AUDIT_COUNT } from '#credits/verify/audits.ts';
import { type Figure, print } from '#harness/parts.ts';
import { type GateFacts, listGateFaults, toShare } from './gate-facts.ts';

/** Of 50 places. What scripts send cannot always be told from what people do. */
const MOST_SCRIPTS = 10;

/** Scripts and people, who come to fewer places than they are. */
export function toCrowdFigures(facts: GateFacts, inRecords: number): Figure[] {
  const { kinds, target } = facts;
  for (const [kind, own] of kinds) {
    const { came, joined, complete, flagged, read } = own;
    print(
      `  ${kind}: ${came} came, ${joined} joined, ${complete} complete, ` +
        `${flagged} flagged, ${read} read`,
    );
  }
  print(`  ${facts.toldToWait} were told to wait, ${facts.admittedLater} of them joined later`);
  print(`  ${facts.admittedAnyway} that were told that it is full joined later`);
  return [
    toCount('recordings read', facts.read, target),
    toCount('of them in the records', inRecords, target),
    toCount('recordings paid for', facts.paid, target),
    toCount('sessions used', facts.used, target),
    toCount('flagged ones read before their owner decides', facts.flaggedRead, 0),
    {
      name: 'scripts read',
      value: facts.scriptsRead,
      goal: `at most ${MOST_SCRIPTS}`,
      ok: facts.scriptsRead <= MOST_SCRIPTS,
    },
    toCount('of those that send one sample', kinds.get('one sample')?.read ?? -1, 0),
    {
      name: 'places that the runs of one address hold',
      value: facts.heldByAddress,
      goal: `at most ${toShare(target)}`,
      ok: facts.heldByAddress <= toShare(target),
    },
    toCount('told to wait without a time', facts.toldWithoutTime, 0),
    {
      name: 'told to wait, and admitted later',
      value: facts.admittedLater,
      goal: 'some',
      ok: facts.admittedLater > 0,
    },
    toCount('still waiting at the end', facts.stillWaiting, 0),
    toCount('refused for good while people are wanted', facts.refusedTooEarly, 0),
    toCount(`faults by ${AUDIT_COUNT} audits`, facts.auditFaults.length, 0),
    toCount('other faults', listGateFaults(facts).length, 0),
  ];
}

/** As many people as places, all of one address. */
export function toClassFigures(facts: GateFacts): Figure[] {
  const name = (what: string) => `${facts.target} of one address: ${what}`;
  return [
    toCount(name('read'), facts.read, facts.target),
    toCount(name('paid for'), facts.paid, facts.target),
    toCount(name('faults'), listGateFaults(facts).length, 0),
  ];
}

export function toCount(name: string, value: number, wanted: number): Figure {
  return { name, value, goal: String(wanted), ok: value === wanted };
}
