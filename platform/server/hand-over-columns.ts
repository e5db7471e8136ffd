import { smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { ReceiveType } from '#platform/contract/hand-over.ts'
import { communityId, instant } from './tables.ts'

/** What a confirmed hand-over keeps, whatever was handed over: who, when, how the household was found, who took it, the proofs. */
export const handOverColumns = () => ({
  communityId: communityId(),
  id: uuid('id').notNull(),
  at: instant('at').notNull().defaultNow(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  receiveType: smallint('receive_type').$type<ReceiveType>().notNull(),
  receiveCode: text('receive_code').notNull().default(''),
  /** The resident who took it, by the name of then; '' when nobody knows. */
  takerName: text('taker_name').notNull().default(''),
  note: text('note').notNull().default(''),
  fileName: text('file_name').notNull().default(''),
  signaturePath: text('signature_path').notNull().default(''),
  photoPath: text('photo_path').notNull().default(''),
})
