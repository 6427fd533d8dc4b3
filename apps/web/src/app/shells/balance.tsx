import { ButtonLink, Tooltip } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { creditsQuery } from '#shared/api/credits.queries.ts';
import { findCreditsEnd } from '#shared/api/credits-end.ts';
import { hasFeature } from '#shared/features/features.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { PATHS } from '#shared/paths.ts';
import { BalanceSkeleton } from './balance-skeleton.tsx';
import { useTexts } from './balance-texts.ts';

/** Sessions that the person can spend, in the header. A number that may be wrong is not shown. */
export function Balance() {
  const t = useTexts();
  const noteId = useId();
  const { data, isError } = useQuery(creditsQuery);
  if (isError) return null;
  if (data === undefined) return <BalanceSkeleton />;
  const { balance, parts } = data;
  const ending = findCreditsEnd(parts, Date.now());
  const warning = ending?.isSoon && t('ending', { count: ending.amount, day: ending.day });
  const note = warning || t('what');
  const number = (
    <Link
      to={PATHS.history}
      aria-describedby={noteId}
      className="focus-ring hit-area type-body tnum flex h-full items-center gap-1.5 rounded-control text-text-3 hover:text-text"
    >
      <span className="relative text-text-2">
        <Ticket aria-hidden="true" />
        {warning && (
          <span className="absolute top-0 right-0 size-1.5 rounded-full bg-warn forced-colors:bg-[CanvasText]" />
        )}
      </span>
      {/* Little room: the figure is seen, the words are read aloud. */}
      <b aria-hidden="true" className="font-semibold text-text md:hidden">
        {toNumberText(balance)}
      </b>
      <span className="whitespace-nowrap max-md:sr-only">
        {t.rich(
          'sessions',
          { b: (text) => <b className="font-semibold text-text">{text}</b> },
          { count: balance },
        )}
      </span>
    </Link>
  );
  return (
    <div className="flex h-8 flex-none items-center gap-2 rounded-control border border-border bg-surface px-2.5 md:pr-1">
      <Tooltip side="bottom" text={note}>
        {number}
      </Tooltip>
      <span id={noteId} className="sr-only">
        {note}
      </span>
      {hasFeature('payments') && (
        <ButtonLink
          asChild
          size="dense"
          className="hidden min-h-6 rounded-chip shadow-none md:inline-flex"
        >
          <Link to={PATHS.pricing}>{t('buy')}</Link>
        </ButtonLink>
      )}
    </div>
  );
}
