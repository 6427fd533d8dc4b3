import { readFileSync } from 'node:fs';
import {
  CALLS,
  CURRENCIES,
  END_REASONS,
  ERASURE_REASONS,
  FUNNEL_STEPS,
  GAZE_SOURCES,
  GENDERS,
  INQUIRY_KINDS,
  LANGUAGES,
  LEFT_REASONS,
  LOT_SOURCES,
  PLAN_KEYS,
  PLAN_KINDS,
  PROVIDER_KEYS,
  PURCHASE_STATES,
  REACHED_STEPS,
  ROLES,
  TRANSFER_CODE_STATUSES,
  UNREAD_REASONS,
  VISIT_DEVICES,
  VISIT_STEPS,
} from '@fovea/contract';
import { SUBSCRIPTION_STATES } from '@fovea/contract/subscription';
import { expect, it } from 'vitest';

const SCHEMA = readFileSync(new URL('../../../migrations/schema.sql', import.meta.url), 'utf8');

/** Words that a CHECK allows, by table and column. */
function readWords(): Record<string, string[]> {
  const tables = SCHEMA.matchAll(/^CREATE TABLE public\.(\w+) \((.*?)^\);/gms);
  const entries = [...tables].flatMap(([, table, body = '']) =>
    [...body.matchAll(/CHECK \(\((\w+) = ANY \(ARRAY\[('.*)\]\)/g)].map(
      ([, column, words = '']): [string, string[]] => [
        `${table}.${column}`,
        [...words.matchAll(/'([^']*)'/g)].map(([, word = '']) => word),
      ],
    ),
  );
  return Object.fromEntries(entries);
}

it('allows the words of the contract in its columns, and no others', () => {
  const project = CALLS.getProject.reply.shape;
  const page = project.pages.def.element.shape;
  const asset = CALLS.getAsset.reply.shape;
  const ofTheServer = expect.any(Array);
  expect(readWords()).toEqual({
    'assets.kind': asset.kind.options,
    'assets.status': asset.status.options,
    'credit_accounts.kind': ofTheServer,
    'credit_lots.source': LOT_SOURCES,
    'funnel_counts.device': VISIT_DEVICES,
    'funnel_counts.reason': ['', ...LEFT_REASONS],
    'funnel_counts.step': FUNNEL_STEPS,
    'funnel_totals.after_step': ['', ...REACHED_STEPS],
    'funnel_totals.reason': ['', ...LEFT_REASONS],
    'funnel_totals.step': [
      ...FUNNEL_STEPS.filter((step) => step !== 'page'),
      'computer',
      'withdrawn',
      'retention',
    ],
    'inquiries.kind': INQUIRY_KINDS,
    'inquiries.language': LANGUAGES,
    'memberships.role': ofTheServer,
    'orders.currency': CURRENCIES,
    'orders.kind': PLAN_KINDS,
    'orders.plan': PLAN_KEYS,
    'orders.provider': PROVIDER_KEYS,
    'orders.state': PURCHASE_STATES,
    'pages.align_x': page.alignX.options,
    'pages.align_y': page.alignY.options,
    'pages.display': page.display.options,
    'pages.kind': page.kind.options,
    'pages.layout': page.layout.options,
    'pages.scale': page.scale.options,
    'projects.device': project.device.options,
    'projects.orientation': project.orientation.options,
    'projects.status': project.status.options,
    'projects.type': project.type.options,
    'provider_events.provider': PROVIDER_KEYS,
    'recordings.end_reason': END_REASONS,
    'recordings.flag_state': ofTheServer,
    'recordings.gender': GENDERS,
    'recordings.parked_reason': ofTheServer,
    'recordings.source': GAZE_SOURCES,
    'recordings.state': ofTheServer,
    'recordings.unread_reason': UNREAD_REASONS,
    'refund_requests.state': ofTheServer,
    'subscriptions.currency': CURRENCIES,
    'subscriptions.provider': PROVIDER_KEYS,
    'subscriptions.state': SUBSCRIPTION_STATES,
    'transfer_codes.status': TRANSFER_CODE_STATUSES,
    'tombstones.reason': ERASURE_REASONS,
    'users.language': LANGUAGES,
    'users.role': ROLES,
    'visit_steps.step': VISIT_STEPS,
  });
});
