import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Person } from '#platform/server/personal-data.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type { PersonalDataRequest } from '../contract.ts'

export const requestTable = pgTable('personal_data_request', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  at: instant('at').notNull().defaultNow(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  reason: text('reason').notNull(),
  /** Null once it is done: nothing of the person stays. */
  subject: jsonb('subject').$type<Person>(),
  residentId: uuid('resident_id'),
  doneAt: instant('done_at'),
  refusedAt: instant('refused_at'),
  words: text('words').notNull().default(''),
  counts: jsonb('counts').$type<PersonalDataRequest['counts']>().notNull().default([]),
})
