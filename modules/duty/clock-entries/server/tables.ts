import { boolean, date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

export const clockEntryTable = pgTable('duty_clock_entry', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  kind: text('kind').$type<'own' | 'notInCompany' | 'oneTime'>().notNull(),
  way: text('way').$type<'account' | 'card' | 'code' | 'desk'>().notNull(),
  accountId: uuid('account_id'),
  personName: text('person_name').notNull(),
  companyName: text('company_name').notNull(),
  jobTitle: text('job_title').notNull(),
  shiftName: text('shift_name').notNull(),
  shiftFrom: text('shift_from').notNull(),
  shiftUntil: text('shift_until').notNull(),
  isStandIn: boolean('is_stand_in').notNull(),
  reason: text('reason').notNull().default(''),
  remark: text('remark').notNull().default(''),
  workDate: date('work_date').notNull(),
  clockedInAt: instant('clocked_in_at').notNull(),
  clockedInBy: uuid('clocked_in_by').notNull(),
  clockedInByName: text('clocked_in_by_name').notNull(),
  clockedOutAt: instant('clocked_out_at'),
  clockedOutByName: text('clocked_out_by_name').notNull().default(''),
  correctedInAt: instant('corrected_in_at'),
  correctedOutAt: instant('corrected_out_at'),
  forgottenAt: instant('forgotten_at'),
})
