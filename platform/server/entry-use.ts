import type { Lease } from './database.ts'

/**
 * How many things at the desk have each entry of a list of settings, so that whoever retires one knows. Declared in a
 * module's `server/entry-uses.ts`.
 */
export interface EntryUse {
  /** `packageKinds` */
  list: string
  /** By what the things keep of an entry: its id, or its name. */
  count(lease: Lease): Promise<ReadonlyMap<string, number>>
}
