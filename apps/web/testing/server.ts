import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** What went wrong out of reach of a test. Its end fails by them. */
export const faults: string[] = [];

/** Stands in for the API. A request that no test has answered is a fault. */
export const server = setupServer(
  http.all('*', ({ request }) => {
    faults.push(`nobody answers ${request.method} ${request.url}`);
    return HttpResponse.error();
  }),
);
