import { asc, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { depositClosed } from '../contract.ts'
import { showSerialNumber } from './show-serial-number.ts'
import { depositHandOvers, depositTable as d } from './tables.ts'

const labelOf = (id: AnyPgColumn) =>
  sql<string>`coalesce((select h.label from ${householdTable} h where h.id = ${id}), '')`

// Every desk locks in the order of the ids, so desks that hand over the same deposits wait and never deadlock.
const lock = statement('deposits_lock', (query) =>
  query
    .select({
      id: d.id,
      serial: d.serialNumber,
      householdId: d.householdId,
      // Not joined: a merge that a lock waited for changes the household, and a joined one would be passed over.
      label: labelOf(d.householdId).as('label'),
      name: d.recipientName,
      payerHouseholdId: d.payerHouseholdId,
      payerLabel: labelOf(d.payerHouseholdId).as('payer_label'),
      payerName: d.payerName,
      kindDetail: d.kindDetail,
      arrivedAt: d.arrivedAt,
      handOverId: d.handOverId,
      handedOverAt: d.handedOverAt,
      voidedAt: d.voidedAt,
      voidedByName: d.voidedByName,
      version: d.version,
    })
    .from(d)
    .where(sql`${d.id} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(d.id))
    .for('update', { of: d }),
)

/** Locks deposits until the transaction ends; unknown ones are absent. */
export const lockDeposits = (lease: Lease, ids: readonly string[]) => lease.run(lock, { ids })

export type Locked = Awaited<ReturnType<typeof lockDeposits>>[number]

const handOver = statement('deposit_hand_over_of', (query) =>
  query
    .select({ at: depositHandOvers.at, by: depositHandOvers.accountName })
    .from(depositHandOvers)
    .where(eq(depositHandOvers.id, sql.placeholder('handOverId'))),
)

async function sayClosed(lease: Lease, locked: Locked): Promise<string> {
  const name = showSerialNumber(locked.serial)
  if (locked.voidedAt)
    return `${name} 已由${locked.voidedByName ?? ''}於${speakTime(locked.voidedAt)} 取消登記。`
  const [over] = locked.handOverId ? await lease.run(handOver, { handOverId: locked.handOverId }) : []
  return `${name} 已由${over?.by ?? ''}於${over ? speakTime(over.at) : ''} 領取。`
}

/**
 * Locks one deposit that waits. `kindDetail` asks for one of that kind. Throws notFound, and depositClosed, which says
 * who handed it over or took its registration back, and when.
 */
export async function lockOpenDeposit(lease: Lease, depositId: string, kindDetail?: number) {
  const [one] = await lockDeposits(lease, [depositId])
  if (!one || (kindDetail !== undefined && one.kindDetail !== kindDetail)) throw problems.notFound()
  if (one.handedOverAt || one.voidedAt) throw depositClosed(await sayClosed(lease, one))
  return {
    ...one,
    receiver: { label: one.label, name: one.name },
    payer: { label: one.payerLabel, name: one.payerName },
  }
}
