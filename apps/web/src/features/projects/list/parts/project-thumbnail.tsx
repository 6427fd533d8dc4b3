import type { ProjectSummary } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';
import { toCoverSize } from '#features/projects/list/model/cover-sizes.ts';
import { MapOver } from '#shared/project/map-over.tsx';

type Cover = ProjectSummary['covers'][number];

/** The first pages as devices. A project without pages has an outline of one. */
export function ProjectThumbnail({ covers }: { covers: readonly Cover[] }) {
  const [first] = covers;
  // The one in the middle, where it has a map.
  const mapped = covers[1]?.mapUrl ? covers[1] : covers.find(({ mapUrl }) => mapUrl);
  return (
    <div
      aria-hidden="true"
      className="relative h-37.5 overflow-hidden border-border border-b bg-surface-2"
    >
      {first ? (
        <>
          {/* The picture's own colours, far out of focus, tint the ground. */}
          <img
            src={first.url}
            alt=""
            loading="lazy"
            draggable={false}
            className="absolute inset-0 size-full scale-150 object-cover opacity-25 blur-[2.5rem] forced-colors:hidden"
          />
          <div className="absolute inset-x-0 top-4 bottom-0 flex justify-center gap-2 px-3">
            {covers.map((cover, at) => (
              <CoverPicture
                // biome-ignore lint/suspicious/noArrayIndexKey: one picture may be on two pages.
                key={at}
                cover={cover}
                count={covers.length}
                mapUrl={cover === mapped ? cover.mapUrl : null}
                isBehind={covers.length === 3 && at !== 1}
              />
            ))}
          </div>
        </>
      ) : (
        <EmptyPhone />
      )}
    </div>
  );
}

interface CoverPictureProps {
  cover: Cover;
  count: number;
  mapUrl: string | null;
  isBehind: boolean;
}

function CoverPicture({ cover, count, mapUrl, isBehind }: CoverPictureProps) {
  const { widthPx, heightPx, isStanding } = toCoverSize(cover, count);
  return (
    <span
      style={{ width: widthPx, height: heightPx }}
      className={toClassNames(
        'relative min-w-0 overflow-hidden bg-surface shadow-[0_4px_14px_rgb(20_20_30/0.16)]',
        isStanding ? 'rounded-t-[9px]' : '-mt-4 self-center rounded-[9px]',
        isStanding && isBehind && 'mt-3.5 opacity-92',
      )}
    >
      <img
        src={cover.url}
        alt=""
        loading="lazy"
        draggable={false}
        className="size-full object-cover object-top"
      />
      <MapOver url={mapUrl} className="object-cover object-top" />
    </span>
  );
}

function EmptyPhone() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 280 150"
      fill="none"
      strokeWidth="1.75"
      className="absolute inset-0 m-auto h-full stroke-border-2"
    >
      <rect x="101" y="18" width="78" height="168" rx="12" strokeDasharray="5 6" />
      <circle cx="140" cy="80" r="17" stroke="none" className="fill-accent-bg" />
      <path d="M140 73v14M133 80h14" strokeLinecap="round" className="stroke-accent-text" />
    </svg>
  );
}
