import { cva, type VariantProps } from 'class-variance-authority';

/** Looks of everything that is pressed: buttons, links that look like them, triggers. */
export const buttonLook = cva(
  [
    'hit-area focus-ring inline-flex flex-none select-none items-center justify-center gap-1.5 border text-center font-medium',
    'transition-[background-color,border-color,color,box-shadow,opacity] motion-safe:active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-accent text-on-accent shadow-accent hover:bg-accent-fill-hover forced-colors:border-[ButtonBorder]',
        secondary:
          'border-border-2 bg-surface text-text shadow-e1 hover:bg-surface-2 active:bg-surface-3',
        quiet:
          'border-transparent bg-transparent text-text-2 hover:bg-surface-2 hover:text-text active:bg-surface-3',
        danger: 'border-border-2 bg-surface text-bad shadow-e1 hover:border-bad hover:bg-bad-bg',
        'danger-fill':
          'border-transparent bg-bad-fill text-on-accent hover:bg-bad-fill-hover forced-colors:border-[ButtonBorder]',
        ink: 'border-transparent bg-text text-bg hover:bg-text-2 forced-colors:border-[ButtonBorder]',
      },
      size: {
        dense: 'type-small min-h-7 rounded-control px-2.25 [&_svg.lucide]:size-3.5',
        default: 'type-body min-h-8 rounded-control px-3',
        public: 'type-body min-h-9 rounded-control px-3.5',
        touch: 'type-touch min-h-11 rounded-touch px-4.5',
      },
      shape: { text: '', icon: 'px-0' },
      wide: { true: 'w-full', false: '' },
    },
    compoundVariants: [
      { shape: 'icon', size: 'dense', class: 'w-7' },
      { shape: 'icon', size: 'default', class: 'w-8' },
      { shape: 'icon', size: 'public', class: 'w-9' },
      { shape: 'icon', size: 'touch', class: 'w-11' },
    ],
    defaultVariants: { variant: 'secondary', size: 'default', shape: 'text', wide: false },
  },
);

export type ButtonVariant = NonNullable<VariantProps<typeof buttonLook>['variant']>;
export type ButtonSize = NonNullable<VariantProps<typeof buttonLook>['size']>;
