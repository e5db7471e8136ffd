import { boolean, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Move } from '../shapes.ts'

const day = (name: string) => date(name, { mode: 'string' })

export const residents = pgTable('resident', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  householdId: uuid('household_id').notNull(),
  name: text('name').notNull(),
  mobile: text('mobile').notNull().default(''),
  phone2: text('phone2').notNull().default(''),
  identityId: smallint('identity_id'),
  birthday: day('birthday'),
  isContact: boolean('is_contact').notNull().default(false),
  avatarPath: text('avatar_path').notNull().default(''),
  position: integer('position').notNull().default(0),
  movedInOn: day('moved_in_on'),
  movedOutOn: day('moved_out_on'),
  movedOutAt: instant('moved_out_at'),
  contractFrom: day('contract_from'),
  contractUntil: day('contract_until'),
  changedAt: instant('changed_at'),
  changedByName: text('changed_by_name').notNull().default(''),
  forgottenAt: instant('forgotten_at'),
  rowVersion: integer('row_version').notNull().default(1),
})

export const vehicles = pgTable('vehicle', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  householdId: uuid('household_id').notNull(),
  /** Null: the whole household's. */
  residentId: uuid('resident_id'),
  kind: smallint('kind').notNull(),
  plate: text('plate').notNull(),
  removedAt: instant('removed_at'),
})

export const emergencyContacts = pgTable('emergency_contact', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  residentId: uuid('resident_id').notNull(),
  name: text('name').notNull(),
  relation: text('relation').notNull().default(''),
  phone: text('phone').notNull(),
  position: smallint('position').notNull().default(0),
})

/** Only ever added to. */
export const moves = pgTable('resident_move', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  residentId: uuid('resident_id'),
  kind: text('kind').$type<Move['kind']>().notNull(),
  fromHouseholdId: uuid('from_household_id'),
  toHouseholdId: uuid('to_household_id'),
  onDay: day('on_day'),
  at: instant('at').notNull(),
  accountId: uuid('account_id'),
  accountName: text('account_name').notNull().default(''),
  reason: text('reason').notNull().default(''),
})
