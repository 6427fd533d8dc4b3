export interface StripeRules {
  readonly secretKey: string;
  readonly products: readonly string[];
  readonly now: () => number;
  /** Where its hosted page is. */
  readonly pageUrl: () => string;
}

export interface FakeDispute {
  readonly id: string;
  status: string;
}

/** Money that was taken, whatever for. */
export interface FakePaid {
  /** Id of its receipt. */
  readonly id: string;
  readonly intentId: string;
  readonly currency: string;
  readonly amount: number;
  readonly createdS: number;
  readonly paidAtS: number;
  refunded: number;
  dispute: FakeDispute | undefined;
  /** Only what was started with one has it: the charge of a month has none. */
  readonly orderId?: string;
}

export type Form = Readonly<Record<string, string>>;

/** An answer that Stripe gives with a status other than 200. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { error: { type: string; code?: string; message: string } };

  constructor(status: number, message: string, code?: string, type = 'invalid_request_error') {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...(code === undefined ? {} : { code }) } };
  }
}
