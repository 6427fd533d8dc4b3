/** The apps that browsers load. */
export const APP_NAMES = ['web', 'collect'] as const;
export type AppName = (typeof APP_NAMES)[number];

export interface PolicyOrigins {
  /** Where presigned pictures, videos and records are. */
  readonly media: string;
  /** Where page views of the web app go, when they are counted. */
  readonly pageViews?: string;
  /** Where the script of the payment window comes from, when it is not Toss's own. */
  readonly payment?: string;
  /** In development: marks the inline script that a hot reload needs. */
  readonly scriptNonce?: string;
}

/**
 * Permissions that an app may ask browsers for; the one source of them. Only participants have a
 * camera to give.
 */
export function toPermissions(app: AppName): string {
  const camera = app === 'collect' ? 'camera=(self)' : 'camera=()';
  const refused = ['display-capture', 'geolocation', 'microphone', 'payment', 'usb'];
  return [camera, ...refused.map((name) => `${name}=()`)].join(', ');
}

/** The one page that a payment's script may run on. It is entered by loading its document. */
export const CHECKOUT_PATH = '/pricing/checkout';
const TOSS = 'https://*.tosspayments.com';

/**
 * The content security policy of a document of an app; the one source of it. Nothing loads from
 * elsewhere but pictures, videos and records from object storage, and the script of the payment
 * window on the page that pays.
 */
export function toPolicy(app: AppName, origins: PolicyOrigins, path = '/'): string {
  const { media, pageViews, payment = TOSS, scriptNonce } = origins;
  const paid = app === 'web' && path === CHECKOUT_PATH ? [payment] : [];
  const isCollect = app === 'collect';
  const counted = isCollect || pageViews === undefined ? [] : [pageViews];
  const inline = scriptNonce === undefined ? [] : [`'nonce-${scriptNonce}'`];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    // The tracker of the collect app is compiled code.
    'script-src': ["'self'", ...(isCollect ? ["'wasm-unsafe-eval'"] : []), ...paid, ...inline],
    'style-src': ["'self'"],
    // Radix locks the scrolling behind a layer with a style element whose text differs by page.
    'style-src-elem': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', media, ...paid],
    'media-src': ["'self'", 'blob:', media],
    'connect-src': ["'self'", media, ...counted, ...paid],
    ...(paid.length > 0 && { 'frame-src': paid }),
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...paid],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
