import { waitFor } from '@fovea/testkit';
import type { ReceivedMail } from '@fovea/testkit/engines';
import { READY_MS } from '#drivers/ready-ms.ts';

/** The mails to an address, newest first; those of one subject if it is given. */
export async function listMails(
  inboxUrl: string,
  email: string,
  subject?: string,
): Promise<ReceivedMail[]> {
  const reply = await fetch(`${inboxUrl}/api/messages?to=${encodeURIComponent(email)}`);
  const mails = (await reply.json()) as ReceivedMail[];
  return mails.filter((mail) => subject === undefined || mail.subject === subject);
}

export function fetchMail(inboxUrl: string, email: string, subject: string): Promise<ReceivedMail> {
  return waitFor(`“${subject}” to ${email}`, READY_MS, async () => {
    return (await listMails(inboxUrl, email, subject))[0];
  });
}

/** The code of the newest mail to an address. */
export function fetchCode(inboxUrl: string, email: string): Promise<string> {
  return waitFor(`a mail to ${email}`, READY_MS, async () => {
    const [mail] = await listMails(inboxUrl, email);
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  });
}

export function readResetLink({ text }: ReceivedMail): string {
  return /https?:\/\/\S+#token=[\w-]+/.exec(text)?.[0] ?? '';
}
