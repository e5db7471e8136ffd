import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { ForwardKind } from '../forward-number.ts'
import type { OwnLeg } from '../shapes.ts'

export const tabletTable = pgTable('intercom_household', {
  communityId: communityId(),
  householdId: uuid('household_id').notNull(),
  openedAt: instant('opened_at'),
  openedByName: text('opened_by_name').notNull().default(''),
  dialCode: text('dial_code').notNull(),
  forwardKind: text('forward_kind').$type<ForwardKind>(),
  forwardNumber: text('forward_number').notNull().default(''),
  forwardedAt: instant('forwarded_at'),
  forwardedByName: text('forwarded_by_name').notNull().default(''),
  order: text('chain_order').array().$type<OwnLeg[]>().notNull().default(['indoor', 'app', 'forward']),
  rowVersion: integer('row_version').notNull().default(1),
})
export type TabletRow = typeof tabletTable.$inferSelect
