// Events of accounts and their belongings, each chained to the one before by its hash. Events hold
// ids, never an address, a token or a password.
import type { Db, Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { countBrokenEvents, insertAuditEvent } from './audit.repo.ts';

export type AuditAction =
  | 'account_created'
  | 'logged_in'
  | 'logged_out'
  | 'session_reused'
  | 'password_changed'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'recovery_code_used'
  | 'role_changed'
  | 'account_leaving'
  | 'account_kept'
  | 'terms_agreed'
  | 'account_left'
  | 'account_erased'
  | 'codes_sent'
  | 'code_used'
  | 'code_cancelled'
  | 'file_exported'
  | 'project_deleted'
  | 'project_data_expired'
  | 'recording_counted'
  | 'recording_left_out'
  | 'recording_marked_invalid'
  | 'recording_marked_valid';

export interface AuditEvent {
  readonly action: AuditAction;
  /** Null when an operator did it at the command line. */
  readonly actorId: string | null;
  readonly subjectId: string | null;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** Last in its transaction: events wait for each other until then. */
export function recordEvent(tx: Db | Tx, event: AuditEvent, now: Date): Promise<void> {
  return insertAuditEvent(tx, { ...event, details: event.details ?? {}, now });
}

/** Somebody took rows away in a file. */
export function recordExport(
  { db, clock }: Pick<ServerDeps, 'db' | 'clock'>,
  userId: string,
  file: { readonly name: string; readonly rows: number },
): Promise<void> {
  const event = { action: 'file_exported', actorId: userId, subjectId: userId } as const;
  return recordEvent(db, { ...event, details: { file: file.name, rows: file.rows } }, clock.now());
}

/** How many events are missing or are not what they were. */
export function verifyEvents(db: Db): Promise<number> {
  return countBrokenEvents(db);
}
