import type { RouteObject } from 'react-router';
import { PUBLIC_ROUTES } from './public-routes.tsx';
import { SIGNED_IN_ROUTES } from './signed-in-routes.tsx';

/** All addresses. */
export const ROUTES: RouteObject[] = [...PUBLIC_ROUTES, ...SIGNED_IN_ROUTES];
