import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { historyColumns, historyOf } from '#platform/server/history.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Act, Approval, ArrivedHow, LeftHow, VisitorState, VisitTarget } from '../shapes.ts'

export const visitorTable = pgTable('visitor', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  target: text('target').$type<VisitTarget>().notNull(),
  householdId: uuid('household_id'),
  name: text('name').notNull().default(''),
  people: integer('people').notNull(),
  reasonId: uuid('reason_id'),
  /** As the reason was called on that day. */
  reason: text('reason').notNull(),
  vendorKindId: uuid('vendor_kind_id'),
  vendorKind: text('vendor_kind').notNull().default(''),
  firm: text('firm').notNull().default(''),
  phone: text('phone').notNull().default(''),
  phoneKey: text('phone_key').notNull().default(''),
  plate: text('plate').notNull().default(''),
  plateKey: text('plate_key').notNull().default(''),
  parkingBay: text('parking_bay').notNull().default(''),
  remark: text('remark').notNull().default(''),
  bookStart: instant('book_start'),
  bookEnd: instant('book_end'),
  seriesId: uuid('series_id'),
  codeVersion: smallint('code_version').notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
  createdBy: uuid('created_by'),
  createdByName: text('created_by_name').notNull().default(''),
  approval: text('approval').$type<Approval>().notNull().default(''),
  approvalBy: text('approval_by').notNull().default(''),
  approvalAt: instant('approval_at'),
  approvalNotedByName: text('approval_noted_by_name').notNull().default(''),
  arrivedAt: instant('arrived_at'),
  arrivedByName: text('arrived_by_name').notNull().default(''),
  arrivedHow: text('arrived_how').$type<ArrivedHow>(),
  cardCode: text('card_code').notNull().default(''),
  /** The card as it is compared: upper-case hex, most significant byte first. */
  cardUid: text('card_uid').notNull().default(''),
  pledgeKindId: uuid('pledge_kind_id'),
  pledgeKind: text('pledge_kind').notNull().default(''),
  pledgeSlot: text('pledge_slot').notNull().default(''),
  photoPath: text('photo_path').notNull().default(''),
  banId: uuid('ban_id'),
  leftAt: instant('left_at'),
  leftByName: text('left_by_name').notNull().default(''),
  leftHow: text('left_how').$type<LeftHow>(),
  cancelledAt: instant('cancelled_at'),
  cancelledByName: text('cancelled_by_name').notNull().default(''),
  cancelReason: text('cancel_reason').notNull().default(''),
  expiredAt: instant('expired_at'),
  forgottenAt: instant('forgotten_at'),
  rowVersion: integer('row_version').notNull().default(1),
  state: text('state').$type<VisitorState>().notNull().generatedAlwaysAs(''),
  cameAt: instant('came_at').notNull().generatedAlwaysAs(new Date(0)),
})

export const visitorChanges = pgTable('visitor_change', {
  ...historyColumns<Act>(),
  visitorId: uuid('visitor_id').notNull(),
})
export const visitorHistory = historyOf(visitorChanges, 'visitorId')
