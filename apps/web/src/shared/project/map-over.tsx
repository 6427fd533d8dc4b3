import { toClassNames } from '@fovea/ui';

/** Where people looked, over a picture that fits its place in the same way. */
export function MapOver({ url, className }: { url: string | null | undefined; className: string }) {
  if (!url) return null;
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      draggable={false}
      className={toClassNames('absolute inset-0 size-full', className)}
    />
  );
}
