import { asc, eq, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { TakenItem } from '#platform/contract/hand-over.ts'
import type { Context } from '#platform/server/context.ts'
import { checkProof, describeTaken } from '#modules/parcels/fast-receive/server/public.ts'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { alreadyHandedOver, inLocker, notVerified, type packages } from '../contract.ts'
import { packagesHandedOver } from '../events.ts'
import { lockPackages, requireWaiting } from './locked-packages.ts'
import { showSerialNumber } from './serial-numbers.ts'
import { packageHandOvers, packageTable as p } from './tables.ts'
import { writeHandOver } from './write-hand-over.ts'

type Input = Taken<typeof packages.calls.handOver>

const handedOver = statement('packages_handed_over', (query) =>
  query
    .select({
      id: p.id,
      serial: p.serialNumber,
      label: householdTable.label,
      handedOverAt: packageHandOvers.at,
      handedOverBy: packageHandOvers.accountName,
    })
    .from(p)
    .innerJoin(packageHandOvers, eq(packageHandOvers.id, p.handOverId))
    .innerJoin(householdTable, eq(householdTable.id, p.householdId))
    .where(sql`${p.id} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(p.serialNumber)),
)

/** Which of the packages somebody else was faster with. Asked after the lock: the locking query may have waited. */
async function listTaken(lease: Lease, ids: readonly string[]): Promise<TakenItem[]> {
  const rows = await lease.run(handedOver, { ids })
  return rows.map(({ serial, ...row }) => ({ ...row, serialNumber: showSerialNumber(serial) }))
}

/**
 * Hands packages over to their households: all of them or none, also when twenty desks do it at once.
 * Throws notFound, alreadyHandedOver, notWaiting (returned or lost), inLocker (R121), notVerified, and what the proof throws (R122).
 */
export async function handOver(context: Context, input: Input) {
  const { packageIds, verifiedIds, ...proof } = input
  const ids = [...new Set(packageIds)]
  const locked = await lockPackages(context, ids)
  if (locked.length < ids.length || locked.some((item) => item.state === 'voided')) throw problems.notFound()
  if (locked.some((item) => item.handedOverAt)) {
    throw alreadyHandedOver(describeTaken(await listTaken(context, ids), ids.length))
  }
  requireWaiting(locked, '領取')
  if (locked.some((item) => item.cubby !== null)) throw inLocker()
  const verified = verifiedIds && new Set(verifiedIds)
  if (verified && locked.some((item) => item.inPersonOnly && !verified.has(item.id))) throw notVerified()
  const householdIds = [...new Set(locked.map((item) => item.householdId))]
  const checked = locked.filter((item) => item.inPersonOnly && verified?.has(item.id))
  const found = await checkProof(
    context,
    proof,
    householdIds,
    checked.map((item) => item.recipientName),
  )

  const handOverId = newId()
  const at = context.now
  const { accountId, name } = context.actor
  writeHandOver(context, { ...proof, ...found, id: handOverId, at, accountId, accountName: name }, ids)
  context.emit(packagesHandedOver, { packageIds: ids, handOverId })
  const { receiveType, note, signaturePath, photoPath } = proof
  const act = { handOverId, takerName: found.takerName, receiveType, note, signaturePath, photoPath }
  for (const { id, serial, householdId, label, state, inPersonOnly } of locked) {
    // What stays is on both sides, or it would read as if it had been emptied.
    const stays = { serialNumber: showSerialNumber(serial), householdId, label }
    context.audit({
      action: 'packages.handOver',
      target: 'package',
      targetId: id,
      before: { ...stays, state },
      after: {
        ...stays,
        state: 'handedOver',
        ...act,
        ...(inPersonOnly ? { recipientVerified: verified?.has(id) ?? false } : {}),
      },
    })
  }
  return { handOverId, count: ids.length, at }
}
