import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An instant in a table. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The community of a row: PostgreSQL fills it in from the connection's community, module code never names it. */
export const communityId = () => uuid('community_id').notNull().default(sql`lobby_community()`)

export const communities = pgTable('community', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const communityServices = pgTable('community_service', {
  communityId: communityId(),
  serviceId: integer('service_id').notNull(),
  kind: smallint('kind').notNull(),
  position: integer('position').notNull(),
  isHidden: boolean('is_hidden').notNull().default(false),
})
