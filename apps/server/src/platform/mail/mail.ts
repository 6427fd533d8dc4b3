import { createTransport } from 'nodemailer';
import type { Secret } from '#platform/config/secret.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Fixed per mail: a crash may repeat one, and the receiver's server can tell. */
  readonly messageId: string;
  /** Where an answer goes, if not to the sender. */
  readonly replyTo?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  stop(): void;
}

export function createMailer(config: { SMTP_URL: Secret; MAIL_FROM: string }): Mailer {
  // A mail server that hangs must not hold a worker: the job is tried again.
  const transport = createTransport(
    {
      url: config.SMTP_URL.reveal(),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    },
    { from: config.MAIL_FROM },
  );
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, messageId: `<${mail.messageId}@fovea>` });
    },
    stop: () => transport.close(),
  };
}
