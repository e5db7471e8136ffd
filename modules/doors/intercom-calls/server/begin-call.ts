import { sql } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Work } from '#platform/server/work.ts'
import { type DeviceRow, sentryTable } from '#modules/doors/intercom-sentries/server/public.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import type { LegKind } from '#modules/doors/intercom-tablets/contract.ts'
import { callMoved } from '../events.ts'
import type { CallKind } from '../shapes.ts'
import { callTable as c, legTable as l } from './tables.ts'

/** A call that begins, and whom it rings. */
export interface Beginning {
  sipCallId: string
  kind: CallKind
  device: Pick<DeviceRow, 'id' | 'name' | 'sentryId' | 'householdId'>
  householdId: string | null
  legs: readonly { kind: LegKind; target: string; seconds: number }[]
}

async function nameOf(work: Lease, { sentryId, householdId, name }: Beginning['device']): Promise<string> {
  if (householdId) return (await labelsOf(work, [householdId])).get(householdId) ?? name
  const [sentry] = await work.db
    .select({ name: sentryTable.name })
    .from(sentryTable)
    .where(sql`${sentryTable.id} = ${sentryId}`)
  return sentry?.name ?? name
}

/** Writes a call down with the parts of its chain; the same one again is left as it is. */
export async function beginCall(
  work: Work,
  { sipCallId, kind, device, householdId, legs }: Beginning,
): Promise<void> {
  const [made] = await work.db
    .insert(c)
    .values({
      id: newId(),
      sipCallId,
      kind,
      sentryId: device.sentryId,
      deviceId: device.id,
      fromName: await nameOf(work, device),
      householdId,
      startedAt: work.now,
      ...(legs.length ? {} : { result: 'missed' as const, endedAt: work.now }),
    })
    .onConflictDoNothing()
    .returning({ id: c.id })
  if (!made) return
  if (legs.length)
    await work.db.insert(l).values(
      legs.map(({ kind: leg, target, seconds }, nth) => ({
        callId: made.id,
        nth,
        kind: leg,
        target: target.slice(0, 200),
        seconds,
      })),
    )
  work.emit(callMoved, { callId: made.id })
}

/** Seconds of the telephone network in this month. */
export async function spentSeconds(lease: Lease): Promise<number> {
  const [row] = await lease.query<{ spent: number }>(
    `select coalesce(sum(paid_seconds), 0)::int as spent from intercom_call
     where started_at >= date_trunc('month', now() at time zone 'Asia/Taipei') at time zone 'Asia/Taipei'`,
  )
  return row?.spent ?? 0
}
