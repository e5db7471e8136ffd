import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { openEnvelope, openingOf, takeAllBack } from '#modules/parcels/cash/server/public.ts'
import { currentHouseholdId, labelsOf } from '#modules/homes/households/server/public.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import {
  lockOpenDeposit,
  showSerialNumber,
  depositTable as d,
} from '#modules/parcels/deposit-items/server/public.ts'
import { amountMissing, cashKind, depositIdTaken, type deposits } from '../contract.ts'
import { depositsRegistered, depositsVoided } from '../events.ts'
import { contentOf } from './content.ts'
import { findRecorded } from './record-queries.ts'
import { lockSerialNumbers } from './serial-numbers.ts'
import { depositHistory } from './tables.ts'

type Registration = Taken<typeof deposits.calls.register>

async function shown(context: Context, depositId: string) {
  const recorded = await findRecorded(context, depositId)
  if (!recorded) throw problems.notFound()
  return { ...recorded, receiptNumber: (await openingOf(context, depositId))?.receiptNumber ?? null }
}

/** A deposit of this id with the cash that it came with. */
async function registeredOf(context: Context, depositId: string) {
  const row = await rowOf(context, d, depositId)
  return row && { ...row, money: (await openingOf(context, depositId))?.amount ?? 0 }
}
type Registered = NonNullable<Awaited<ReturnType<typeof registeredOf>>>

/** Whether a row says what a registration does; a household's person is named by id alone. */
function isAsked(row: Registered, input: Registration): boolean {
  const { depositId: _, signaturePath: __, ...content } = input
  const asked = { ...content, ...(content.householdId ? { recipientName: '', recipientPhone: '' } : {}) }
  if (content.kindDetail !== cashKind) asked.money = 0
  if (content.payerHouseholdId) asked.payerPhone = ''
  return says({ ...row, recipientName: row.householdId ? '' : row.recipientName }, asked)
}

/**
 * Registers what somebody leaves; cash becomes the first line of its envelope, in the same transaction. The same id
 * with the same content is the same deposit again, however often it is sent.
 * Throws depositIdTaken, amountMissing, what the content throws, overLimit, foreignFile.
 */
export async function register(context: Context, given: Registration) {
  const { householdId, payerHouseholdId } = given
  const input = {
    ...given,
    householdId: householdId && (await currentHouseholdId(context, householdId)),
    payerHouseholdId: payerHouseholdId && (await currentHouseholdId(context, payerHouseholdId)),
  }
  const { depositId, money, photoPath, signaturePath, ...said } = input
  const takeSerialNumber = await lockSerialNumbers(context)
  await createOnce(context, {
    id: depositId,
    find: () => registeredOf(context, depositId),
    // A corrected one no longer says what it said first.
    isSame: (row) => row.version > 1 || isAsked(row, input),
    taken: depositIdTaken,
    again: { action: 'deposits.registerAgain', target: 'deposit', targetId: depositId },
    isLocked: true,
    create: async () => {
      const isCash = input.kindDetail === cashKind
      if (isCash && money === 0) throw amountMissing()
      // The first line of an envelope has its id, which another line may have.
      if (isCash && (await openingOf(context, depositId))) throw depositIdTaken()
      const content = await contentOf(context, said)
      await claimFile(context, photoPath, 'postal')
      await claimFile(context, signaturePath, 'handwrite')
      const after = { ...content, photoPath, serialNumber: await takeSerialNumber(), arrivedAt: context.now }
      const { accountId, name } = context.actor
      await context.db
        .insert(d)
        .values({ ...after, id: depositId, arrivedBy: accountId, arrivedByName: name })
      if (isCash) {
        const { payerHouseholdId, payerName } = content
        const label = (await labelsOf(context, [payerHouseholdId])).get(payerHouseholdId ?? '') ?? ''
        await openEnvelope(context, {
          depositId,
          amount: money,
          signaturePath,
          party: { label, name: payerName },
        })
      }
      context.emit(depositsRegistered, { depositIds: [depositId], householdId: content.householdId })
      context.audit({ action: 'deposits.register', target: 'deposit', targetId: depositId, after })
    },
  })
  return shown(context, depositId)
}

/** Takes a registration back; the row stays. Throws notFound, depositClosed, cashUsed. */
export async function voidDeposit(
  context: Context,
  input: { depositId: string; reason: string },
): Promise<void> {
  const { depositId, reason } = input
  const item = await lockOpenDeposit(context, depositId)
  if (item.kindDetail === cashKind) await takeAllBack(context, { depositId, reason })
  const after = { voidedAt: context.now, voidedByName: context.actor.name, voidReason: reason }
  await context.db.update(d).set(after).where(eq(d.id, depositId))
  await depositHistory.add(context, context.actor, [{ depositId, act: 'voided', reason }])
  context.emit(depositsVoided, { depositIds: [depositId] })
  const stays = { serialNumber: showSerialNumber(item.serial), label: item.label }
  context.audit({
    action: 'deposits.void',
    target: 'deposit',
    targetId: depositId,
    before: { ...stays, state: 'waiting' },
    after: { ...stays, state: 'voided' },
    reason,
  })
}
