import type { Lease } from '#platform/server/database.ts'
import type { Plan } from './plan.ts'
import type { ImportRow } from './tables.ts'

/** Milliseconds that a plan is kept: it speaks of people, and most imports are confirmed at once. */
const keptFor = 30 * 60_000

const keys = {
  household: 'id',
  household_property: 'household_id',
  household_owner: 'id',
  parking_space: 'id',
  resident: 'id',
  vehicle: 'id',
  emergency_contact: 'id',
}

// Every write of a row gives it the number of its transaction, which never comes again.
const versions = `select encode(sha256(convert_to(concat(${Object.entries(keys)
  .map(
    ([table, key]) =>
      `'${table}:', (select string_agg(${key} || ' ' || xmin, ',' order by ${key}) from ${table})`,
  )
  .join(', ')}), 'UTF8')), 'hex') as versions`

/** The versions of all that a plan follows from besides its file, in one word: the same word, the same rows. */
export async function versionsOf(lease: Lease): Promise<string> {
  const [row] = await lease.query<{ versions: string }>(versions)
  if (!row) throw new Error('the versions were not told')
  return row.versions
}

/** A plan with what it followed from. */
export interface KeptPlan {
  plan: Plan
  versions: string
  /** The day in Taipei on which it was made. */
  today: string
}

type Checked = Pick<ImportRow, 'communityId' | 'id' | 'checkedAt'>
const nameOf = ({ communityId, id, checkedAt }: Checked) => `${communityId} ${id} ${checkedAt?.getTime()}`

let last: { name: string; kept: KeptPlan } | undefined
let end: NodeJS.Timeout | undefined

/** Keeps the newest plan of this process for the job that writes it; the one before goes. */
export function keepInMemory(checked: Checked, kept: KeptPlan): void {
  clearTimeout(end)
  last = { name: nameOf(checked), kept }
  end = setTimeout(() => {
    last = undefined
  }, keptFor)
  end.unref()
}

/** Gives the plan that the last check of an import made, once; undefined when this process has it not (any longer). */
export function takeKept(checked: Checked): KeptPlan | undefined {
  if (last?.name !== nameOf(checked)) return undefined
  clearTimeout(end)
  const { kept } = last
  last = undefined
  return kept
}
