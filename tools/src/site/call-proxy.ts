import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { forward } from '@fovea/testkit';
import type { AppName } from './content-policy.ts';

export interface CallProxy {
  /** Passes a call on to the API, or says false when it is none that this app may make. */
  pass(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  stop(): void;
}

const COLLECT_CALLS = '/api/v1/collect/';

/** Passes calls of an app on to one of the APIs in turn. */
export function createCallProxy(app: AppName, apiUrls: readonly string[]): CallProxy {
  const agent = new Agent({ keepAlive: true });
  // Participants have no session, so none may reach the server from their origin.
  const without = ['x-forwarded-for', ...(app === 'collect' ? ['cookie'] : [])];
  let turn = 0;
  return {
    pass(incoming, outgoing) {
      const pathname = incoming.url?.split('?')[0] ?? '/';
      if (!mayCall(app, pathname)) return false;
      const { port } = new URL(apiUrls[turn++ % apiUrls.length] ?? '');
      const headers = ['X-Forwarded-For', incoming.socket.remoteAddress ?? ''];
      forward({ agent, port: Number(port), headers, without }, incoming, outgoing);
      return true;
    },
    stop: () => agent.destroy(),
  };
}

/** Each origin reaches its own calls only. */
function mayCall(app: AppName, pathname: string): boolean {
  if (pathname.includes('/..')) return false;
  const isCollect = pathname.startsWith(COLLECT_CALLS);
  return app === 'collect' ? isCollect : pathname.startsWith('/api/') && !isCollect;
}
