import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import type { TakenItem } from '#modules/packages/contract.ts'
import { checkProof, sayTaken } from '#modules/packages/server/public.ts'
import { depositAlreadyHandedOver, type deposits } from '../contract.ts'
import { depositsHandedOver } from '../events.ts'
import { showSerialNumber } from './queries.ts'
import { depositHandOvers, depositTable as d, householdLabels } from './tables.ts'

type Input = Taken<typeof deposits.calls.handOver>

// Every desk locks in the order of the ids, so desks that hand over the same deposits wait and never deadlock.
const lock = statement('deposits_lock', (query) =>
  query
    .select({
      id: d.id,
      serial: d.serialNumber,
      householdId: d.householdId,
      label: householdLabels.label,
      handedOverAt: d.handedOverAt,
    })
    .from(d)
    .innerJoin(householdLabels, eq(householdLabels.id, d.householdId))
    .where(sql`${d.id} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(d.id))
    .for('update', { of: d }),
)

const handedOver = statement('deposits_handed_over', (query) =>
  query
    .select({
      id: d.id,
      serial: d.serialNumber,
      label: householdLabels.label,
      handedOverAt: depositHandOvers.at,
      handedOverBy: depositHandOvers.accountName,
    })
    .from(d)
    .innerJoin(depositHandOvers, eq(depositHandOvers.id, d.handOverId))
    .innerJoin(householdLabels, eq(householdLabels.id, d.householdId))
    .where(sql`${d.id} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(d.serialNumber)),
)

/** Which of the deposits somebody else was faster with. Asked after the lock: the locking query may have waited. */
async function listTaken(lease: Lease, ids: readonly string[]): Promise<TakenItem[]> {
  const rows = await lease.run(handedOver, { ids })
  return rows.map(({ serial, ...row }) => ({ ...row, serialNumber: showSerialNumber(serial) }))
}

/**
 * Hands deposits over to their households: all of them or none, also when twenty desks do it at once.
 * Throws notFound, depositAlreadyHandedOver, and what the proof throws (R122).
 */
export async function handOver(context: Context, input: Input) {
  const { depositIds, ...proof } = input
  const ids = [...new Set(depositIds)]
  const locked = await context.run(lock, { ids })
  if (locked.length < ids.length) throw problems.notFound()
  if (locked.some((one) => one.handedOverAt)) {
    throw depositAlreadyHandedOver(sayTaken(await listTaken(context, ids), ids.length))
  }
  await checkProof(context, proof, [...new Set(locked.map((one) => one.householdId))])

  const handOverId = newId()
  const at = context.now
  const { accountId, name } = context.actor
  await context.db
    .insert(depositHandOvers)
    .values({ ...proof, id: handOverId, at, accountId, accountName: name })
  await context.db.update(d).set({ handOverId, handedOverAt: at }).where(inArray(d.id, ids))
  context.emit(depositsHandedOver, { depositIds: ids, handOverId })
  const { receiveType, note, signaturePath, photoPath } = proof
  for (const { id, serial, householdId, label } of locked) {
    context.audit({
      action: 'deposits.handOver',
      target: 'deposit',
      targetId: id,
      before: { serialNumber: showSerialNumber(serial), householdId, label, handedOverAt: null },
      after: { handOverId, handedOverAt: at, receiveType, note, signaturePath, photoPath },
    })
  }
  return { handOverId, count: ids.length, at }
}
