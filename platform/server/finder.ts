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

/** A table of things that belong to no household, as SQL says it; `t` is the table. */
interface NamedThings {
  /** `supplier t`, and what may not be found of it: `news t where t.deleted_at is null`. */
  from: string
  /** What a thing is called. */
  name: string
  /** What is told beside; left out: nothing. */
  words?: readonly string[]
  /** What of it is past, and how the kind calls that. */
  past?: { is: string; state: string }
  /** Since when it is known; left out: nobody asks. */
  at?: string
}

interface NamedRow extends Record<string, unknown> {
  id: string
  name: string
  words: string[]
  isPast: boolean
  at: Date | null
  rank: number
}

/** Finds things by a part of what they are called: the whole name first, then its beginning, what is past after them. */
export function byName({
  from,
  name,
  words = [],
  past,
  at = 'null::timestamptz',
}: NamedThings): Finder['find'] {
  const isPast = past?.is ?? 'false'
  // What is typed is compared in half width; so is the name.
  const sql = `
    with thing as (
      select t.id, ${name} as name, lower(normalize(${name}, NFKC)) as said, array[${words.join(', ')}]::text[] as words,
        ${isPast} as "isPast", ${at} as at
      from ${from}
    )
    select id, name, words, "isPast", at, case when said = $1 then 0 when starts_with(said, $1) then 1 else 2 end
      + case when "isPast" then 5 else 0 end as rank
    from thing where strpos(said, $1) > 0 order by rank, at desc nulls last, name, id limit $2`
  return async (lease, { lower }, most) => {
    const rows = await lease.query<NamedRow>(sql, [lower, most])
    return rows.map(({ name: called, isPast: isOver, ...row }) => ({
      ...row,
      householdId: null,
      label: '',
      names: [called],
      state: isOver && past ? past.state : '',
    }))
  }
}
