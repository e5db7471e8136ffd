import { bigint, customType, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Contribution, Signed, VerificationKey } from '#modules/assemblies/sealing/contract.ts'
import type { TrusteeRole } from '../sealed-contract.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const trusteeTable = pgTable('assembly_trustee', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  assemblyId: uuid('assembly_id').notNull(),
  place: integer('place').notNull(),
  role: text('role').$type<TrusteeRole>().notNull(),
  name: text('name').notNull(),
  codeHash: text('code_hash').notNull(),
  /** Until the trustee has made a key. */
  codeSealed: bytes('code_sealed'),
  certificate: jsonb('certificate').$type<Signed>(),
  contribution: jsonb('contribution').$type<Contribution>(),
  verificationKey: jsonb('verification_key').$type<VerificationKey>(),
})

export const electionTable = pgTable('assembly_election', {
  communityId: communityId(),
  topicId: uuid('topic_id').notNull(),
  round: integer('round').notNull(),
  uuid: text('uuid').notNull(),
  election: text('election').notNull(),
  trustees: text('trustees').notNull(),
  beganAt: instant('began_at').notNull(),
  tally: text('tally'),
  /** The trustees' parts in opening, each as the text that is published. */
  parts: jsonb('parts').$type<{ trustee: number; text: string }[]>().notNull().default([]),
  result: text('result'),
  openedAt: instant('opened_at'),
})

export const sealedBallotTable = pgTable('assembly_sealed_ballot', {
  communityId: communityId(),
  topicId: uuid('topic_id').notNull(),
  round: integer('round').notNull(),
  receipt: text('receipt').notNull(),
  heads: integer('heads').notNull(),
  fifths: bigint('fifths', { mode: 'number' }).notNull(),
  ballot: text('ballot').notNull(),
  credential: text('credential').notNull(),
})

export type TrusteeRecord = typeof trusteeTable.$inferSelect
export type ElectionRecord = typeof electionTable.$inferSelect
