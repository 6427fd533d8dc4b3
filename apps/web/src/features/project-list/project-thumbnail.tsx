import type { ProjectSummary } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';

type Cover = ProjectSummary['covers'][number];

/** Wider than this a picture stands alone instead of in a phone. */
const UPRIGHT_ASPECT = 0.8;

/** The first pages as phones. A project without pages has an outline of one. */
export function ProjectThumbnail({ covers }: { covers: readonly Cover[] }) {
  const [first] = covers;
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
            className="absolute inset-0 size-full scale-150 object-cover opacity-25 blur-[2.5rem] forced-colors:hidden"
          />
          <div className="absolute inset-x-0 top-4 flex justify-center gap-2">
            {covers.map((cover, at) => (
              <CoverPicture
                key={cover.url}
                cover={cover}
                isBehind={covers.length === 3 ? at !== 1 : at > 0}
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

function CoverPicture({ cover, isBehind }: { cover: Cover; isBehind: boolean }) {
  const isUpright = cover.widthPx / cover.heightPx < UPRIGHT_ASPECT;
  return (
    <img
      src={cover.url}
      alt=""
      loading="lazy"
      className={toClassNames(
        'bg-surface object-cover object-top shadow-[0_4px_14px_rgb(20_20_30/0.16)]',
        isUpright ? 'h-42 w-19.5 rounded-t-[9px]' : 'mt-2 size-26 rounded-[9px]',
        isUpright && isBehind && 'mt-3.5 opacity-92',
      )}
    />
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
