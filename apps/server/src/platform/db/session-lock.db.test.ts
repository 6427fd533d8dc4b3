import { expect, it } from 'vitest';
import { openServer } from '#testing/open-server.ts';
import { waitUntil } from '#testing/waits.ts';
import { trySharedLock, withLockAlone } from './session-lock.ts';

const { server } = await openServer();

const isWaitedFor = async () => {
  const waiting = await server.database.query(
    `SELECT FROM pg_locks AS l JOIN pg_database AS d ON d.oid = l.database
     WHERE d.datname = current_database() AND l.locktype = 'advisory' AND NOT l.granted`,
  );
  return waiting.length === 1;
};

it('is shared by many, and had alone by nobody meanwhile; who waits for that turns others away', async () => {
  const { db } = server.deps;
  const done: string[] = [];
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const first = trySharedLock(db, 'a', async () => {
    expect(await trySharedLock(db, 'a', async () => 'beside')).toBe('beside');
    hold();
    await mayEnd;
    done.push('shared');
  });
  await isHeld;
  const alone = withLockAlone(db, 'a', async () => void done.push('alone'));
  await waitUntil(isWaitedFor);
  expect(await trySharedLock(db, 'a', async () => 'late')).toBeUndefined();
  expect(await trySharedLock(db, 'b', async () => 'another')).toBe('another');
  end();
  await Promise.all([first, alone]);
  expect(done).toEqual(['shared', 'alone']);
  expect(await trySharedLock(db, 'a', async () => 'again')).toBe('again');
});

it('is given back when the work fails', async () => {
  const { db } = server.deps;
  const fail = async () => Promise.reject(new Error('no'));
  await expect(withLockAlone(db, 'c', fail)).rejects.toThrow('no');
  await expect(trySharedLock(db, 'c', fail)).rejects.toThrow('no');
  expect(await withLockAlone(db, 'c', async () => 'again')).toBe('again');
});
