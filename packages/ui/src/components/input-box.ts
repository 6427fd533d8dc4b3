import { cva } from 'class-variance-authority';

export const INPUT_SIZES = ['default', 'public', 'touch'] as const;
export type InputSize = (typeof INPUT_SIZES)[number];

/** The box around an input. It shows focus, error and the disabled state of what is inside. */
export const inputBox = cva('field-edge flex w-full min-w-0 items-center gap-2 bg-surface', {
  variants: {
    size: {
      default: 'type-body min-h-8 rounded-control px-2.5',
      public: 'type-body min-h-9 rounded-control px-2.75',
      touch: 'type-touch min-h-11 rounded-touch px-3.25',
    },
  },
  defaultVariants: { size: 'public' },
});

export const INPUT_TEXT =
  'min-w-0 flex-1 self-stretch bg-transparent text-text outline-none disabled:text-text-2';
