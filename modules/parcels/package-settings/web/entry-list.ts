import type { ComponentType } from 'react'
import type { Facts } from '#platform/web/look/meanwhile.ts'
import type { ListName } from '../contract.ts'

/** What every entry of the three lists has. */
export interface Entry {
  id: string
  name: string
  version: number
  retiredAt: Date | null
  waiting: number
}

export interface FieldsProps<Draft> {
  draft: Draft
  change: (part: Partial<Draft>) => void
}

/** How one of the lists is shown and changed. */
export interface EntryList<E extends Entry, Draft extends { name: string }> {
  list: ListName
  longestName: number
  blank: Draft
  draftOf: (entry: E) => Draft
  /** A sentence about what must be mended besides the name. */
  fault: (draft: Draft) => 'shortNameRule' | 'capacityRule' | 'days' | undefined
  Facts: ComponentType<{ entry: E }>
  Fields: ComponentType<FieldsProps<Draft>>
  /** What an entry says besides its name, in the words of its form. */
  words: (draft: Draft) => Facts
  add: (id: string, draft: Draft) => Promise<unknown>
  /** The entry as it is now. */
  newest: (id: string) => Promise<E | undefined>
  change: (entry: E, draft: Draft) => Promise<unknown>
}

/** The ids after one of them moved by a step; the same when it stands at that end. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const at = ids.indexOf(id)
  const other = ids[at + by]
  if (other === undefined) return [...ids]
  return ids.map((one) => (one === id ? other : one === other ? id : one))
}
