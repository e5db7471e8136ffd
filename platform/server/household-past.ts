import type { Lease } from './database.ts'

/** Something that happened to a household: a package came, a visitor left. */
export interface HouseholdEvent {
  id: string
  at: Date
  /** The instant in microseconds since 1970, exactly as the table has it. */
  micros: string
  /** What its past calls it: `arrived`. */
  act: string
  /** The word by which people know the thing: a serial number, a name; '' when there is none. */
  title: string
  /** Who did it; '' when nobody is known. */
  by: string
}

/** Whose events are asked for: those before one that is known already, at most so many. */
export interface PastAsked {
  householdId: string
  before: { micros: string; id: string } | null
  most: number
}

/** What a module remembers of a household. Declared in its `server/household-past.ts`; `householdPasts` of its front end say the same name in words. */
export interface HouseholdPast {
  /** `packages` */
  name: string
  /** The permission that the things themselves need. */
  can: string
  service?: readonly number[]
  /** The newest first. */
  list(lease: Lease, asked: PastAsked): Promise<HouseholdEvent[]>
}

const newestOf = (events: string) => `
  select id, at, act, title, by, (extract(epoch from at) * 1000000)::bigint::text as micros from (${events}) e
  where $2::float8 is null or (at, id) < ('epoch'::timestamptz + $2 * interval '1 microsecond', $3::uuid)
  order by at desc, id desc limit $4`

/** The list of a past from rows of id, at, act, title and by of household $1; `show` turns a title into the word people know. */
export function listPast(events: string, show = (title: string) => title): HouseholdPast['list'] {
  const newest = newestOf(events)
  return async (lease, { householdId, before, most }) => {
    const asked = [householdId, before?.micros ?? null, before?.id ?? null, most]
    const rows = await lease.query<HouseholdEvent & Record<string, unknown>>(newest, asked)
    return rows.map((row) => ({ ...row, title: show(row.title) }))
  }
}
