import { randomUUID } from 'node:crypto';
import { CALLS, type CallInput, createClient } from '@fovea/contract';
import type { Transport } from './http-transport.ts';

type Told = CallInput<typeof CALLS.sendVisitEvent>['body'];

interface VisitOptions {
  readonly apiUrl: string;
  readonly slug: string;
  readonly transport: Transport;
  readonly model: string;
  /** In a browser inside another app. */
  readonly inApp?: boolean | undefined;
  readonly device?: Told['device'] | undefined;
}

const BROWSER = 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36';

/** Somebody who opens a link and tells how far they come, as the collect app does. */
export function createVisit(options: VisitOptions) {
  const { apiUrl, slug, transport, model, inApp = false, device = 'mobile' } = options;
  const client = createClient({
    baseUrl: `${apiUrl}/api/v1`,
    fetch: transport.send,
    headers: { 'user-agent': inApp ? `${BROWSER} KAKAOTALK/11.0` : BROWSER },
  });
  const params = { slug };
  const visitId = randomUUID();
  return {
    open() {
      return client.call(CALLS.getCollectProject, { params, query: { opening: device } });
    },
    async tell(step: Told['step'], more: Pick<Told, 'page' | 'reason'> = {}): Promise<void> {
      const own = { visitId: step === 'declined' ? null : visitId, step, device, inApp, model };
      await client.call(CALLS.sendVisitEvent, { params, body: { ...own, ...more } });
    },
  };
}
