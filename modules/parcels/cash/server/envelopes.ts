import { and, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import type { FindWitness } from '#modules/sign-in/accounts/server/public.ts'
import { lockOpenDeposit } from '#modules/parcels/deposit-items/server/public.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import { listWaitingPackages, lockPackages } from '#modules/parcels/packages/server/public.ts'
import {
  type cash,
  type CashLine,
  cannotReverse,
  type Envelope,
  type EnvelopeDetail,
  lineIdTaken,
  lineReversed,
  type LineKind,
  notPayable,
  overLimit,
  packagePaid,
} from '../contract.ts'
import { addLine, lastOf } from './ledger.ts'
import { counterOf } from './public.ts'
import { CASH, openEnvelopes } from './open-envelopes.ts'
import { findLine, linesOf, paidAmong, paymentOf } from './queries.ts'
import { settingOf } from './settings.ts'
import { cashLines as l } from './tables.ts'
import { witnessOf } from './witness.ts'

type Calls = typeof cash.calls

/** A line under an id of the client's, written by `create` unless it came before. Throws lineIdTaken when the id is another line in anything of `is`. */
async function lineOnce(
  context: Context,
  { lineId, depositId }: { lineId: string; depositId: string },
  is: { kind: LineKind; amount?: number; packageId?: string; reversesSequence?: number },
  create: () => Promise<void>,
): Promise<CashLine> {
  await createOnce(context, {
    id: lineId,
    find: () => rowOf(context, l, lineId),
    isSame: (row) => says(row, { depositId, ...is }),
    taken: lineIdTaken,
    again: { action: 'cash.sentAgain', target: 'deposit', targetId: depositId },
    create,
  })
  return shown(context, lineId)
}

async function shown(lease: Lease, lineId: string): Promise<CashLine> {
  const line = await findLine(lease, lineId)
  if (!line) throw problems.notFound()
  return line
}

/** The cash deposits that wait, of all households or some, with how many of their packages wait to be paid. */
export async function listEnvelopes(lease: Lease, householdIds: readonly string[]): Promise<Envelope[]> {
  const wanted = new Set(householdIds)
  const open = (await openEnvelopes(lease)).filter(
    (envelope) => !wanted.size || (envelope.householdId && wanted.has(envelope.householdId)),
  )
  const homes = [...new Set(open.flatMap((item) => item.householdId ?? []))]
  const waiting = homes.length ? await listWaitingPackages(lease, homes) : []
  const onDelivery = waiting.filter((item) => item.cashOnDelivery)
  const paid = await paidAmong(
    lease,
    onDelivery.map((item) => item.packageId),
  )
  const unpaid = onDelivery.filter((item) => !paid.has(item.packageId))
  return open.map((envelope) => ({
    ...envelope,
    unpaidCount: unpaid.filter((item) => item.householdId === envelope.householdId).length,
  }))
}

/** An envelope's lines and what it can pay: waiting packages of the receiver's household, cash on delivery first. Throws notFound. */
export async function showEnvelope(lease: Lease, depositId: string): Promise<EnvelopeDetail> {
  const lines = await linesOf(lease, depositId)
  const open = (await openEnvelopes(lease)).find((envelope) => envelope.depositId === depositId)
  if (!open && !lines.length) throw problems.notFound()
  const { householdId } = open ?? { householdId: null }
  const waiting = householdId ? await listWaitingPackages(lease, [householdId]) : []
  const paid = await paidAmong(
    lease,
    waiting.map((item) => item.packageId),
  )
  const payable = waiting
    .filter((item) => !paid.has(item.packageId))
    .sort((a, b) => Number(b.cashOnDelivery) - Number(a.cashOnDelivery))
  return {
    balance: lines[0]?.balance ?? 0,
    isOpen: open !== undefined,
    lines,
    payable: payable.map(
      ({ packageId, serialNumber, cashOnDelivery, courierName, kindName, name, arrivedAt }) => ({
        packageId,
        serialNumber,
        cashOnDelivery,
        courierName,
        kindName,
        name,
        arrivedAt,
      }),
    ),
  }
}

/** More money for an envelope. Throws notFound, depositClosed, overLimit, lineIdTaken, foreignFile. */
export async function putIn(context: Context, input: Taken<Calls['putIn']>): Promise<CashLine> {
  const { payer } = await lockOpenDeposit(context, input.depositId, CASH)
  return lineOnce(context, input, { kind: 'in', amount: input.amount }, async () => {
    const [{ envelopeLimit }, { balance }] = [
      await settingOf(context),
      await lastOf(context, input.depositId),
    ]
    if (envelopeLimit !== null && balance + input.amount > envelopeLimit) throw overLimit(envelopeLimit)
    await claimFile(context, input.signaturePath, 'handwrite')
    await addLine(context, { ...input, kind: 'in', party: payer })
  })
}

/**
 * Pays a courier for a waiting package of the receiver's household, once. Throws notFound, depositClosed, notPayable,
 * packagePaid, balanceTooSmall, lineIdTaken, foreignFile.
 */
export async function payCourier(context: Context, input: Taken<Calls['payCourier']>): Promise<CashLine> {
  const amount = -input.amount
  // Two envelopes of one household could pay the same package at once, or another desk hand it over meanwhile.
  await lockPackages(context, [input.packageId])
  const { householdId, receiver } = await lockOpenDeposit(context, input.depositId, CASH)
  return lineOnce(context, input, { kind: 'payCourier', amount, packageId: input.packageId }, async () => {
    const waiting = householdId ? await listWaitingPackages(context, [householdId]) : []
    const found = waiting.find((item) => item.packageId === input.packageId)
    if (!found) throw notPayable()
    const paid = await paymentOf(context, input.packageId)
    if (paid) throw packagePaid(found.serialNumber, paid.by, speakTime(paid.at))
    await claimFile(context, input.signaturePath, 'handwrite')
    const courierName = input.courierName || found.courierName
    await addLine(context, { ...input, courierName, amount, kind: 'payCourier', party: receiver })
  })
}

const reversible: readonly LineKind[] = ['in', 'payCourier', 'adjust']

/** Takes a wrong line back by a counter-line. Throws notFound, depositClosed, cannotReverse, lineReversed, balanceTooSmall. */
export async function reverse(context: Context, input: Taken<Calls['reverse']>): Promise<CashLine> {
  const { depositId, lineId, sequence, reason } = input
  await lockOpenDeposit(context, depositId, CASH)
  return lineOnce(context, input, { kind: 'reverse', reversesSequence: sequence }, async () => {
    const [line] = await context.db
      .select()
      .from(l)
      .where(and(eq(l.depositId, depositId), eq(l.sequence, sequence)))
    if (!line) throw problems.notFound()
    if (!reversible.includes(line.kind)) throw cannotReverse()
    const [counter] = await context.db
      .select({ sequence: l.sequence })
      .from(l)
      .where(and(eq(l.depositId, depositId), eq(l.reversesSequence, sequence)))
    if (counter) throw lineReversed()
    await addLine(context, counterOf(line, lineId, reason))
  })
}

/**
 * Settles a difference that two people counted. Throws notFound, depositClosed, balanceTooSmall, and what a witness
 * throws; the token is taken last, so that nothing else spoils it.
 */
export async function adjust(
  context: Context,
  input: Taken<Calls['adjust']>,
  findWitness: FindWitness,
): Promise<CashLine> {
  const { witnessToken, ...line } = input
  const { receiver } = await lockOpenDeposit(context, input.depositId, CASH)
  return lineOnce(context, input, { kind: 'adjust', amount: input.amount }, async () => {
    const witness = await witnessOf(context, witnessToken, findWitness)
    await addLine(context, { ...line, kind: 'adjust', party: receiver, witness })
  })
}
