import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { instant } from '#fields.ts';
import { currency, providerKey } from './catalogue.ts';

/** Past due: the payment of the month was refused, and is tried again. */
export const SUBSCRIPTION_STATES = ['active', 'past_due', 'ended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Sessions each month, and what they cost in minor units, tax included. */
const monthlyOffer = z.object({ sessions: z.int(), amount: z.int() });

const subscription = z.object({
  ...monthlyOffer.shape,
  state: z.enum(SUBSCRIPTION_STATES),
  provider: providerKey,
  currency,
  startedAt: instant,
  /** The end of the month that is paid; its sessions expire then. */
  paidUntil: instant,
  /** Nothing when it is cancelled, and no payment is under way. */
  nextPaymentAt: z.nullable(instant),
  /** From the next payment on. */
  next: z.nullable(monthlyOffer),
  /** Sessions left of this month. */
  left: z.int(),
});
export type Subscription = z.infer<typeof subscription>;

const reply = z.object({ subscription: z.nullable(subscription) });

/** One begins with a purchase of the monthly plan. */
export const subscriptionCalls = defineCalls({
  getSubscription: {
    summary: 'The monthly plan of the signed-in user; nothing without one.',
    method: 'GET',
    path: '/subscription',
    access: 'user',
    reply,
    errors: [],
  },
  cancelSubscription: {
    summary: 'No further payment; the sessions of this month stay until it ends.',
    method: 'DELETE',
    path: '/subscription',
    access: 'user',
    reply,
    errors: ['subscription_ended'],
  },
  keepSubscription: {
    summary: 'Takes a cancellation back before the month ends.',
    method: 'POST',
    path: '/subscription/keep',
    access: 'user',
    reply,
    errors: ['subscription_ended'],
  },
  changeSubscription: {
    summary: 'Another number of sessions from the next payment on.',
    method: 'PUT',
    path: '/subscription/offer',
    access: 'user',
    body: z.object({
      sessions: z.int(),
      /** Price that the person saw: another price is not charged. */
      amount: z.int(),
    }),
    reply,
    errors: ['subscription_ended', 'offer_changed'],
  },
});
