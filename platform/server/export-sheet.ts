import type { z } from 'zod'
import type { ExportKind } from '#platform/contract/export-kind.ts'
import type { Lease } from './database.ts'

/** What a sheet shows of people: masked, or as it is when the account may and asked for it with a reason. */
export interface Mask {
  name(text: string): string
  phone(text: string): string
  plate(text: string): string
  /** Free text that may name somebody: left out when masked. */
  words(text: string): string
  /** A code or number that leads to somebody: only its end when masked. */
  code(text: string): string
}

/** A text, a number (counts, whole NT$), an instant (written in the time of Taipei), or nothing. */
export type Cell = string | number | Date | null

export interface Column<Row> {
  title: string
  /** In characters; a Han character counts two. */
  width: number
  /** How numbers are written; the default is plain. */
  format?: 'plain' | 'money'
  value(row: Row, mask: Mask): Cell
}

export interface Batch<Row> {
  rows: readonly Row[]
  /** Where the next batch goes on; '' after the last. */
  after: string
}

/** A sheet that a module offers: who may export it, what its columns are, and how its rows are read. */
export interface ExportSheet<Query extends z.ZodObject = z.ZodObject, Row = unknown> {
  kind: ExportKind<Query>
  /** Names the sheet and its file: `包裹`. */
  title: string
  /** The permission that the list itself needs. */
  can: string
  service?: readonly number[]
  columns: readonly Column<Row>[]
  /** How many rows the filters find. */
  count(lease: Lease, query: z.output<Query>, now: Date): Promise<number>
  /** At most `limit` rows behind `after` ('' for the first), by keyset. */
  rows(
    lease: Lease,
    query: z.output<Query>,
    given: { after: string; limit: number; now: Date },
  ): Promise<Batch<Row>>
}

// Rows and queries differ per sheet, so a collection of sheets can only be named loosely.
export type AnyExportSheet = ExportSheet<z.ZodObject, never>

/** Declares a sheet, in a module's `server/exports.ts`. */
export function exportSheet<Query extends z.ZodObject, Row>(
  definition: ExportSheet<Query, Row>,
): AnyExportSheet {
  return definition as unknown as AnyExportSheet
}
