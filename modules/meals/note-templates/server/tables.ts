import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '#platform/server/entries.ts'
import type { NoteKind } from '../contract.ts'

export const templateTable = pgTable('note_template', {
  ...entryColumns(),
  id: uuid('id').notNull(),
  kind: text('kind').$type<NoteKind>().notNull(),
})
