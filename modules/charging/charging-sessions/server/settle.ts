import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { requireHousehold } from '#modules/homes/households/server/public.ts'
import {
  type chargingSessions,
  energyNeeded,
  householdKnown,
  sessionChanged,
  sessionFine,
  sessionInvoiced,
  sessionOpen,
} from '../contract.ts'
import { sessionSettled } from '../events.ts'
import { isInvoiced } from './invoiced.ts'
import { type SessionRow, sessionTable as t } from './tables.ts'

/** A session, held until the transaction ends. Throws notFound. */
export async function lockSession(lease: Lease, id: string) {
  const [row] = await lease.db.select().from(t).where(eq(t.id, id)).for('update')
  if (!row) throw problems.notFound()
  return row
}

/** Whose a session is: where no card said it, of whom somebody names. Throws householdKnown, notFound. */
async function householdOf(context: Context, row: SessionRow, named: string | null): Promise<string | null> {
  if (named === null || named === row.householdId) return row.householdId
  const isNameless = row.reviewReasons.some((reason) => reason === 'noTag' || reason === 'unknownTag')
  if (row.householdId !== null && !isNameless) throw householdKnown()
  await requireHousehold(context, named)
  return named
}

/**
 * Somebody who looked at a session decides what is charged for. What was settled may be settled anew, until
 * it is on a bill that was invoiced. Throws notFound, sessionChanged, sessionOpen, sessionFine, sessionInvoiced, energyNeeded,
 * householdKnown.
 */
export async function settleSession(
  context: Context,
  {
    sessionId,
    rowVersion,
    settledBy,
    energyWh,
    householdId: named,
    reason,
  }: Taken<typeof chargingSessions.calls.settle>,
): Promise<void> {
  const row = await lockSession(context, sessionId)
  if (row.rowVersion !== rowVersion) throw sessionChanged()
  if (row.state === 'open' || row.energyWh === null) throw sessionOpen()
  if (row.review === 'none') throw sessionFine()
  if (await isInvoiced(context, sessionId)) throw sessionInvoiced()
  if (settledBy === 'typed' && energyWh === null) throw energyNeeded()
  const householdId = await householdOf(context, row, named)
  const settledWh = { readings: row.energyWh, typed: energyWh ?? 0, free: 0 }[settledBy]
  await context.db
    .update(t)
    .set({
      householdId,
      review: 'settled',
      settledWh,
      settledBy,
      settleReason: reason,
      settledAt: context.now,
      settledByName: context.actor.name,
      rowVersion: rowVersion + 1,
    })
    .where(eq(t.id, sessionId))
  context.emit(sessionSettled, { sessionId })
  context.audit({
    action: 'chargingSessions.settle',
    target: 'chargingSession',
    targetId: sessionId,
    before: {
      settledBy: row.settledBy,
      energyWh: row.settledWh ?? row.energyWh,
      householdId: row.householdId,
    },
    after: { settledBy, energyWh: settledWh, householdId },
    reason,
  })
}
