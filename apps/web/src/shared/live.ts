import { CALLS, notice } from '@fovea/contract';
import { queryClient } from './api/query-client.ts';
import { KEYS } from './api/query-keys.ts';
import { type EventStream, startLiveStream } from './live-stream.ts';

/** One stream per tab while somebody is logged in. Screens that show a project read it again. */
export function startLive(): () => void {
  return startLiveStream({
    open: () => new EventSource(`/api/v1${CALLS.getEvents.path}`) as EventStream,
    parseNotice,
    onNotice: ({ projectId }) => {
      // Not the records: all gaze would be loaded again while people take part. And not `reread`:
      // notices come several times a second, and a first answer that is slower would never be awaited.
      for (const queryKey of [KEYS.projects, KEYS.project(projectId), KEYS.participants(projectId)])
        void queryClient.invalidateQueries({ queryKey });
    },
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
