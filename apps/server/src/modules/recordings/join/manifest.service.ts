// The manifest of a phone: the pages in the order of this participant, with the addresses of their
// pictures.
import type { CALLS, GivenReply } from '@fovea/contract';
import { type DeviceFacts, toMmPerPx, toScreen } from '#modules/devices/public.ts';
import { buildAsset, loadPages, toExtras } from '#modules/projects/public.ts';
import { toParticipantName } from '#modules/recordings/participant-name.ts';
import type { RecordingTokens } from '#modules/recordings/recording-token.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { requireValue } from '#platform/errors/require-value.ts';
import { toShownOrder } from './shown-order.ts';

interface JoinedRecording {
  readonly id: string;
  readonly number: number;
  readonly joinedAt: Date;
}
interface JoinedProject {
  readonly id: string;
  readonly shuffle: boolean;
  readonly final_review: boolean;
}
type Page = GivenReply<typeof CALLS.joinProject>['pages'][number];

/** All that a phone learns when it joins. */
export async function loadJoined(
  deps: Pick<ServerDeps, 'db' | 'storage' | 'pressure'> & { readonly tokens: RecordingTokens },
  { id, number, joinedAt, project }: JoinedRecording & { readonly project: JoinedProject },
  device: DeviceFacts,
): Promise<GivenReply<typeof CALLS.joinProject>> {
  const screen = toScreen(device);
  return {
    recordingId: id,
    token: deps.tokens.sign(id, joinedAt),
    participant: toParticipantName(number),
    batchMs: deps.pressure.toBatchMs(),
    screen: { mmPerPx: toMmPerPx(screen), isAssumed: screen.isAssumed },
    pages: await loadManifest(deps, project, id),
    finalReview: project.final_review,
  };
}

async function loadManifest(
  deps: Pick<ServerDeps, 'db' | 'storage'>,
  project: { readonly id: string; readonly shuffle: boolean },
  recordingId: string,
): Promise<Page[]> {
  const { pages, assets } = await loadPages(deps.db, project.id);
  const shown = project.shuffle ? toShownOrder(pages, recordingId) : pages;
  return Promise.all(
    shown.map(async (page) => ({
      id: page.id,
      index: page.position,
      kind: page.kind,
      layout: page.layout,
      display: page.display,
      scale: page.scale,
      alignX: page.align_x,
      alignY: page.align_y,
      ...toExtras(page),
      timerMs: page.timer_ms,
      assets: await Promise.all(
        assets
          .filter(({ page_id }) => page_id === page.id)
          .map(async (row) => {
            const { id, kind, url, sources, widthPx, heightPx, durationMs, ...stills } =
              await buildAsset(deps.storage, row);
            return {
              id,
              kind,
              url: requireValue(url, 'address of a picture'),
              sources,
              widthPx: requireValue(widthPx, 'width of a picture'),
              heightPx: requireValue(heightPx, 'height of a picture'),
              durationMs,
              bytes: row.object_bytes ?? row.bytes,
              posterUrl: stills.hoverUrls[page.poster_frame ?? -1] ?? stills.posterUrl,
            };
          }),
      ),
      question: page.question,
    })),
  );
}
