import type { Act } from './acts.ts';
import type { ModelLot } from './units.ts';

/** The same key with another body. Nothing where a key says all there is. */
export function twist(act: Act, lots: readonly ModelLot[]): Act | undefined {
  switch (act.command) {
    case 'issueLot':
      return { ...act, input: { ...act.input, amount: act.input.amount + 1 } };
    case 'issueOrganizationLot':
      return { ...act, input: { ...act.input, accounts: act.input.accounts + 1 } };
    case 'adjust':
      return { ...act, input: { ...act.input, amount: -act.input.amount } };
    case 'activate':
    case 'upgrade':
      return { ...act, input: { ...act.input, amount: act.input.amount + 1 } };
    case 'send':
      return { ...act, input: { ...act.input, receivers: [...act.input.receivers, 'new@x.test'] } };
    case 'requestRefund': {
      const other = lots.find(
        ({ source, sourceRef }) =>
          sourceRef !== act.input.sourceRef && (source === 'purchase' || source === 'subscription'),
      );
      const { requestId } = act.input;
      return (
        other && {
          command: 'requestRefund',
          input: { requestId, source: other.source, sourceRef: other.sourceRef },
        }
      );
    }
    case 'release':
    case 'settle':
    case 'settleFree':
    case 'expire':
    case 'runJob':
    case 'redeem':
    case 'cancel':
    case 'confirmRefund':
    case 'refuseRefund':
    case 'returnCredit':
      return undefined;
  }
}
