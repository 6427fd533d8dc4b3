import type { Ref } from 'react';

interface ScreenTitleProps {
  children: string;
  /** Set for a title that takes the focus when it comes. */
  ref?: Ref<HTMLHeadingElement>;
}

export function ScreenTitle({ children, ref }: ScreenTitleProps) {
  return (
    <h1
      ref={ref}
      tabIndex={-1}
      className="text-pretty font-bold text-[1.75rem] leading-9 tracking-[-0.022em] outline-none"
    >
      {children}
    </h1>
  );
}
