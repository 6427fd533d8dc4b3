import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

const STAMP = 'x-asked-in-test';
let test = 0;

/** Faults out of reach of a test. Its end fails by them. */
export const faults: string[] = [];

/** Stands in for the API. A request that no test has answered is a fault. */
export const server = setupServer(
  http.all('*', ({ request }) => {
    // One that was on its way when its test ended finds the answers of the next one.
    const isOfThisTest = request.headers.get(STAMP) === String(test);
    if (isOfThisTest) faults.push(`nobody answers ${request.method} ${request.url}`);
    return HttpResponse.error();
  }),
);

export function startServer(): void {
  server.listen();
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(STAMP, String(test));
    return fetch(input, { ...init, headers });
  };
}

/** Calls from here on belong to the next test. */
export function resetServer(): void {
  test += 1;
  server.resetHandlers();
}
