import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Band } from '../bands.ts'
import type { Decision, Provider } from '../shapes.ts'

export const beneficiaryAccounts = pgTable('beneficiary_account', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  provider: text('provider').$type<Provider>().notNull(),
  accountName: text('account_name').notNull(),
  branchNumber: text('branch_number').notNull(),
  accountNumber: text('account_number').notNull(),
  passbookPath: text('passbook_path').notNull().default(''),
  appliedAt: instant('applied_at').notNull(),
  appliedBy: uuid('applied_by').notNull(),
  appliedByName: text('applied_by_name').notNull(),
  decision: text('decision').$type<Decision>(),
  decidedAt: instant('decided_at'),
  decidedBy: uuid('decided_by'),
  decidedByName: text('decided_by_name').notNull().default(''),
  reason: text('reason').notNull().default(''),
})

export const collectingSettings = pgTable('collecting_setting', {
  communityId: communityId(),
  provider: text('provider').$type<Provider>().notNull(),
  bands: jsonb('bands').$type<Band[]>().notNull(),
  transferFee: smallint('transfer_fee').notNull(),
  version: integer('version').notNull().default(1),
  changedAt: instant('changed_at').notNull(),
  changedByName: text('changed_by_name').notNull(),
})

export const accountRules = pgTable('account_rule', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  provider: text('provider').$type<Provider>().notNull(),
  scheme: text('scheme').notNull(),
  prefix: text('prefix').notNull(),
  length: smallint('length').notNull(),
  isAmountBound: boolean('is_amount_bound').notNull(),
  weights: text('weights').notNull().default(''),
  amountWeights: text('amount_weights').notNull().default(''),
  complement: boolean('complement').notNull().default(false),
  madeAt: instant('made_at').notNull(),
  madeBy: uuid('made_by').notNull(),
  madeByName: text('made_by_name').notNull(),
  decision: text('decision').$type<Decision>(),
  decidedAt: instant('decided_at'),
  decidedBy: uuid('decided_by'),
  decidedByName: text('decided_by_name').notNull().default(''),
  reason: text('reason').notNull().default(''),
})

export const accountHouseholds = pgTable('account_household', {
  communityId: communityId(),
  householdId: uuid('household_id').notNull(),
  number: integer('number').notNull(),
})

export const accountRuns = pgTable('account_run', {
  communityId: communityId(),
  number: integer('number').notNull(),
  runId: uuid('run_id').notNull(),
})

export const accountBodies = pgTable('account_body', {
  communityId: communityId(),
  body: text('body').notNull(),
  billId: uuid('bill_id').notNull(),
  householdId: uuid('household_id').notNull(),
  ruleId: uuid('rule_id').notNull(),
  madeAt: instant('made_at').notNull().defaultNow(),
})
