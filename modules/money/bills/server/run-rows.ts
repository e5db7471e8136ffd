import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Provider, RunState } from '../states.ts'
import type { Run } from '../shapes.ts'
import { runWithdrawn } from '../problems.ts'
import { isOpenGap } from './open-gaps.ts'
import { waitingMoney } from './waiting-money.ts'

// Sums of a run's bills as they stand; voided ones count no more. What went over to a later bill was not paid by it.
const select = `
  with waits as materialized (${waitingMoney})
  select r.id as "billBulkId", r.provider, r.fee_type as "feeType", r.name, r.cycle, r.starts_on::text as "startsOn",
    r.ends_on::text as "endsOn", r.due_on::text as "dueOn", r.barcode_until::text as "barcodeUntil", r.source, r.state,
    coalesce(b.count, 0)::int as "billCount", coalesce(b.total, 0)::float8 as total, coalesce(b.paid, 0)::float8 as paid,
    coalesce(b.overdue_count, 0)::int as "overdueCount", coalesce(b.overdue, 0)::float8 as overdue,
    coalesce(b.dun_homes, 0)::int as "dunHomes", coalesce(b.waiting_homes, 0)::int as "waitingHomes",
    coalesce(b.open_count, 0)::int as "openCount", coalesce(b.carried_count, 0)::int as "carriedCount",
    coalesce(b.carried, 0)::float8 as carried, coalesce(g.count, 0)::int as "openGaps", r.added_at as "addedAt", r.added_by_name as "addedBy",
    r.issued_at as "issuedAt", coalesce(r.issued_by_name, '') as "issuedBy", r.withdrawn_at as "withdrawnAt",
    coalesce(r.withdrawn_by_name, '') as "withdrawnBy", coalesce(r.withdraw_reason, '') as "withdrawReason",
    r.row_version as version
  from billing_run r left join lateral (
    select count(*) as count, sum(b.total) as total, sum(b.paid - coalesce(c.amount, 0)) as paid,
      count(*) filter (where b.issued_at is not null and b.settled_at is null and b.due_on < $1) as overdue_count,
      sum(b.total - b.paid) filter (where b.issued_at is not null and b.settled_at is null and b.due_on < $1) as overdue,
      count(distinct b.household_id) filter (where b.issued_at is not null and b.settled_at is null and b.due_on < $1
        and w."householdId" is null) as dun_homes,
      count(distinct b.household_id) filter (where b.issued_at is not null and b.settled_at is null and b.due_on < $1
        and w."householdId" is not null) as waiting_homes,
      count(*) filter (where b.issued_at is not null and b.settled_at is null and b.due_on >= $1) as open_count,
      count(*) filter (where c.amount > 0) as carried_count, sum(c.amount) as carried
    from bill b left join lateral (select sum(s.amount) filter (where s.kind = 'carried') as amount from bill_settlement s
      where s.bill_id = b.id) c on true left join waits w on w."householdId" = b.household_id
    where b.run_id = r.id and b.voided_at is null) b on true
  left join lateral (select count(*) as count from bill_gap g where g.run_id = r.id and r.state = 'draft' and ${isOpenGap}) g on true`

/** Runs that meet a condition over `r`, whose values begin at $2; the newest start first. */
export const readRuns = (lease: Lease, today: string, condition: string, values: unknown[]): Promise<Run[]> =>
  lease.query<Run>(`${select} where ${condition} order by r.starts_on desc, r.added_at desc, r.id`, [
    today,
    ...values,
  ])

/** One run. Throws notFound, also when it is another provider's. */
export async function readRun(
  lease: Lease,
  today: string,
  { billBulkId, provider }: { billBulkId: string; provider?: Provider | undefined },
): Promise<Run> {
  const [run] = await readRuns(lease, today, 'r.id = $2', [billBulkId])
  if (!run || (provider && run.provider !== provider)) throw problems.notFound()
  return run
}

/** A run while its row is locked. */
export interface LockedRun {
  id: string
  provider: Provider
  feeType: string
  name: string
  cycle: Run['cycle']
  startsOn: string
  endsOn: string
  dueOn: string
  barcodeUntil: string
  source: Run['source']
  state: RunState
  version: number
}

const locked = `
  select id, provider, fee_type as "feeType", name, cycle, starts_on::text as "startsOn", ends_on::text as "endsOn",
    due_on::text as "dueOn", barcode_until::text as "barcodeUntil", source, state, row_version as version
  from billing_run where id = any($1) order by id for update`

/** Locks runs until the transaction ends, in the order of their ids. Throws notFound unless all are there and the provider's. */
export async function lockRuns(
  lease: Lease,
  ids: readonly string[],
  provider: Provider | undefined,
): Promise<Map<string, LockedRun>> {
  const wanted = new Set(ids)
  const rows = await lease.query<LockedRun & Record<string, unknown>>(locked, [[...wanted]])
  if (rows.length < wanted.size || (provider && rows.some((row) => row.provider !== provider)))
    throw problems.notFound()
  return new Map(rows.map((row) => [row.id, row]))
}

/** A draft of opening balances is another than was seen when its bills change: whoever issues it says which they saw. */
export async function raiseOpenings(lease: Lease, ids: readonly string[]): Promise<void> {
  await lease.query(
    `update billing_run set row_version = row_version + 1 where id = any($1) and source = 'opening' and state = 'draft'`,
    [ids],
  )
}

/** Locks a run that is not withdrawn. Throws notFound, runWithdrawn. */
export async function lockRun(
  lease: Lease,
  { billBulkId, provider }: { billBulkId: string; provider?: Provider | undefined },
): Promise<LockedRun> {
  const run = (await lockRuns(lease, [billBulkId], provider)).get(billBulkId)
  if (!run) throw problems.notFound()
  if (run.state === 'withdrawn') throw runWithdrawn(run.name)
  return run
}
