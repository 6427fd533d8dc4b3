import { createReturnLocation } from './return-location-store.ts';

/** Where a person wanted to go before the log-in. Kept for the tab. */
export const { rememberLocation, findReturnLocation, forgetLocation } =
  createReturnLocation(sessionStorage);
