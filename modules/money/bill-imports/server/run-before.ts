import type { Lease } from '#platform/server/database.ts'
import type { ImportRow } from './tables.ts'

/** The run before a day, and what its bills were without what they took over. */
export interface RunBefore {
  /** '' where there is none. */
  name: string
  endsOn: string | null
  total: number
  totals: ReadonlyMap<string, number>
}

const last = `
  select id, name, ends_on::text as "endsOn" from billing_run
  where provider = $1 and fee_type = $2 and state <> 'withdrawn' and source <> 'opening' and ($3::date is null or starts_on < $3)
  order by starts_on desc, added_at desc limit 1`

const totals = `
  select b.household_id as "householdId", sum(l.amount)::float8 as total
  from bill b join bill_line l on l.bill_id = b.id
  where b.run_id = $1 and b.voided_at is null and l.kind <> 'arrears' group by b.household_id`

/** The newest run of a kind of fee that began before a day; before any when the day is not known. */
export async function runBefore(
  lease: Lease,
  { provider, feeType }: Pick<ImportRow, 'provider' | 'feeType'>,
  day: string | null,
): Promise<RunBefore> {
  const [run] = await lease.query<{ id: string; name: string; endsOn: string }>(last, [
    provider,
    feeType,
    day,
  ])
  if (!run) return { name: '', endsOn: null, total: 0, totals: new Map() }
  const rows = await lease.query<{ householdId: string; total: number }>(totals, [run.id])
  return {
    name: run.name,
    endsOn: run.endsOn,
    total: rows.reduce((sum, { total }) => sum + total, 0),
    totals: new Map(rows.map(({ householdId, total }) => [householdId, total])),
  }
}
