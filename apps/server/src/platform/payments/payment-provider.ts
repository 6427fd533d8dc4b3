// The port to whoever takes the money. The rest of the server knows no provider by name: what one
// can do is said by what it has.
import type { Currency, PlanKey, PlanKind, ProviderKey, SubscriptionState } from '@fovea/contract';

export interface Money {
  readonly currency: Currency;
  /** Minor units. */
  readonly amount: number;
}

export interface CheckoutOrder extends Money {
  readonly orderId: string;
  readonly plan: PlanKey;
  readonly kind: PlanKind;
  readonly sessions: number;
  readonly email: string;
  readonly language: 'en' | 'ko';
  /** Where the provider's page leads afterwards. Neither proves anything. */
  readonly paidUrl: string;
  readonly backUrl: string;
}

/** The provider's page to pay on; none where its script opens a window. */
export interface Checkout {
  readonly checkoutRef: string;
  readonly payUrl: string | null;
}

/** Settings with which a browser opens the provider's window. Nothing of it is secret. */
export interface PaymentWindow {
  readonly clientKey: string;
  readonly script: string;
}

/** Money that has arrived, in the provider's own words. */
export interface Received {
  readonly money: { readonly currency: string; readonly amount: number };
  /** Reference that a refund names. */
  readonly paymentRef: string;
  readonly paidAt: Date;
  readonly receiptUrl: string | null;
}

/** The provider's view of an order at this moment. */
export type Payment =
  | { readonly state: 'open' | 'ended'; readonly orderId: string }
  | (Received & {
      readonly state: 'paid';
      readonly orderId: string;
      /** The provider's name of a monthly plan whose months it counts. */
      readonly subscriptionRef?: string;
      /** And the month that was paid. */
      readonly month?: Month;
      /** Some of it went back. */
      readonly isReturned?: boolean;
    });

export interface Month {
  readonly start: Date;
  readonly end: Date;
}

/** A monthly plan as the provider has it at this moment. */
export interface ProviderSubscription {
  readonly orderId: string;
  readonly state: SubscriptionState;
  readonly cancelsAtEnd: boolean;
  /** When a card that was refused is charged again; nothing when it is not. */
  readonly nextTryAt?: Date | undefined;
  /** Paid months, oldest first. */
  readonly months: readonly (Received & Month)[];
}

/** Months that the provider counts and charges. */
export interface MonthsThere {
  find(subscriptionRef: string): Promise<ProviderSubscription>;
  /** The plan that a payment is a month of, with the order that began it. */
  findByPayment(
    paymentRef: string,
  ): Promise<{ subscriptionRef: string; orderId: string } | undefined>;
  /** At the end of the month that is paid, or no longer. */
  setCancel(subscriptionRef: string, cancelsAtEnd: boolean): Promise<void>;
  /** From the next payment on; nothing is charged or given back now. */
  setOffer(subscriptionRef: string, offer: Money & { plan: PlanKey }): Promise<void>;
  /** Now. One that has ended stays so. */
  end(subscriptionRef: string): Promise<void>;
}

/** A charge of a stored card: once for each key, whatever becomes of the answer. */
export interface StoredCharge extends Money {
  /** As the adapter sealed it. */
  readonly storedKey: string;
  readonly orderId: string;
  readonly idempotencyKey: string;
}
export type StoredOutcome =
  | (Received & { readonly state: 'paid' })
  | { readonly state: 'declined' };

/** Something has changed there. A hint: what has, is read from the provider. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly type: string;
  /** The checkout that it is about; nothing if it is about none. */
  readonly checkoutRef: string | undefined;
  /** The monthly plan that it is about. */
  readonly subscriptionRef?: string | undefined;
  /** The payment of which something may have gone back. */
  readonly returnedRef?: string | undefined;
}

/** A payment as the provider's own list has it. */
export interface ListedPayment {
  readonly paymentRef: string;
  /** As we gave it when the checkout was started; of payments of others it is unknown. */
  readonly orderId: string | undefined;
  readonly money: { readonly currency: string; readonly amount: number };
  /** Some of it went back, or is disputed. */
  readonly isReturned: boolean;
}

export interface PaymentProvider {
  readonly key: ProviderKey;
  readonly kinds: readonly PlanKind[];
  /** Repeated with the same order it answers the same page. */
  startCheckout(order: CheckoutOrder): Promise<Checkout>;
  findPayment(checkoutRef: string): Promise<Payment>;
  /** Nobody can begin to pay there any more; one that was paid, or is over, stays as it is. */
  closeCheckout?(checkoutRef: string): Promise<void>;
  /** Set for providers whose script opens a window: nothing is charged there before `confirm`. */
  readonly window?: PaymentWindow;
  /** Charges what was ordered, once for each order; refused is for ever. Throws when it may pass. */
  confirm?(order: Money & { orderId: string; paymentKey: string }): Promise<'done' | 'refused'>;
  /** Refused: the provider will never do it. Throws when it may pass. Once for each key. */
  refund(refund: { paymentRef: string; money: Money; key: string }): Promise<'done' | 'refused'>;
  readonly months?: MonthsThere;
  /** A card that somebody gave at the window becomes a key, sealed. Nothing when it was not given there. */
  storeCard?(card: { customerKey: string; authKey: string }): Promise<string | undefined>;
  /** Throws when nobody knows whether the card was charged: the same key asks again. */
  chargeStored?(charge: StoredCharge): Promise<StoredOutcome>;
  /** Whoever has the key can charge nothing with it from now on. */
  forgetStored?(storedKey: string): Promise<void>;
  /**
   * How much of a payment went back by now, by refunds and disputes; a dispute that was won does not
   * count. Who cannot say is never asked.
   */
  findReturned?(paymentRef: string): Promise<number>;
  /** Every payment that was made from a moment on and before another. */
  listPayments?(range: { from: Date; to: Date }): AsyncIterable<ListedPayment>;
  /** Reads an event from the bytes as they came; undefined when they are not the provider's. */
  readEvent(
    body: Buffer,
    headers: Readonly<Record<string, unknown>>,
    now: Date,
  ): Promise<ProviderEvent | undefined>;
}

/** Providers that are configured. */
export type PaymentProviders = readonly PaymentProvider[];
