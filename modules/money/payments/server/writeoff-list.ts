import { and, eq, exists, gte, isNotNull, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { cursorPage } from '#platform/server/list.ts'
import { billingRuns, bills } from '#modules/money/bills/server/public.ts'
import type { Writeoff } from '../contract.ts'
import { mostCounted, type writeoffs } from '../writeoff-contract.ts'
import { providerOf } from './provider-of.ts'
import { endOf, meaning, startOf } from './receipts.ts'
import { allocations as a, payments as p, receipts as r } from './tables.ts'
import { readWriteoffs } from './writeoffs.ts'

const by = alias(a, 'by')

type Input = Taken<typeof writeoffs.calls.list>

/** What filters let through of what payments were put to, the newest first. */
export async function narrowed(lease: Lease, input: Omit<Input, 'after' | 'maxCount'>) {
  const { channel, householdId, from, to, isUndone, provider } = input
  const undoing = lease.db.select({ id: by.id }).from(by).where(eq(by.undoesId, a.id))
  const condition = and(
    isNull(a.undoesId),
    // Money that is no fee is no household's.
    isNotNull(a.householdId),
    provider && sql`${sql.raw(providerOf('payment', 'billing_run'))} = ${provider}`,
    channel && eq(p.channel, channel),
    householdId ? eq(a.householdId, householdId) : undefined,
    from ? gte(a.at, startOf(from)) : undefined,
    to ? lt(a.at, endOf(to)) : undefined,
    isUndone === undefined ? undefined : isUndone ? exists(undoing) : notExists(undoing),
    await meaning(lease, input.text),
  )
  const counted = {
    from: sql`${a} join ${p} on ${p.id} = ${a.paymentId} left join ${bills} on ${bills.id} = ${a.billId}
      left join ${billingRuns} on ${billingRuns.id} = ${bills.runId} left join ${r} on ${r.allocationId} = ${a.id}`,
    condition,
    most: mostCounted,
  }
  return {
    condition,
    at: a.at,
    id: a.id,
    read: (given: { condition: SQL | undefined; limit: number }) => readWriteoffs(lease, given),
    idOf: (row: Writeoff) => row.writeoffId,
    counted,
  }
}

/** A page of what payments were put to. Throws invalid for a cursor that is none. */
export const listWriteoffs = async (context: Context, input: Input) =>
  cursorPage(context, await narrowed(context, input), input)
