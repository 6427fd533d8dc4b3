const MESSAGES = {
  refund_refused: 'Only unused sessions can be refunded, within 30 days of purchase.',
  recording_not_returnable: 'The session of this recording cannot come back.',
  recording_not_returned: 'The session of this recording has not come back.',
} as const;

/** An operator asked for what the rules do not allow. No call answers with it. */
export class CreditsRefused extends Error {
  readonly code: keyof typeof MESSAGES;

  constructor(code: keyof typeof MESSAGES) {
    super(MESSAGES[code]);
    this.name = 'CreditsRefused';
    this.code = code;
  }
}
