import type { ComponentProps, ReactNode } from 'react';

export type GlyphProps = Omit<ComponentProps<'svg'>, 'children'>;

/** Drawn like the icons beside them: 24 units, one stroke, the size of the icon class. */
function Glyph({ children, ...rest }: GlyphProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      className={`lucide ${rest.className ?? ''}`}
    >
      {children}
    </svg>
  );
}

/** A ring with a dot. */
export function GazePointGlyph(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <circle cx="12" cy="12" r="2.75" fill="currentColor" stroke="none" />
    </Glyph>
  );
}

/** Three circles, joined. */
export function GazePathGlyph(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <circle cx="5.5" cy="17" r="3" />
      <circle cx="11" cy="6" r="2.5" />
      <circle cx="18.5" cy="15.5" r="3.5" />
      <path d="m6.9 14.3 3-6.100M12.700 7.900l3.500 4.900" />
    </Glyph>
  );
}

/** The mark of the product: an eye that looks up and to the right. */
export function EyeMark(props: GlyphProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" {...props}>
      <rect width="24" height="24" rx="7" className="fill-accent" />
      <circle cx="12" cy="12" r="6.2" fill="none" stroke="#fff" strokeWidth="1.8" />
      <circle cx="13.6" cy="10.4" r="2.3" fill="#fff" />
    </svg>
  );
}
