import { phoneStorage } from '#shared/web-storage.ts';
import { hashReceipt } from './receipt.ts';
import type { RecordingStore, StoredRun } from './recording-store.ts';

const PREFIX = 'fovea.collect.taken.';
const RECEIPTS = 'fovea.collect.taken-receipt.';

/**
 * Remembers who has finished. A browser writes its small storage seconds later, and a crash before that
 * would let them take part twice: until it is written, a line in the store says so too.
 */
export async function keepTakenPart(store: RecordingStore, run: StoredRun): Promise<void> {
  // Whoever tries a project may do so again.
  if (run.isTest === true) return;
  await keepLine(store, run).catch(() => {});
  await remember(run);
}

/** Whoever withdrew while the last of it was being sent leaves no line. */
async function keepLine(store: RecordingStore, run: StoredRun): Promise<void> {
  const runs = await store.listRuns();
  if (runs.some(({ recordingId }) => recordingId === run.recordingId)) {
    await store.saveRun(toLine(run));
  }
}

/** At the next visit. */
export async function checkTakenPart(store: RecordingStore, line: StoredRun): Promise<void> {
  if (findTakenPart(line.slug) === undefined) await remember(line);
  else await store.removeRun(line.recordingId);
}

async function remember({ slug, participant, receipt }: StoredRun): Promise<void> {
  markTakenPart(slug, participant);
  await keepReceiptOf(slug, receipt);
}

/** Nothing of the person but their code and what they withdraw with. */
function toLine({ slug, participant, receipt, startedAtMs, consent }: StoredRun): StoredRun {
  return {
    recordingId: `${PREFIX}${slug}`,
    slug,
    participant,
    receipt,
    startedAtMs,
    consent,
    joinKey: '',
    token: '',
    rateHz: 0,
    person: { gender: null, age: 0 },
    pagesSeen: 0,
    finished: true,
    isOver: true,
  };
}

/** Remembers on this phone that its owner has finished, by the code they were told. */
export function markTakenPart(slug: string, participant: string): void {
  phoneStorage.setItem(PREFIX + slug, participant);
}

/** So that whoever withdraws by it is not remembered either. Its hash alone: a phone may be shared. */
export async function keepReceiptOf(slug: string, receipt: string): Promise<void> {
  phoneStorage.setItem(RECEIPTS + slug, await hashReceipt(receipt));
}

export function findTakenPart(slug: string): string | undefined {
  return phoneStorage.getItem(PREFIX + slug) ?? undefined;
}

export async function forgetTakenPart(receipt: string): Promise<void> {
  const hash = await hashReceipt(receipt);
  const names = phoneStorage.listNames().filter((name) => name.startsWith(RECEIPTS));
  for (const name of names.filter((each) => phoneStorage.getItem(each) === hash)) {
    phoneStorage.removeItem(name);
    phoneStorage.removeItem(PREFIX + name.slice(RECEIPTS.length));
  }
}
