/**
 * Which utilities set the same property, for the few hundred that the product uses. The default
 * table of tailwind-merge knows all of Tailwind and weighs more than all components of a page.
 */
const isAny = () => true;
const isArbitrary = (value: string) => /^[[(].*[\])]$/.test(value);
const isLength = (value: string) => isArbitrary(value) || /^\d/.test(value);
const isSize = (value: string) => /^\[(?:\d|calc|clamp|min|max)/.test(value);
const isPicture = (value: string) => /^\[(?:url|length|[a-z-]+gradient)/.test(value);

/** One property each: `p-2` and `p-[3px]` and `p-(--x)` are of the group `p`. */
const PLAIN = [
  ...['p', 'px', 'py', 'pt', 'pr', 'pb', 'pl', 'm', 'mx', 'my', 'mt', 'mr', 'mb', 'ml'],
  ...['w', 'h', 'size', 'min-w', 'max-w', 'min-h', 'max-h', 'basis', 'grow', 'shrink', 'order'],
  ...['inset', 'inset-x', 'inset-y', 'top', 'right', 'bottom', 'left', 'z', 'aspect'],
  ...['gap', 'gap-x', 'gap-y', 'grid-cols', 'grid-rows', 'col', 'row', 'items', 'justify', 'self'],
  ...['justify-items', 'justify-self', 'place-items', 'place-self', 'content'],
  ...['rounded', 'rounded-t', 'rounded-r', 'rounded-b', 'rounded-l'],
  ...['leading', 'tracking', 'decoration', 'underline-offset', 'whitespace', 'align', 'list'],
  ...['shadow', 'opacity', 'fill', 'cursor', 'select', 'pointer-events', 'animate'],
  ...['duration', 'ease', 'transition', 'translate-x', 'translate-y', 'rotate', 'scale', 'origin'],
  ...['overflow', 'overflow-x', 'overflow-y', 'brightness', 'saturate', 'scroll-mt'],
] as const;

const DISPLAYS = ['block', 'inline-block', 'inline', 'flex', 'inline-flex', 'grid', 'inline-grid'];

export const CLASS_GROUPS = {
  ...Object.fromEntries(PLAIN.map((name) => [name, [{ [name]: ['', isAny] }]])),
  display: [...DISPLAYS, 'contents', 'hidden', 'table'],
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  type: [{ type: [isAny] }],
  flex: [{ flex: ['1', 'none', 'auto', 'initial', isArbitrary] }],
  'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap', 'wrap-reverse'] }],
  'font-family': [{ font: ['mono', 'sans'] }],
  'font-weight': [{ font: [isAny] }],
  'text-align': [{ text: ['left', 'center', 'right', 'start', 'end'] }],
  'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  'font-size': [{ text: [isSize] }],
  'text-color': [{ text: [isAny] }],
  'text-decoration': ['underline', 'no-underline', 'line-through'],
  'border-collapse': ['border-collapse', 'border-separate'],
  'border-spacing': [{ 'border-spacing': [isAny] }],
  'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
  'border-w': [{ border: ['', isLength] }],
  'border-w-x': [{ 'border-x': ['', isLength] }],
  'border-w-y': [{ 'border-y': ['', isLength] }],
  'border-w-t': [{ 'border-t': ['', isLength] }],
  'border-w-r': [{ 'border-r': ['', isLength] }],
  'border-w-b': [{ 'border-b': ['', isLength] }],
  'border-w-l': [{ 'border-l': ['', isLength] }],
  'border-color': [{ border: [isAny] }],
  'bg-image': [{ 'bg-linear': [isAny], bg: [isPicture] }],
  'bg-color': [{ bg: [isAny] }],
  'stroke-w': [{ stroke: [isLength] }],
  'stroke-color': [{ stroke: [isAny] }],
  'outline-style': ['outline-none', 'outline'],
  visibility: ['visible', 'invisible'],
};

const SIDES = ['pt', 'pr', 'pb', 'pl'];
const OUTER_SIDES = ['mt', 'mr', 'mb', 'ml'];
const BORDER_SIDES = ['border-w-t', 'border-w-r', 'border-w-b', 'border-w-l'];

/** A wide utility overrides the narrow ones before it. */
export const WIDER_GROUPS = {
  p: ['px', 'py', ...SIDES],
  px: ['pr', 'pl'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', ...OUTER_SIDES],
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  overflow: ['overflow-x', 'overflow-y'],
  rounded: ['rounded-t', 'rounded-r', 'rounded-b', 'rounded-l'],
  'border-w': ['border-w-x', 'border-w-y', ...BORDER_SIDES],
  flex: ['basis', 'grow', 'shrink'],
};
