import { and, desc, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { undoGiveBack } from '#modules/cash/server/public.ts'
import {
  cashKind,
  depositChanged,
  type DepositDetail,
  type deposits,
  type FieldChange,
  kindFixed,
  mayNotUndo,
  notHandedOver,
  undoTooLate,
} from '../contract.ts'
import { depositHandOverUndone, depositsCorrected } from '../events.ts'
import { contentOf, labelsOf } from './content.ts'
import { detailOf } from './detail.ts'
import { lockDeposits, lockOpenDeposit } from './lock.ts'
import { mayUndo, undoLife } from './may-undo.ts'
import { lockSerialNumbers, showSerialNumber } from './serial-numbers.ts'
import { depositChanges as c, depositTable as d } from './tables.ts'

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

function changesOf(row: Row, after: Content, labels: ReadonlyMap<string, string>): FieldChange[] {
  const [was, is] = [asRead(row, labels), asRead(after, labels)]
  return Object.keys(is)
    .map((field) => ({ field, before: was[field] ?? '', after: is[field] ?? '' }))
    .filter((change) => change.before !== change.after)
}

async function refuseOld(context: Context, row: Row, version: number): Promise<void> {
  if (row.version === version) return
  const [last] = await context.db
    .select({ at: c.at, by: c.accountName })
    .from(c)
    .where(and(eq(c.depositId, row.id), eq(c.kind, 'corrected')))
    .orderBy(desc(c.at))
    .limit(1)
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
  const after = await contentOf(context, said, { number: row.kindDetail, name: row.kindName })
  const homes = [row.householdId, row.payerHouseholdId, after.householdId, after.payerHouseholdId]
  const changes = changesOf(row, after, await labelsOf(context, homes))
  const audit = { target: 'deposit', targetId: depositId, reason: reason || undefined }
  if (changes.length) {
    const { accountId, name: accountName } = context.actor
    await context.db
      .update(d)
      .set({ ...after, version: version + 1 })
      .where(eq(d.id, depositId))
    const change = { id: newId(), depositId, kind: 'corrected' as const, at: context.now }
    await context.db.insert(c).values({ ...change, accountId, accountName, changes, reason })
    context.emit(depositsCorrected, { depositIds: [depositId] })
  }
  context.audit({ ...audit, action: 'deposits.correct', before: { version }, after: { changes } })
  return detailOf(context, depositId)
}

/** The number on its label, unless another waiting deposit got it meanwhile: then the next one. */
async function serialNumberFor(context: Context, row: { id: string; serial: number }): Promise<number> {
  const take = await lockSerialNumbers(context)
  const [other] = await context.query<{ id: string }>(
    `select id from deposit where serial_number = $1 and id <> $2 and handed_over_at is null and voided_at is null limit 1`,
    [row.serial, row.id],
  )
  return other ? take() : row.serial
}

/**
 * Undoes a hand-over within 24 hours: the deposit waits again, and cash that was handed back is in its envelope again.
 * The hand-over itself stays on record. Throws mayNotUndo, notFound, notHandedOver, undoTooLate.
 */
export async function undoHandOver(
  context: Context,
  input: { depositId: string; reason: string },
): Promise<DepositDetail> {
  const { depositId, reason } = input
  if (!(await mayUndo(context))) throw mayNotUndo()
  const [row] = await lockDeposits(context, [depositId])
  if (!row) throw problems.notFound()
  const { handOverId, handedOverAt } = row
  if (!handOverId || !handedOverAt) throw notHandedOver()
  if (context.now.getTime() - handedOverAt.getTime() > undoLife) throw undoTooLate()
  const serialNumber = await serialNumberFor(context, row)
  await context.db
    .update(d)
    .set({ handOverId: null, handedOverAt: null, serialNumber })
    .where(eq(d.id, depositId))
  if (row.kindDetail === cashKind) await undoGiveBack(context, { depositId, handOverId, reason })
  const { accountId, name: accountName } = context.actor
  const change = { id: newId(), depositId, kind: 'handOverUndone' as const, at: context.now }
  await context.db.insert(c).values({ ...change, accountId, accountName, reason, handOverId })
  context.emit(depositHandOverUndone, { depositIds: [depositId], handOverId })
  context.audit({
    action: 'deposits.undoHandOver',
    target: 'deposit',
    targetId: depositId,
    before: { serialNumber: showSerialNumber(row.serial), handOverId, handedOverAt },
    after: { serialNumber: showSerialNumber(serialNumber), handedOverAt: null },
    reason,
  })
  return detailOf(context, depositId)
}
