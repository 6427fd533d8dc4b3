import pg from 'pg';

/** A single connection outside the pools, for LISTEN. */
export const Client = pg.Client;
export type Client = pg.Client;
