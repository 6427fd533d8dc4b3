import { ButtonLink, EmptyState, NoProjectsDrawing, Skeleton } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useLanguage } from '#shared/language.ts';
import { PATHS } from '#shared/paths.ts';
import { listShelves } from '#shared/shop/shop.ts';
import { catalogueQuery } from './checkout.queries.ts';
import { CheckoutDone } from './checkout-done.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { useTexts } from './texts.ts';

/** `?order=` and `?paymentKey=` are where providers lead; everything else chooses what to pay. */
export function Checkout() {
  const [params] = useSearchParams();
  const paymentKey = params.get('paymentKey');
  const order = params.get(paymentKey === null ? 'order' : 'orderId');
  return order === null ? <Choice /> : <CheckoutDone id={order} paymentKey={paymentKey} />;
}

function Choice() {
  const t = useTexts();
  const language = useLanguage();
  const { data: catalogue } = useQuery(catalogueQuery);
  const shelves = catalogue && listShelves(catalogue, 'one_time', language);
  const [shelf] = shelves ?? [];
  return (
    <>
      <h1 className="type-h1">{t('title')}</h1>
      {catalogue === undefined || shelves === undefined ? (
        <Skeleton className="mt-4 h-80 w-full rounded-card" />
      ) : shelf === undefined ? (
        <EmptyState
          drawing={<NoProjectsDrawing />}
          title={t('nothing')}
          text={t('nothingText')}
          action={
            <ButtonLink size="public" asChild>
              <Link to={PATHS.pricing}>{t('back')}</Link>
            </ButtonLink>
          }
        />
      ) : (
        <CheckoutForm shelves={shelves} first={shelf} taxPercent={catalogue.taxPercent} />
      )}
    </>
  );
}
