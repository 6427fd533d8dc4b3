/** Serialization failure, deadlock, lock timeout: a second try goes through. */
const RACES = new Set(['40001', '40P01', '55P03']);
/** Two that made the same thing at once: the second finds the first one's. */
const TWINS = new Set([
  'credit_txs_idempotency_key_key',
  'credit_lots_source_source_ref_key',
  'transfer_codes_code_hmac_key',
]);

export function isLedgerRace(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (RACES.has(String(error.code))) return true;
  return error.code === '23505' && 'constraint' in error && TWINS.has(String(error.constraint));
}
