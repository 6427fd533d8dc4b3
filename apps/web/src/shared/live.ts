import { CALLS, notice } from '@fovea/contract';
import { queryClient } from './api/query-client.ts';
import { type EventStream, startLiveStream } from './live-stream.ts';

/** One stream per tab while somebody is logged in. Screens that show a project read it again. */
export function startLive(): () => void {
  return startLiveStream({
    open: () => new EventSource(`/api/v1${CALLS.getEvents.path}`) as EventStream,
    parseNotice,
    onNotice: ({ projectId }) =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'projects' || queryKey.includes(projectId),
      }),
    onReread: () => void queryClient.invalidateQueries(),
  });
}

function parseNotice(text: string) {
  try {
    return notice.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
