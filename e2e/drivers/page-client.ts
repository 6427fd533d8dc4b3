import { type Client, createClient, type HttpInit } from '@fovea/contract';
import type { Page } from '@playwright/test';

interface PageReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends from inside the page, so the browser's rules on origins, cookies and headers apply. */
export async function fetchInPage(
  page: Page,
  url: string,
  init: Partial<HttpInit> & { readonly mode?: 'no-cors' } = {},
): Promise<PageReply> {
  const { body, ...rest } = init;
  const base64 = body === undefined ? undefined : Buffer.from(body).toString('base64');
  return page.evaluate(
    async ([address, options, encoded]) => {
      const bytes =
        encoded === undefined
          ? {}
          : { body: Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0)) };
      const reply = await fetch(address, { ...options, ...bytes });
      const headers = Object.fromEntries(reply.headers);
      return { status: reply.status, headers, body: await reply.text() };
    },
    [url, rest, base64] as const,
  );
}

/** The typed client of the API, sending from a page of an app's origin. */
export function createPageClient(page: Page, headers: Record<string, string> = {}): Client {
  return createClient({
    baseUrl: `${new URL(page.url()).origin}/api/v1`,
    headers,
    fetch: async (url, init) => {
      const xsrf = await readXsrfToken(page);
      const own = xsrf === undefined ? {} : { 'x-xsrf-token': xsrf };
      const reply = await fetchInPage(page, url, { ...init, headers: { ...init.headers, ...own } });
      return { status: reply.status, text: async () => reply.body };
    },
  });
}

/** As a script of the page sees it. */
export function readXsrfToken(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const pair = document.cookie.split('; ').find((text) => text.startsWith('XSRF-TOKEN='));
    return pair === undefined ? undefined : decodeURIComponent(pair.slice('XSRF-TOKEN='.length));
  });
}

/** Width and height of a picture that the page shows, in px of the picture. */
export function readImageSize(page: Page, url: string): Promise<[number, number]> {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, url);
}
