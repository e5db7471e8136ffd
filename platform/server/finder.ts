import type { Found } from '#platform/contract/found.ts'
import type { Lease } from './database.ts'

/** What somebody typed, as finders compare it: Unicode's half width, trimmed. */
export interface Fragment {
  text: string
  lower: string
  upper: string
  /** Without hyphens and spaces, in capitals: plates, numbers of cards, telephones. */
  bare: string
  /** Whether it could be a part of somebody's name: no name has a digit. */
  isName: boolean
  /** Whether it could be a part of a number on a parcel: at least four letters and digits. */
  isCode: boolean
}

/** What a module finds by any fragment. Declared in its `server/finders.ts`. */
export interface Finder {
  kind: Found['kind']
  /** The permission that the things themselves need. */
  can: string
  service?: readonly number[]
  /** At most so many, the best first. */
  find(lease: Lease, fragment: Fragment, most: number): Promise<readonly Omit<Found, 'kind'>[]>
}

/** Reads what was typed; undefined when nothing is left of it. */
export function readFragment(typed: string): Fragment | undefined {
  const text = typed.normalize('NFKC').trim()
  if (!text) return undefined
  const upper = text.toUpperCase()
  return {
    text,
    lower: text.toLowerCase(),
    upper,
    bare: upper.replace(/[-\s]/g, ''),
    isName: !/\d/.test(text),
    isCode: /^[A-Z0-9][A-Z0-9-]{3,}$/.test(upper),
  }
}
