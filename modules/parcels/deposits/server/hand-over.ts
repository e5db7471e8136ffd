import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { receiveTypes, type TakenItem } from '#platform/contract/hand-over.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { giveBack } from '#modules/parcels/cash/server/public.ts'
import { checkProof, describeTaken } from '#modules/parcels/fast-receive/server/public.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import {
  lockDeposits,
  type Locked,
  showSerialNumber,
  depositHandOvers,
  depositTable as d,
} from '#modules/parcels/deposit-items/server/public.ts'
import { cashKind, depositAlreadyHandedOver, type deposits, outsiderByHand } from '../contract.ts'
import { depositsHandedOver } from '../events.ts'

type Input = Taken<typeof deposits.calls.handOver>

const handedOver = statement('deposits_handed_over', (query) =>
  query
    .select({
      id: d.id,
      serial: d.serialNumber,
      label: sql<string>`coalesce(${householdTable.label}, '')`.as('label'),
      handedOverAt: depositHandOvers.at,
      handedOverBy: depositHandOvers.accountName,
    })
    .from(d)
    .innerJoin(depositHandOvers, eq(depositHandOvers.id, d.handOverId))
    .leftJoin(householdTable, eq(householdTable.id, d.householdId))
    .where(sql`${d.id} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(d.serialNumber)),
)

/** Which of the deposits somebody else was faster with. Asked after the lock: the locking query may have waited. */
async function listTaken(lease: Lease, ids: readonly string[]): Promise<TakenItem[]> {
  const rows = await lease.run(handedOver, { ids })
  return rows.map(({ serial, ...row }) => ({ ...row, serialNumber: showSerialNumber(serial) }))
}

const scanned: readonly number[] = [receiveTypes.barcode, receiveTypes.card]

/** Gives who took it and by what code: an outsider is the one it is for. Throws outsiderByHand (no phone or card of a household stands for an outsider), and what the proof throws. */
async function checkWho(context: Context, locked: readonly Locked[], proof: Omit<Input, 'depositIds'>) {
  const homes = locked.map((item) => item.householdId)
  if (scanned.includes(proof.receiveType) && homes.includes(null)) throw outsiderByHand()
  return checkProof(
    context,
    proof,
    [...new Set(homes)].filter((id) => id !== null),
    homes.every((id) => id === null) ? locked.map((item) => item.name) : [],
  )
}

/**
 * Hands deposits over: all of them or none, also when twenty desks do it at once; what is left in envelopes of cash is
 * handed back whole in the same transaction.
 * Throws notFound, depositAlreadyHandedOver, outsiderByHand, and what the proof throws (R122).
 */
export async function handOver(context: Context, input: Input) {
  const { depositIds, ...proof } = input
  const ids = [...new Set(depositIds)]
  const locked = await lockDeposits(context, ids)
  if (locked.length < ids.length || locked.some((item) => item.voidedAt)) throw problems.notFound()
  if (locked.some((item) => item.handedOverAt)) {
    throw depositAlreadyHandedOver(describeTaken(await listTaken(context, ids), ids.length))
  }
  const found = await checkWho(context, locked, proof)

  const handOverId = newId()
  const at = context.now
  const { accountId, name } = context.actor
  await context.db
    .insert(depositHandOvers)
    .values({ ...proof, ...found, id: handOverId, at, accountId, accountName: name })
  await context.db.update(d).set({ handOverId, handedOverAt: at }).where(inArray(d.id, ids))
  const { receiveType, note, signaturePath, photoPath } = proof
  for (const { id, label, name: receiver, kindDetail } of locked) {
    const party = { label, name: receiver }
    if (kindDetail === cashKind) await giveBack(context, { depositId: id, handOverId, party, signaturePath })
  }
  context.emit(depositsHandedOver, { depositIds: ids, handOverId })
  const act = { handOverId, takerName: found.takerName, receiveType, note, signaturePath, photoPath }
  for (const { id, serial, householdId, label } of locked) {
    const stays = { serialNumber: showSerialNumber(serial), householdId, label }
    context.audit({
      action: 'deposits.handOver',
      target: 'deposit',
      targetId: id,
      before: { ...stays, state: 'waiting' },
      after: { ...stays, state: 'handedOver', ...act },
    })
  }
  return { handOverId, count: ids.length, at }
}
