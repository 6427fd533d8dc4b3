import type { PlanKind } from '@fovea/contract/catalogue';
import {
  ButtonLink,
  EmptyState,
  NoProjectsDrawing,
  SegmentedControl,
  Skeleton,
  Link as TextLink,
} from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { catalogueQuery } from '#shared/api/catalogue.queries.ts';
import { useLanguage } from '#shared/language.ts';
import { PATHS } from '#shared/paths.ts';
import { listShelves } from '#shared/shop/shop.ts';
import { CheckoutDone } from './checkout-done.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { useTexts } from './texts.ts';

const KINDS = ['one_time', 'monthly'] as const;

/**
 * `?order=`, and what a window adds of a payment or of a card, are where providers lead; everything
 * else chooses what to pay.
 */
export function Checkout() {
  const [params] = useSearchParams();
  const paymentKey = params.get('paymentKey') ?? params.get('authKey');
  const order = params.get('order') ?? params.get('orderId') ?? params.get('customerKey');
  const isBack = order !== null && !params.has('code');
  return isBack ? <CheckoutDone id={order} paymentKey={paymentKey} /> : <Choice />;
}

function Choice() {
  const t = useTexts();
  const language = useLanguage();
  const { data: catalogue } = useQuery(catalogueQuery);
  const [params, setParams] = useSearchParams();
  const kind = params.get('kind') === 'monthly' ? 'monthly' : 'one_time';
  const shelves = catalogue && listShelves(catalogue, kind, language);
  const isSold = (one: PlanKind) => catalogue && listShelves(catalogue, one, language).length > 0;
  const [shelf] = shelves ?? [];
  return (
    <>
      <Crumbs />
      <h1 className="type-h1 mt-1.5">{t('title')}</h1>
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
        <CheckoutForm
          kind={kind}
          kindChoice={
            KINDS.every(isSold) && (
              <SegmentedControl
                label={t('kind')}
                segments={KINDS.map((value) => ({ value, label: t(value) }))}
                value={kind}
                onChange={(value) => {
                  params.set('kind', value);
                  setParams(params, { replace: true });
                }}
              />
            )
          }
          shelves={shelves}
          first={shelf}
          taxPercent={catalogue.taxPercent}
        />
      )}
    </>
  );
}

function Crumbs() {
  const t = useTexts();
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="type-small flex items-center gap-1.5 text-text-3">
        <li>
          <TextLink asChild look="quiet">
            <Link to={PATHS.pricing}>{t('pricing')}</Link>
          </TextLink>
        </li>
        <li aria-current="page" className="flex items-center gap-1.5">
          <ChevronRight aria-hidden="true" className="size-3.5 flex-none" />
          {t('title')}
        </li>
      </ol>
    </nav>
  );
}
