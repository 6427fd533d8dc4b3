// The list is read a page at a time. Where a page ends is told by what its last row is sorted by,
// so the hundredth page costs as much as the first, and rows that come or go shift nothing.
import {
  type CALLS,
  type CallQuery,
  LIMITS,
  type ProjectHead,
  type ProjectSort,
} from '@fovea/contract';
import * as z from 'zod/mini';
import type { UserActor } from '#modules/auth/public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import {
  countByStatusAndType,
  countListed,
  type ListedRow,
  listProjectRows,
} from './project-list.repo.ts';
import type { ProjectsDeps } from './projects.service.ts';

type Query = CallQuery<typeof CALLS.listProjects>;

/** Bound to its sort: a place in one order means nothing in another. */
const place = z.tuple([z.string(), z.string(), z.uuid()]);

export async function listProjects(
  { db }: Pick<ProjectsDeps, 'db'>,
  actor: UserActor,
  { status, type, tags, q, sort, order, after, limit }: Query,
) {
  const filter = { status, type, hashtags: toHashtagNames(tags), q: (q ?? '').normalize('NFC') };
  const rows = await listProjectRows(db, actor.userId, filter, {
    sort,
    order,
    after: after === undefined ? undefined : parsePlace(after, sort),
    limit: limit + 1,
    covers: LIMITS.projectCovers,
  });
  const projects = rows.slice(0, limit);
  const last = projects.at(-1);
  return {
    projects,
    next: rows.length > limit && last !== undefined ? toPlace(sort, last) : null,
    total: after === undefined ? await countListed(db, actor.userId, filter) : null,
  };
}

export async function countProjects({ db }: Pick<ProjectsDeps, 'db'>, actor: UserActor) {
  const rows = await countByStatusAndType(db, actor.userId);
  const sum = (of: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(of).reduce((total, row) => total + row.count, 0);
  const ofStatus = (status: ProjectHead['status']) => sum((row) => row.status === status);
  const ofType = (type: ProjectHead['type']) => sum((row) => row.type === type);
  return {
    all: sum(() => true),
    status: { edit: ofStatus('edit'), active: ofStatus('active'), done: ofStatus('done') },
    type: { basic: ofType('basic'), pro: ofType('pro') },
  };
}

function toHashtagNames(listed = ''): string[] {
  const names = listed.split(',').map((name) => name.trim().normalize('NFC').toLowerCase());
  return [...new Set(names.filter((name) => name !== ''))];
}

function toPlace(sort: string, { sort_value, id }: ListedRow): string {
  return Buffer.from(JSON.stringify([sort, sort_value, id])).toString('base64url');
}

function parsePlace(text: string, sort: ProjectSort): { value: string; id: string } {
  try {
    const [of, value, id] = place.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (of === sort && isComparable(sort, value)) return { value, id };
  } catch {
    // Falls through: whatever it is, it is not a place in this list.
  }
  throw new AppError('invalid_request');
}

/** PostgreSQL must be able to read it as the type of the column. */
function isComparable(sort: ProjectSort, value: string): boolean {
  if (value.includes('\0')) return false;
  switch (sort) {
    case 'updated':
    case 'created':
      return isInstant(value);
    case 'name':
    case 'type':
    case 'device':
      return true;
    case 'progress':
      return /^\d{1,9}(\.\d{1,20})?(e-\d\d)?$/.test(value);
    default:
      return /^\d{1,9}$/.test(value);
  }
}

/** A day that the calendar has, as PostgreSQL writes it. */
function isInstant(value: string): boolean {
  const form = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?([+-]\d\d)(?::[0-5]\d)?$/;
  const [, day, time, offset] = form.exec(value) ?? [];
  if (day === undefined || day < '0001') return false;
  const date = new Date(`${day}T${time}Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T${time}`);
  return isReal && Math.abs(Number(offset)) < 15;
}
