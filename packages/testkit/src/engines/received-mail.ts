export type ReceivedMail = {
  id: string;
  receivedAtMs: number;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
};

export function isAddressedTo(mail: ReceivedMail, address: string): boolean {
  return mail.to.some((to) => to.toLowerCase() === address.toLowerCase());
}
