import type { Lease } from './database.ts'

/** Whom somebody asks about: a resident in all households that had them, or an outsider by name and phone. */
export interface Person {
  /** Their rows as residents; none of an outsider. */
  residentIds: readonly string[]
  /** The households of these rows. */
  householdIds: readonly string[]
  name: string
  /** As digits. */
  phones: readonly string[]
}

/** One thing that is held of a person, as they read it. */
export interface PersonalRecord {
  at: Date | null
  title: string
  words: string
  /** Why it is not deleted; '' when it is. */
  stays: string
}

/**
 * What a module holds of a person, and how it forgets it (個資法 Art. 3, 10, 11). Declared in its `server/personal-data.ts`.
 * Each statement is SQL that may read `person`, one row: community, ids and homes (uuid[]), name, phones (text[]); it runs
 * through the door too, so it names the community.
 */
export interface PersonalData {
  /** `packages` */
  name: string
  title: string
  /** What is deleted, and what stays and why. */
  words: string
  /** Selects `at, title, words, stays` of everything that is held. */
  records: string
  /** Selects `words`: what has to be settled first, a sentence each. */
  open?: string
  /** In this order; they give `paths` where they let go of files. Running them again forgets nothing more. */
  forget: readonly string[]
}

const withPerson = (statement: string) => `
  with person as (select lobby_community() as community, $1::uuid[] as ids, $2::uuid[] as homes, $3::text as name,
    $4::text[] as phones)${/^\s*with\b/i.test(statement) ? statement.replace(/^\s*with\b/i, ',') : statement}`

const valuesOf = ({ residentIds, householdIds, name, phones }: Person) => [
  residentIds,
  householdIds,
  name,
  phones,
]

/** Everything that a module holds of a person, the newest first. */
export function recordsOf(lease: Lease, held: PersonalData, person: Person): Promise<PersonalRecord[]> {
  return lease.query(
    `select at, title, words, stays from (${withPerson(held.records)}) held order by at desc nulls last, words`,
    valuesOf(person),
  )
}

/** What has to be settled before a module can forget a person, a sentence each. */
export async function openOf(lease: Lease, held: PersonalData, person: Person): Promise<string[]> {
  if (!held.open) return []
  const rows = await lease.query<{ words: string }>(withPerson(held.open), valuesOf(person))
  return rows.map((row) => row.words)
}

/** Forgets a person in a module, through the door. Gives the files that nobody names any more. */
export async function forgetPerson(lease: Lease, held: PersonalData, person: Person): Promise<string[]> {
  const paths: string[] = []
  for (const statement of held.forget) {
    const rows = await lease.query<{ paths?: string[] }>(withPerson(statement), valuesOf(person))
    paths.push(...rows.flatMap((row) => row.paths ?? []).filter(Boolean))
  }
  return paths
}
