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

/** The provider's page to pay on; none where its script opens a window. */
export interface Checkout {
  readonly checkoutRef: string;
  readonly payUrl: string | null;
}

/** What a browser needs to open the provider's window. Nothing of it is secret. */
export interface PaymentWindow {
  readonly clientKey: string;
  readonly script: string;
}

/** Money that has arrived, in the provider's own words. */
export interface Received {
  readonly money: { readonly currency: string; readonly amount: number };
  /** What a refund names. */
  readonly paymentRef: string;
  readonly paidAt: Date;
  readonly receiptUrl: string | null;
}

/** What the provider knows of an order at this moment. */
export type Payment =
  | { readonly state: 'open' | 'ended'; readonly orderId: string }
  | (Received & {
      readonly state: 'paid';
      readonly orderId: string;
    });

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
}

export interface PaymentProvider {
  readonly key: ProviderKey;
  readonly kinds: readonly PlanKind[];
  /** Repeated with the same order it answers the same page. */
  startCheckout(order: CheckoutOrder): Promise<Checkout>;
  findPayment(checkoutRef: string): Promise<Payment>;
  /** Of those whose script opens a window: nothing is charged there before `confirm`. */
  readonly window?: PaymentWindow;
  /** Charges what was ordered, once for each order; refused is for ever. Throws when it may pass. */
  confirm?(order: Money & { orderId: string; paymentKey: string }): Promise<'done' | 'refused'>;
  /** Refused: the provider will never do it. Throws when it may pass. Once for each key. */
  refund(refund: { paymentRef: string; money: Money; key: string }): Promise<'done' | 'refused'>;
  /** A card that somebody gave at the window becomes a key, sealed. Nothing when it was not given there. */
  storeCard?(card: { customerKey: string; authKey: string }): Promise<string | undefined>;
  /** Throws when nobody knows whether the card was charged: the same key asks again. */
  chargeStored?(charge: StoredCharge): Promise<StoredOutcome>;
  /** Whoever has the key can charge nothing with it from now on. */
  forgetStored?(storedKey: string): Promise<void>;
  /** Of bytes as they came; nothing when they are not the provider's. */
  readEvent(
    body: Buffer,
    headers: Readonly<Record<string, unknown>>,
    now: Date,
  ): Promise<ProviderEvent | undefined>;
}

/** Those that are configured. */
export type PaymentProviders = readonly PaymentProvider[];
