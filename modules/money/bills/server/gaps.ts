import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { pickerOrder } from '#modules/homes/households/server/public.ts'
import type { runChecks } from '../check-contract.ts'
import { billsChanged } from '../events.ts'
import { gapsOpen, notDraft } from '../problems.ts'
import type { Gap } from '../shapes.ts'
import type { Missing } from '../states.ts'
import { isMended, isOpenGap } from './open-gaps.ts'
import { type LockedRun, lockRun } from './run-rows.ts'

/** What a drawing could not calculate; `feeItemId` null: of the whole bill. */
export interface FoundGap {
  householdId: string
  feeItemId: string | null
  name: string
  missing: Missing
}

const same = `g.household_id = f."householdId" and g.fee_item_id is not distinct from f."feeItemId" and g.missing = f.missing`
const found = `from jsonb_to_recordset($2) as f (id uuid, "householdId" uuid, "feeItemId" uuid, name text, missing text)`

/** Keeps what a drawing could not calculate; what it found no more is mended, what somebody accepted stays accepted. */
export async function writeGaps(context: Context, runId: string, gaps: readonly FoundGap[]): Promise<void> {
  const values = [runId, JSON.stringify(gaps.map((gap) => ({ id: newId(), ...gap }))), context.now]
  await context.query(
    `update bill_gap g set mended_at = $3 where g.run_id = $1 and g.mended_at is null and not exists (select ${found} where ${same})`,
    values,
  )
  await context.query(
    `insert into bill_gap (id, run_id, household_id, fee_item_id, name, missing, found_at)
     select f.id, $1, f."householdId", f."feeItemId", f.name, f.missing, $3 ${found}
     where not exists (select from bill_gap g where g.run_id = $1 and g.mended_at is null and ${same})`,
    values,
  )
}

/** Gaps that meet a condition over `g`, whose values begin at $1; the open ones first, in the order of households. */
export const readGaps = (lease: Lease, condition: string, values: readonly unknown[], limit = 5000) =>
  lease.query<Gap>(
    `select g.id as "gapId", g.household_id as "householdId", h.label,
       (select b.id from bill b where b.run_id = g.run_id and b.household_id = g.household_id and b.voided_at is null
        order by b.number limit 1) as "billId", g.name, g.missing,
       case when g.accepted_at is not null then 'accepted' when ${isMended} then 'mended' else 'open' end as state,
       g.accepted_at as "acceptedAt", coalesce(g.accepted_by_name, '') as "acceptedBy", coalesce(g.accept_reason, '') as reason
     from bill_gap g join household h on h.id = g.household_id where ${condition}
     order by ${isOpenGap} desc, ${pickerOrder}, g.name, g.id limit ${limit}`,
    [...values],
  )

/** How many gaps a run has, and how many of them nobody mended or accepted; of some households where they are named. */
export async function countGaps(
  lease: Lease,
  runId: string,
  households?: readonly string[],
): Promise<{ count: number; open: number }> {
  const [row] = await lease.query<{ count: number; open: number }>(
    `select count(*)::int as count, count(*) filter (where ${isOpenGap})::int as open from bill_gap g
     where g.run_id = $1 and ($2::uuid[] is null or g.household_id = any($2))`,
    [runId, households ?? null],
  )
  return row ?? { count: 0, open: 0 }
}

/** Throws gapsOpen: nobody gets a bill without a line that nobody was told of. */
export async function requireGapsClosed(
  context: Context,
  { id, name }: LockedRun,
  households?: readonly string[],
): Promise<void> {
  const { open } = await countGaps(context, id, households)
  if (open) throw gapsOpen(name, open)
}

/**
 * Takes gaps of a draft upon oneself with a reason; what somebody accepted before, or is mended, stays as it is. Gives how many.
 * Throws notFound, runWithdrawn, notDraft.
 */
export async function acceptGaps(
  context: Context,
  { gapIds, reason, ...ids }: Taken<typeof runChecks.calls.acceptGaps>,
): Promise<{ count: number }> {
  const run = await lockRun(context, ids)
  if (run.state === 'issued') throw notDraft(run.name)
  const wanted = [...new Set(gapIds)]
  const there = await readGaps(context, 'g.run_id = $1 and g.id = any($2)', [run.id, wanted])
  if (there.length < wanted.length) throw problems.notFound()
  const open = there.filter(({ state }) => state === 'open')
  await context.query(
    `update bill_gap set accepted_at = $2, accepted_by = $3, accepted_by_name = $4, accept_reason = $5 where id = any($1)`,
    [open.map(({ gapId }) => gapId), context.now, context.actor.accountId, context.actor.name, reason],
  )
  context.emit(billsChanged, { billBulkId: run.id })
  context.audit({
    action: 'bills.acceptGaps',
    target: 'billBulk',
    targetId: run.id,
    after: { name: run.name, gaps: open.map(({ label, name }) => [label, name].filter(Boolean).join(' ')) },
    reason,
  })
  return { count: open.length }
}
