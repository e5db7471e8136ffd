import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { maskMobile } from '#platform/contract/masking.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { changesBetween } from '#platform/server/history.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import { lockOpenDeposit, depositTable as d } from '#modules/parcels/deposit-items/server/public.ts'
import { cashKind, depositChanged, type DepositDetail, type deposits, kindFixed } from '../contract.ts'
import { depositsCorrected } from '../events.ts'
import { contentOf } from './content.ts'
import { detailOf, withoutNumbers } from './detail.ts'
import { depositHistory } from './tables.ts'

type Row = typeof d.$inferSelect
type Content = Awaited<ReturnType<typeof contentOf>>

/** As people read them; ids are shown by the labels that stand for them. */
function asRead(content: Content, labels: ReadonlyMap<string, string>): Record<string, string> {
  return {
    household: labels.get(content.householdId ?? '') ?? '',
    recipient: content.recipientName,
    recipientPhone: content.recipientPhone,
    payerHousehold: labels.get(content.payerHouseholdId ?? '') ?? '',
    payer: content.payerName,
    payerPhone: content.payerPhone,
    kind: content.kindName,
    temperature: String(content.temperature),
    shelfPosition: content.shelfPosition,
    note: content.note,
    expectedOn: content.expectedOn ?? '',
  }
}

async function refuseOld(context: Context, row: Row, version: number): Promise<void> {
  if (row.version === version) return
  const last = await depositHistory.last(context, row.id, 'corrected')
  throw depositChanged(last?.by ?? '', last ? speakTime(last.at) : '')
}

/**
 * Corrects a waiting deposit; what stood there is kept. Cash stays cash, and its amount is changed by lines alone.
 * Throws notFound, depositClosed, depositChanged, kindFixed, and what the content throws.
 */
export async function correct(
  context: Context,
  input: Taken<typeof deposits.calls.correct>,
): Promise<DepositDetail> {
  const { depositId, version, reason, ...said } = input
  await lockOpenDeposit(context, depositId)
  const [row] = await context.db.select().from(d).where(eq(d.id, depositId))
  if (!row) throw problems.notFound()
  await refuseOld(context, row, version)
  if ((row.kindDetail === cashKind) !== (said.kindDetail === cashKind)) throw kindFixed()
  // A number that comes back masked is what it was.
  const kept = (typed: string, was: string) => (was && typed === maskMobile(was) ? was : typed)
  const typed = {
    ...said,
    recipientPhone: kept(said.recipientPhone, row.recipientPhone),
    payerPhone: kept(said.payerPhone, row.payerPhone),
  }
  const after = await contentOf(context, typed, { number: row.kindDetail, name: row.kindName })
  const homes = [row.householdId, row.payerHouseholdId, after.householdId, after.payerHouseholdId]
  const labels = await labelsOf(context, homes)
  const [was, is] = [asRead(row, labels), asRead(after, labels)]
  const changes = changesBetween(Object.keys(is), was, is)
  const audit = { target: 'deposit' as const, targetId: depositId, reason: reason || undefined }
  if (changes.length) {
    await context.db
      .update(d)
      .set({ ...after, version: version + 1 })
      .where(eq(d.id, depositId))
    await depositHistory.add(context, context.actor, [{ depositId, act: 'corrected', changes, reason }])
    context.emit(depositsCorrected, { depositIds: [depositId] })
  }
  context.audit({
    ...audit,
    action: 'deposits.correct',
    before: { version },
    after: { changes: withoutNumbers(changes) },
  })
  return detailOf(context, depositId)
}
