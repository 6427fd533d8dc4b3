// The port to whoever takes the money. The rest of the server knows no provider by name: what one
// can do is said by what it has.
import type { Currency, PlanKey, PlanKind, ProviderKey } from '@fovea/contract';

export interface Money {
  readonly currency: Currency;
  /** Minor units. */
  readonly amount: number;
}

export interface CheckoutOrder extends Money {
  readonly orderId: string;
  readonly plan: PlanKey;
  readonly sessions: number;
  readonly email: string;
  readonly language: 'en' | 'ko';
  /** Where the provider's page leads afterwards. Neither proves anything. */
  readonly paidUrl: string;
  readonly backUrl: string;
}

/** The provider's page to pay on. */
export interface Checkout {
  readonly checkoutRef: string;
  readonly payUrl: string;
}

/** What the provider knows of an order at this moment, in its own words. */
export type Payment =
  | { readonly state: 'open' | 'ended'; readonly orderId: string }
  | {
      readonly state: 'paid';
      readonly orderId: string;
      readonly money: { readonly currency: string; readonly amount: number };
      /** What a refund names. */
      readonly paymentRef: string;
      readonly paidAt: Date;
      readonly receiptUrl: string | null;
      /** Some of it went back. */
      readonly isReturned?: boolean;
    };

/** Something has changed there. A hint: what has, is read from the provider. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly type: string;
  /** The checkout that it is about; nothing if it is about none. */
  readonly checkoutRef: string | undefined;
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
  /** Refused: the provider will never do it. Throws when it may pass. Once for each key. */
  refund(refund: { paymentRef: string; money: Money; key: string }): Promise<'done' | 'refused'>;
  /**
   * How much of a payment went back by now, by refunds and disputes; a dispute that was won does not
   * count. Who cannot say is never asked.
   */
  findReturned?(paymentRef: string): Promise<number>;
  /** Every payment that was made from a moment on and before another. */
  listPayments?(range: { from: Date; to: Date }): AsyncIterable<ListedPayment>;
  /** Of bytes as they came; nothing when they are not the provider's. */
  readEvent(
    body: Buffer,
    headers: Readonly<Record<string, unknown>>,
    now: Date,
  ): Promise<ProviderEvent | undefined>;
}

/** Those that are configured. */
export type PaymentProviders = readonly PaymentProvider[];
