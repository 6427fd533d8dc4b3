import type { VisitDevice } from '@fovea/contract';
import { findInAppBrowser } from '@fovea/contract/in-app-browser';

const TABLET = /iPad|Tablet|Android(?!.*Mobile)/i;
const MOBILE = /iPhone|iPod|Android|Mobile/i;

export interface BrowserKind {
  readonly device: VisitDevice;
  readonly inApp: boolean;
}

/** The kind alone: what a browser says of itself is not kept. An iPad that calls itself a Mac is a computer. */
export function toBrowserKind(userAgent = ''): BrowserKind {
  const device = TABLET.test(userAgent) ? 'tablet' : MOBILE.test(userAgent) ? 'mobile' : 'computer';
  return { device, inApp: findInAppBrowser(userAgent) !== undefined };
}
