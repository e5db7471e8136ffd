import type { z } from 'zod'

/** Something that can be exported as a sheet, with the filters that narrow it; the same value names it on both sides. */
export interface ExportKind<Query extends z.ZodObject = z.ZodObject> {
  /** `packages` */
  name: string
  query: Query
}

/** Declares a kind of export; it stands in the contract of the module whose rows it has. */
export function exportKind<Query extends z.ZodObject>(name: string, query: Query): ExportKind<Query> {
  return { name, query }
}
