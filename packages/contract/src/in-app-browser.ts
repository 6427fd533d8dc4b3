/** Browsers inside other apps, which keep the camera from pages or forget what they store. */
const APPS = [
  ['kakaotalk', /KAKAOTALK/i],
  ['line', /\bLine\//i],
  ['naver', /NAVER\(inapp/i],
  ['instagram', /Instagram/i],
] as const;
export type InAppBrowser = (typeof APPS)[number][0];

export function findInAppBrowser(userAgent: string): InAppBrowser | undefined {
  return APPS.find(([, pattern]) => pattern.test(userAgent))?.[0];
}
