import { toNumberText } from '#shared/format/numbers.ts';
import type { Offer } from './codes.queries.ts';
import { useTexts } from './texts.ts';

/** Sender of the code, its sessions, and the balance afterwards. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const t = useTexts();
  const facts = [
    { term: t('from'), text: offer.from },
    { term: t('sessions'), text: t('gain', { count: offer.amount }) },
    { term: t('after'), text: toNumberText(offer.balanceAfter), isLast: true },
  ];
  return (
    <dl className="tnum">
      {facts.map(({ term, text, isLast }) => (
        <div key={term} className="flex min-h-5.5 gap-4">
          <dt className="flex-none text-text-3">{term}</dt>
          <dd
            className={`ml-auto min-w-0 text-right [overflow-wrap:anywhere] ${isLast ? 'font-semibold' : 'font-medium'}`}
          >
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
