import type { ComponentType } from 'react'
import type { FormField } from '#platform/web/form/fields.tsx'
import type { Retry } from '#platform/web/form/use-submit.ts'

/** What every list knows of its entries. */
export interface Entry {
  id: string | number
  name: string
  version: number
  isRetired: boolean
}

export interface Named {
  name: string
}

/** What an entry has beside its name. */
export interface EntryFields<Row, Draft extends Named> {
  blank: Draft
  draftOf: (row: Row) => Draft
  /** In the language of the page. */
  declare: () => readonly FormField<Draft, Row | undefined>[]
}

/** How the entries of one list are read, shown and changed. */
export interface EntryKind<Row, Draft extends Named = Named> {
  entryOf: (row: Row) => Entry
  longestName: number
  /** The codes of the problems that say that somebody changed an entry meanwhile. */
  codes: readonly number[]
  /** The list as it is now. */
  newest: () => Promise<readonly Row[]>
  /** Absent: entries are a name alone. */
  fields?: EntryFields<Row, Draft>
  /** Drawn beside the name. */
  Facts?: ComponentType<{ row: Row }>
  /** Where it is in use, said beside it. */
  inUse?: (row: Row) => string | undefined
  /** Said while it gets another name. */
  renames?: (row: Row) => string | undefined
  /** Entries that stay; none, when left out. */
  isFixed?: (row: Row) => boolean
  add: (id: string, draft: Draft, retry: Retry) => Promise<unknown>
  change: (seen: Entry, draft: Draft, retry: Retry) => Promise<unknown>
  /** Retires an entry or uses it again; gives false when the person thought better of it. */
  retire: (seen: Entry, isRetired: boolean, retry: Retry, row: Row) => Promise<unknown>
  /** Puts the entries that are offered in order, over the order that was seen. */
  order: (ids: Entry['id'][], seen: Entry['id'][], retry: Retry) => Promise<unknown>
}

/** The ids after one of them moved by a step; the same when it stands at that end. */
export function moved<Id>(ids: readonly Id[], id: Id, by: -1 | 1): Id[] {
  const at = ids.indexOf(id)
  const other = ids[at + by]
  if (other === undefined) return [...ids]
  return ids.map((item) => (item === id ? other : item === other ? id : item))
}

/** How many entries are in use. */
export const countLive = <Row>({ entryOf }: { entryOf: (row: Row) => Entry }, rows: readonly Row[]): number =>
  rows.filter((row) => !entryOf(row).isRetired).length
