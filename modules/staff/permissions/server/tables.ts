import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import type { Role } from '#platform/contract/access.ts'
import { communityId, instant } from '#platform/server/tables.ts'

/** What a community decided otherwise than the modules declare, or decided back again. */
export const rolePermissions = pgTable('role_permission', {
  communityId: communityId(),
  role: text('role').$type<Role>().notNull(),
  permission: text('permission').notNull(),
  allowed: boolean('allowed').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
  changedByName: text('changed_by_name').notNull(),
})
