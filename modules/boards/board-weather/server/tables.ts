import { customType, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { WeatherFact } from '../forecast.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const weatherTable = pgTable('board_weather', {
  communityId: communityId(),
  sealedKey: bytes('sealed_key'),
  fetchedAt: instant('fetched_at'),
  fault: text('fault').notNull().default(''),
  fact: jsonb('fact').$type<WeatherFact | null>(),
})
