/** R5: offline for 60 s. A run that decides waits shorter, for the same rules. */
export const OFFLINE_MS = process.env['FOVEA_FULL'] === '1' ? 60_000 : 4_000;
