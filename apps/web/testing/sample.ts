import { HttpResponse, http } from 'msw';
import type { RecordsRequest } from '#studio/records/records-reader.ts';
import { setWorkerReply } from './browser-gaps.ts';
import { toPage, toProject } from './projects.ts';
import { replyWith } from './records.ts';
import { server } from './server.ts';

const SAMPLE = toProject({
  name: 'Drink ad test',
  status: 'done',
  type: 'pro',
  completed: 2,
  pages: [toPage({ kind: 'video' })],
});

/** Files of the sample as the site serves them, and what a worker reads of them. */
export function answerSample(records: Parameters<typeof replyWith>[0], project = SAMPLE): void {
  const addresses = {
    presignedUrl: '/sample/manifest.json',
    chunks: [{ key: 'aggregates/segment.json', url: '/sample/segment.json' }],
    expiresAt: '2099-12-31T00:00:00.000Z',
    marks: [],
  };
  server.use(
    http.get('*/sample/project.json', () => HttpResponse.json(project)),
    http.get('*/sample/areas.json', () => HttpResponse.json({ aoiList: [] })),
    http.get('*/sample/records.json', () => HttpResponse.json(addresses)),
  );
  setWorkerReply((request) => {
    // A worker has no page that an address could be relative to.
    const isWhole = JSON.stringify(request).includes(`${location.origin}/sample/segment.json`);
    const isOpening = (request as Partial<RecordsRequest>).ask === 'open';
    if (isOpening && !isWhole) return { failure: 'no address', isGone: false };
    return replyWith(records, request);
  });
}
