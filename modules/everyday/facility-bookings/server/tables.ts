import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Currency } from '#modules/everyday/facilities/contract.ts'
import type { BookingState, PaymentKind } from '../contract.ts'
import type { sources } from '../shapes.ts'

const money = (name: string) => bigint(name, { mode: 'number' })

export const bookingTable = pgTable('facility_booking', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  facilityId: uuid('facility_id').notNull(),
  householdId: uuid('household_id').notNull(),
  seriesId: uuid('series_id'),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  state: text('state').$type<BookingState>().notNull(),
  laneNo: money('lane_no'),
  people: integer('people').notNull(),
  price: money('price').notNull(),
  priceIn: text('price_in').$type<Currency>().notNull(),
  deposit: money('deposit').notNull(),
  cancelBy: instant('cancel_by').notNull(),
  lateRefundPercent: integer('late_refund_percent').notNull(),
  feeDue: money('fee_due').notNull(),
  code: text('code').notNull(),
  acceptedRules: text('accepted_rules').notNull().default(''),
  source: text('source').$type<(typeof sources)[number]>().notNull(),
  queuedAt: instant('queued_at'),
  offeredUntil: instant('offered_until'),
  madeAt: instant('made_at').notNull(),
  madeByName: text('made_by_name').notNull(),
  checkedInAt: instant('checked_in_at'),
  checkedInByName: text('checked_in_by_name').notNull().default(''),
  checkedOutAt: instant('checked_out_at'),
  checkedOutByName: text('checked_out_by_name').notNull().default(''),
  endedAt: instant('ended_at'),
  endedByName: text('ended_by_name').notNull().default(''),
  endReason: text('end_reason').notNull().default(''),
  rowVersion: integer('row_version').notNull().default(1),
})
export type BookingRow = typeof bookingTable.$inferSelect

export const closureTable = pgTable('facility_closure', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  facilityId: uuid('facility_id').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  reason: text('reason').notNull(),
  madeAt: instant('made_at').notNull(),
  madeByName: text('made_by_name').notNull(),
  removedAt: instant('removed_at'),
})

export const paymentTable = pgTable('facility_payment', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  bookingId: uuid('booking_id').notNull(),
  kind: text('kind').$type<PaymentKind>().notNull(),
  amount: money('amount').notNull(),
  at: instant('at').notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
})

export const noticeTable = pgTable('facility_notice', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  bookingId: uuid('booking_id').notNull(),
  at: instant('at').notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  /** The state of the booking of which it speaks; null: it is true whatever becomes of it. */
  holdsWhile: text('holds_while').$type<'waiting' | 'offered' | 'booked'>(),
})
