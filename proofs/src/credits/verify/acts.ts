interface Order {
  readonly userId: string;
  readonly projectId: string;
  readonly projectName: string;
}

interface CodeRef {
  readonly userId: string;
  readonly sendKey: string;
  readonly receiver: string;
}

/** Commands of the ledger and their input. Times are in ms, of the clock that both sides share. */
interface Inputs {
  readonly issueLot: {
    readonly userId: string;
    readonly source: 'purchase' | 'subscription' | 'promo';
    readonly sourceRef: string;
    readonly amount: number;
    readonly paidAt: number;
    readonly expiresAt: number | null;
  };
  readonly issueOrganizationLot: {
    readonly userId: string;
    readonly sourceRef: string;
    readonly accounts: number;
    readonly paidAt: number;
  };
  readonly adjust: {
    readonly key: string;
    readonly userId: string;
    readonly amount: number;
    readonly reason: string;
  };
  readonly activate: Order & { readonly amount: number };
  readonly upgrade: Order & { readonly amount: number };
  readonly release: Order;
  /** The pack of a complete recording, which shows gaze or does not. */
  readonly pack: { readonly recordingId: string; readonly isReadable: boolean };
  readonly settle: { readonly projectId: string };
  readonly settleFree: { readonly projectId: string };
  readonly expire: object;
  /** All that the schedule books. */
  readonly runJob: object;
  readonly send: {
    readonly userId: string;
    readonly sendKey: string;
    readonly amount: number;
    readonly receivers: readonly string[];
  };
  readonly redeem: CodeRef;
  readonly cancel: CodeRef;
  readonly requestRefund: {
    readonly requestId: string;
    readonly source: string;
    readonly sourceRef: string;
  };
  readonly confirmRefund: { readonly requestId: string };
  readonly refuseRefund: { readonly requestId: string };
  readonly returnCredit: { readonly recordingId: string; readonly reason: string };
}

type Command = keyof Inputs;
export type InputOf<C extends Command> = Inputs[C];
export type Act = { [C in Command]: { readonly command: C; readonly input: Inputs[C] } }[Command];

/** Answer that the model demands; fields that its value does not name are not compared. */
export type Expected =
  | { readonly ok: true; readonly value?: unknown }
  | { readonly ok: false; readonly code: string };
