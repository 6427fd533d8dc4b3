/** The part of `navigator` that says what kind of device this is. */
export interface DeviceHints {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly userAgentData?: {
    getHighEntropyValues(hints: string[]): Promise<{ model?: string; platform?: string }>;
  };
}

const NAME_MAX_LENGTH = 100;

export async function readDeviceName(hints: DeviceHints): Promise<string> {
  const name = (await findModel(hints)) ?? toDeviceName(hints);
  return name.slice(0, NAME_MAX_LENGTH);
}

async function findModel({ userAgentData }: DeviceHints): Promise<string | undefined> {
  const values = await userAgentData?.getHighEntropyValues(['model']).catch(() => undefined);
  return values?.model?.trim() || undefined;
}

/** As exact as the browser allows: iPhones do not say which one they are. */
export function toDeviceName({ userAgent, maxTouchPoints }: DeviceHints): string {
  if (userAgent.includes('iPhone')) return 'iPhone';
  // An iPad asks for desktop pages and calls itself a Mac, but no Mac has a touch screen.
  const isIpad = userAgent.includes('iPad') || userAgent.includes('Macintosh');
  if (isIpad && maxTouchPoints > 1) return 'iPad';
  const android = /Android [^;)]*; (?:wv; )?([^;)]+?)(?: Build\/[^;)]*)?[;)]/.exec(userAgent)?.[1];
  // Chrome writes K for every phone.
  if (android !== undefined && android !== 'K') return android;
  if (userAgent.includes('Android')) return 'Android';
  return 'Computer';
}
