import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { type chargingSessions, energyNeeded, sessionChanged, sessionFine, sessionOpen } from '../contract.ts'
import { sessionSettled } from '../events.ts'
import { sessionTable as t } from './tables.ts'

/** A session, held until the transaction ends. Throws notFound. */
export async function lockSession(lease: Lease, id: string) {
  const [row] = await lease.db.select().from(t).where(eq(t.id, id)).for('update')
  if (!row) throw problems.notFound()
  return row
}

/**
 * Somebody who looked at a session decides what is charged for. What was settled may be settled anew, until a bill is made of it.
 * Throws notFound, sessionChanged, sessionOpen, sessionFine, energyNeeded.
 */
export async function settleSession(
  context: Context,
  { sessionId, rowVersion, settledBy, energyWh, reason }: Taken<typeof chargingSessions.calls.settle>,
): Promise<void> {
  const row = await lockSession(context, sessionId)
  if (row.rowVersion !== rowVersion) throw sessionChanged()
  if (row.state === 'open' || row.energyWh === null) throw sessionOpen()
  if (row.review === 'none') throw sessionFine()
  if (settledBy === 'typed' && energyWh === null) throw energyNeeded()
  const settledWh = { readings: row.energyWh, typed: energyWh ?? 0, free: 0 }[settledBy]
  await context.db
    .update(t)
    .set({
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
    before: { settledBy: row.settledBy, energyWh: row.settledWh ?? row.energyWh },
    after: { settledBy, energyWh: settledWh },
    reason,
  })
}
