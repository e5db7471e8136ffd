import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { billingRuns } from '../contract.ts'
import type { Run } from '../shapes.ts'
import { readRuns } from './run-rows.ts'

/** Runs of a provider and a kind of fee with their sums, and the years in which there are any; the newest first. */
export async function listRuns(
  context: Context,
  { provider, feeType, year }: Taken<typeof billingRuns.calls.list>,
): Promise<{ data: Run[]; years: number[] }> {
  const data = await readRuns(
    context,
    dayOf(context.now),
    'r.provider = $2 and r.fee_type = $3 and ($4::int is null or extract(year from r.starts_on) = $4)',
    [provider, feeType, year ?? null],
  )
  const years = await context.query<{ year: number }>(
    `select distinct extract(year from starts_on)::int as year from billing_run where provider = $1 and fee_type = $2
     order by year desc`,
    [provider, feeType],
  )
  return { data, years: years.map(({ year }) => year) }
}

type Basic = Pick<Run, 'billBulkId' | 'name' | 'state' | 'cycle' | 'startsOn' | 'endsOn'>

/** Runs by name, the newest first. */
export const listBasic = (
  context: Context,
  { provider, feeType }: Taken<typeof billingRuns.calls.listBasic>,
): Promise<Basic[]> =>
  context.query<Basic>(
    `select id as "billBulkId", name, state, cycle, starts_on::text as "startsOn", ends_on::text as "endsOn" from billing_run
     where provider = $1 and fee_type = $2 order by starts_on desc, added_at desc, id`,
    [provider, feeType],
  )
