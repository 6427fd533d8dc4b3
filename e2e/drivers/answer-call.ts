import { ERRORS, type ErrorCode } from '@fovea/contract';
import type { Page } from '@playwright/test';

/** Quoted on error pages by its last four characters. */
const REQUEST_ID = 'req-7c1d-9f3k';

/** Lets a call fail as the server would. The path stands below /api/v1 and may hold `*`. */
export async function failCall(page: Page, path: string, code: ErrorCode): Promise<void> {
  const { status, message } = ERRORS[code];
  await page.route(`**/api/v1${path}`, async (route) => {
    const json = { statusCode: status, code, message, requestId: REQUEST_ID };
    await route.fulfill({ status, json });
  });
}

/** Answers a call as the server does when it works. The path is written as for a failure. */
export function answerCall(page: Page, path: string, data: unknown): Promise<void> {
  return answerPlainly(page, path, { statusCode: 200, message: 'OK', data });
}

/** For the calls whose reply has no envelope. */
export async function answerPlainly(page: Page, path: string, json: unknown): Promise<void> {
  await page.route(`**/api/v1${path}`, (route) => route.fulfill({ json }));
}

/** Changes what the server answers. The API is asked itself: only browsers know the app's name. */
export async function changeReply(
  page: Page,
  apiUrl: string,
  path: string,
  change: (json: Record<string, unknown>) => unknown,
): Promise<void> {
  await page.route(`**/api/v1${path}`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${apiUrl}${pathname}${search}` });
    await route.fulfill({ response, json: change(await response.json()) });
  });
}
