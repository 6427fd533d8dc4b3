import type { Asset } from '@fovea/contract';
import type { Rect } from '@fovea/gaze/geometry';
import { ProgressBar, toClassNames } from '@fovea/ui';
import { ImageUp, Play } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#features/projects/editor/texts.ts';
import { toProblemText } from '#features/projects/files/file-problems.ts';
import { ACCEPTED, type MediaKind } from '#features/projects/files/media-files.ts';
import { findLocalUrl } from '#features/projects/files/uploads/project-uploads.ts';
import type { Upload } from '#features/projects/files/uploads/upload.ts';
import { UploadActions } from '#features/projects/files/uploads/upload-actions.tsx';
import type { Uploads } from '#features/projects/files/uploads/upload-queue.ts';
import {
  toBarShare,
  useUploadTexts,
  useUploadWord,
} from '#features/projects/files/uploads/upload-texts.ts';

const FRAME_MS = 600;

interface HoverFramesProps {
  asset: Asset;
  posterFrame: number | null;
  className: string;
}

interface SlotViewProps {
  kind: MediaKind;
  number: number;
  isAlone: boolean;
  asset: Asset | null;
  posterFrame: number | null;
  upload: Upload | undefined;
  queue: Uploads;
  /** The slot and its picture, in px of this screen. */
  box: Rect;
  place: Rect | null;
  onFiles: (files: readonly File[]) => void;
}

export const toStyle = ({ xPx, yPx, widthPx, heightPx }: Rect) => ({
  left: xPx,
  top: yPx,
  width: widthPx,
  height: heightPx,
});

/** One place of a page: its picture, where it lies on the phone, or the wish for one. */
export function SlotView(props: SlotViewProps) {
  const { asset, posterFrame, upload, queue, box, place, onFiles } = props;
  const [isOver, setIsOver] = useState(false);
  const handleDrag = (event: DragEvent, isInside: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(isInside);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the extra way; the button inside and the settings are the way of the keyboard.
    <div
      className={toClassNames(
        'absolute overflow-hidden',
        isOver && 'ring-2 ring-accent ring-inset',
      )}
      style={toStyle(box)}
      onDragOver={(event) => handleDrag(event, true)}
      onDragLeave={(event) => handleDrag(event, false)}
      onDrop={(event) => {
        handleDrag(event, false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {upload ? (
        <OnItsWay upload={upload} queue={queue} />
      ) : asset === null ? (
        <EmptySlot {...props} />
      ) : (
        <Filled asset={asset} posterFrame={posterFrame} place={place} box={box} />
      )}
    </div>
  );
}

interface FilledProps {
  asset: Asset;
  /** Frame of a video. */
  posterFrame: number | null;
  place: Rect | null;
  box: Rect;
}

/** A picture where it lies in its place, or what is known of it. */
export function Filled({ asset, posterFrame, place, box }: FilledProps) {
  const t = useUploadTexts();
  const inBox = place && toStyle({ ...place, xPx: place.xPx - box.xPx, yPx: place.yPx - box.yPx });
  if (asset.status === 'refused') {
    return <Note isBad>{toProblemText(asset.refusal ?? 'notMedia')}</Note>;
  }
  const localUrl = findLocalUrl(asset.id);
  if (!localUrl && asset.status !== 'ready') return <Note>{t('checking')}</Note>;
  if (asset.kind === 'video') {
    return (
      <div className="absolute" style={inBox ?? { inset: 0 }}>
        <HoverFrames asset={asset} posterFrame={posterFrame} className="size-full object-contain" />
      </div>
    );
  }
  const sources = asset.sources.filter(({ type }) => type === 'image/webp');
  return (
    <img
      src={localUrl ?? asset.url ?? undefined}
      {...(localUrl || sources.length === 0
        ? {}
        : {
            srcSet: sources.map(({ url, widthPx }) => `${url} ${widthPx}w`).join(', '),
            sizes: `${Math.ceil(place?.widthPx ?? box.widthPx)}px`,
          })}
      alt={asset.fileName}
      className={toClassNames('absolute max-w-none', inBox === null && 'size-full object-contain')}
      style={inBox ?? {}}
    />
  );
}

function OnItsWay({ upload, queue }: { upload: Upload; queue: Uploads }) {
  const toWord = useUploadWord();
  const isBad = upload.state === 'failed' || upload.state === 'refused';
  return (
    <>
      {upload.localUrl && upload.kind === 'image' && upload.state !== 'refused' && (
        <img
          src={upload.localUrl}
          alt={upload.file.name}
          className="size-full object-contain opacity-60"
        />
      )}
      <Note isBad={isBad}>
        {isBad && upload.problem ? toProblemText(upload.problem) : toWord(upload)}
        {!isBad && (
          <ProgressBar
            className="mt-1 w-full"
            label={upload.file.name}
            share={toBarShare(upload)}
            valueText={toWord(upload)}
          />
        )}
        <UploadActions upload={upload} uploads={queue} className="mt-1 flex-wrap justify-center" />
      </Note>
    </>
  );
}

function Note({ children, isBad = false }: { children: ReactNode; isBad?: boolean }) {
  return (
    <div className="absolute inset-0 grid place-items-center p-3">
      <div
        className={toClassNames(
          'type-small max-w-full rounded-control bg-surface px-2.5 py-1.5 text-center shadow-e2',
          isBad ? 'text-bad' : 'text-text-2',
        )}
      >
        {children}
      </div>
    </div>
  );
}

function EmptySlot({ kind, number, isAlone, onFiles }: SlotViewProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const word = t(kind === 'video' ? 'chooseVideo' : 'choosePicture');
  return (
    <>
      <button
        type="button"
        onClick={() => input.current?.click()}
        className="absolute inset-1.5 flex flex-col items-center justify-center gap-1.5 rounded-card border-[1.5px] border-border-input border-dashed bg-surface px-2 text-center text-accent-text transition-colors hover:border-accent hover:bg-accent-bg focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2"
      >
        <ImageUp aria-hidden="true" />
        <span className="type-small font-medium">{word}</span>
        {!isAlone && <span className="type-micro text-text-3">{t('place', { number })}</span>}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isAlone}
        accept={ACCEPTED[kind]}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}

/** The poster of a video; while the pointer is over it, frames from its beginning to its end. */
function HoverFrames({ asset, posterFrame, className }: HoverFramesProps) {
  const [at, setAt] = useState<number>();
  const frames = asset.hoverUrls;
  const isPlaying = at !== undefined;
  useEffect(() => {
    if (!isPlaying || frames.length === 0) return;
    const timer = setInterval(() => setAt((now = 0) => (now + 1) % frames.length), FRAME_MS);
    return () => clearInterval(timer);
  }, [isPlaying, frames.length]);
  const url = frames[at ?? posterFrame ?? -1] ?? asset.posterUrl ?? asset.thumbUrl;
  return (
    <div
      className="absolute inset-0"
      onPointerEnter={() => setAt(0)}
      onPointerLeave={() => setAt(undefined)}
    >
      {url && <img src={url} alt={asset.fileName} className={className} />}
      {!isPlaying && (
        <span className="absolute inset-0 m-auto grid size-11 place-items-center rounded-full bg-scrim text-on-accent">
          <Play aria-hidden="true" />
        </span>
      )}
    </div>
  );
}
