import { boolean, pgTable } from 'drizzle-orm/pg-core'
import { communityId } from '#platform/server/tables.ts'

export const communitySettings = pgTable('community_setting', {
  communityId: communityId(),
  crossCommunityClock: boolean('cross_community_clock').notNull(),
})
