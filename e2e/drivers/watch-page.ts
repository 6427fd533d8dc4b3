import type { Page } from '@playwright/test';

export interface WatchedPage {
  /** Console errors, with the address they are about, and uncaught exceptions. */
  readonly errors: readonly string[];
  /** Every host that a request went to. */
  readonly hosts: ReadonlySet<string>;
  /** Requests that the page's own content security policy refused. */
  violations(): Promise<readonly string[]>;
}

/** Writes down what a page does wrong. Call it before the page opens. */
export async function watchPage(page: Page): Promise<WatchedPage> {
  const errors: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.protocol !== 'blob:') hosts.add(url.host);
  });
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refusedByPolicy: refused });
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.violatedDirective} ${event.blockedURI} by ${event.sourceFile}`);
    });
  });
  return {
    errors,
    hosts,
    violations: () =>
      page.evaluate(() => (globalThis as { refusedByPolicy?: string[] }).refusedByPolicy ?? []),
  };
}
