import { date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { FormattedText } from '#modules/everyday/formatted-text/contract.ts'
import type { AttachedFile } from '#modules/everyday/notifications/contract.ts'
import type { Decider, RuleCategory } from '../contract.ts'

const day = (name: string) => date(name, { mode: 'string' })

export const ruleTable = pgTable('rule', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  title: text('title').notNull(),
  category: text('category').$type<RuleCategory>().notNull(),
  addedAt: instant('added_at').notNull(),
  addedByName: text('added_by_name').notNull(),
  deletedAt: instant('deleted_at'),
})

export const versionTable = pgTable('rule_version', {
  communityId: communityId(),
  ruleId: uuid('rule_id').notNull(),
  id: uuid('id').notNull(),
  nth: integer('nth').notNull(),
  content: jsonb('content').$type<FormattedText>().notNull(),
  files: jsonb('files').$type<AttachedFile[]>().notNull().default([]),
  changed: text('changed').notNull(),
  decidedBy: text('decided_by').$type<Decider>().notNull(),
  meeting: text('meeting').notNull(),
  assemblyId: uuid('assembly_id'),
  decidedOn: day('decided_on').notNull(),
  inForceOn: day('in_force_on').notNull(),
  newsId: uuid('news_id'),
  writtenAt: instant('written_at').notNull(),
  writtenByName: text('written_by_name').notNull(),
  withdrawnAt: instant('withdrawn_at'),
  withdrawnByName: text('withdrawn_by_name').notNull().default(''),
  withdrawReason: text('withdraw_reason').notNull().default(''),
})
