import type { PageBox } from '#shared/page-box.ts';

export interface DeviceFacts {
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly pixelRatio: number;
  /** The whole screen tells devices apart that do not say their name. */
  readonly screen: PageBox;
}

/** The part of `navigator` that says what kind of device this is. */
export interface DeviceHints {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly userAgentData?: {
    getHighEntropyValues(hints: string[]): Promise<{ model?: string; platform?: string }>;
  };
}

const NAME_MAX_LENGTH = 100;

export async function readDeviceFacts(
  hints: DeviceHints,
  box: PageBox,
  { pixelRatio, screen }: Pick<DeviceFacts, 'pixelRatio' | 'screen'>,
): Promise<DeviceFacts> {
  const name = (await findModel(hints)) ?? toDeviceName(hints);
  return {
    name: name.slice(0, NAME_MAX_LENGTH),
    widthPx: box.widthPx,
    heightPx: box.heightPx,
    pixelRatio: Math.min(10, Math.max(0.5, pixelRatio)),
    screen,
  };
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
