import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { historyOf, lineColumns, type LineOf } from '#platform/server/history.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type { ReaderFormat } from '../shapes.ts'

export const cards = pgTable('card', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  /** As its reader read it when it was first bound. */
  code: text('code').notNull(),
  canonicalUid: text('canonical_uid').notNull(),
  /** What a scanned code is compared with; see card-match.ts. */
  readings: text('readings').array().notNull().default([]),
  readerFormat: text('reader_format').$type<ReaderFormat>().notNull().default(''),
  lostAt: instant('lost_at'),
  disabledAt: instant('disabled_at'),
  rowVersion: integer('row_version').notNull().default(1),
})

export const cardHouseholds = pgTable('card_household', {
  communityId: communityId(),
  cardId: uuid('card_id').notNull(),
  householdId: uuid('household_id').notNull(),
  residentId: uuid('resident_id'),
  boundAt: instant('bound_at').notNull().defaultNow(),
  boundByName: text('bound_by_name').notNull().default(''),
  /** The row stays: the same card may come back. */
  unboundAt: instant('unbound_at'),
})

/** One row for each time that a phone was bound. */
export const phones = pgTable('phone', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  householdId: uuid('household_id').notNull(),
  residentId: uuid('resident_id'),
  serial: text('serial').notNull(),
  way: text('way').$type<'barcode' | 'serial'>().notNull().default('barcode'),
  boundAt: instant('bound_at').notNull().defaultNow(),
  boundByName: text('bound_by_name').notNull().default(''),
  unboundAt: instant('unbound_at'),
  rowVersion: integer('row_version').notNull().default(1),
})

export const phoneSerials = pgTable('phone_serial', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  householdId: uuid('household_id').notNull(),
  residentId: uuid('resident_id'),
  digest: text('digest').notNull(),
  ending: text('ending').notNull(),
  issuedAt: instant('issued_at').notNull(),
  issuedBy: uuid('issued_by').notNull(),
  issuedByName: text('issued_by_name').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  phoneId: uuid('phone_id'),
  revokedAt: instant('revoked_at'),
  revokedByName: text('revoked_by_name').notNull().default(''),
  isReplaced: boolean('is_replaced').notNull().default(false),
})

const moved = {
  otherHouseholdId: uuid('other_household_id'),
  residentId: uuid('resident_id'),
}

export type CardAct = 'bound' | 'unbound' | 'lost' | 'disabled' | 'enabled' | 'holder'
export const cardChanges = pgTable('card_change', {
  ...lineColumns<CardAct>(),
  ...moved,
  cardId: uuid('card_id').notNull(),
  /** Null: of the card wherever it is bound. */
  householdId: uuid('household_id'),
})
export const cardHistory = historyOf(cardChanges, 'cardId')
export type CardLine = LineOf<typeof cardChanges>

export type PhoneAct = 'bound' | 'unbound' | 'holder'
export const phoneChanges = pgTable('phone_change', {
  ...lineColumns<PhoneAct>(),
  ...moved,
  phoneId: uuid('phone_id').notNull(),
  householdId: uuid('household_id').notNull(),
})
export const phoneHistory = historyOf(phoneChanges, 'phoneId')
