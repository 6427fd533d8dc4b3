export interface BrowserFacts {
  readonly userAgent: string;
  readonly userAgentData?: { readonly brands: readonly { readonly brand: string }[] };
}

/** Chromium itself, with and without a window, and the made-up brand that keeps lists honest. */
const PLAIN_BRANDS = /^(Google Chrome|HeadlessChrome|Chromium|.*Not.*Brand.*)$/;

/**
 * Chrome of a computer or phone, plain Chromium, and Chrome on iOS. Others are built on Chromium
 * and name Chrome in their user agent too; where brands are told, theirs stands among them.
 */
export function isChrome({ userAgent, userAgentData }: BrowserFacts): boolean {
  const brands = userAgentData?.brands ?? [];
  if (brands.length > 0) return brands.every(({ brand }) => PLAIN_BRANDS.test(brand));
  if (/CriOS\//.test(userAgent)) return true;
  return (
    /Chrome\//.test(userAgent) &&
    !/Edg|OPR\/|SamsungBrowser|Whale|YaBrowser|Vivaldi|; wv\)|KAKAOTALK|NAVER|DuckDuckGo/i.test(
      userAgent,
    )
  );
}
