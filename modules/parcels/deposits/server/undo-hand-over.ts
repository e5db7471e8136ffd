import { eq } from 'drizzle-orm'
import type { FieldChange } from '#platform/contract/history.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { undoGiveBack } from '#modules/parcels/cash/server/public.ts'
import { currentHouseholdId, labelsOf } from '#modules/homes/households/server/public.ts'
import {
  lockDeposits,
  type Locked,
  showSerialNumber,
  depositTable as d,
} from '#modules/parcels/deposit-items/server/public.ts'
import { cashKind, type DepositDetail, mayNotUndo, notHandedOver, undoTooLate } from '../contract.ts'
import { depositHandOverUndone } from '../events.ts'
import { detailOf } from './detail.ts'
import { undo } from './undo.ts'
import { lockSerialNumbers } from './serial-numbers.ts'
import { depositHistory } from './tables.ts'

/** The number on its label, unless another waiting deposit got it meanwhile: then the next one. */
async function serialNumberFor(context: Context, row: Locked): Promise<number> {
  const take = await lockSerialNumbers(context)
  const [other] = await context.query<{ id: string }>(
    `select id from deposit where serial_number = $1 and id <> $2 and handed_over_at is null and voided_at is null limit 1`,
    [row.serial, row.id],
  )
  return other ? take() : row.serial
}

type Homes = Pick<Locked, 'householdId' | 'payerHouseholdId'>

/** Which of its households were merged since it was handed over, as people read it. */
async function mergedSince(context: Context, before: Homes, after: Homes): Promise<FieldChange[]> {
  const pairs = [
    ['household', before.householdId, after.householdId],
    ['payerHousehold', before.payerHouseholdId, after.payerHouseholdId],
  ] as const
  const moved = pairs.filter(([, was, is]) => was !== is)
  const labels = await labelsOf(
    context,
    moved.flatMap(([, was, is]) => [was, is]),
  )
  return moved.map(([field, was, is]) => ({
    field,
    before: labels.get(was ?? '') ?? '',
    after: labels.get(is ?? '') ?? '',
  }))
}

/**
 * Undoes a hand-over within 24 hours: the deposit waits again, at the households that have what was theirs, and cash that
 * was handed back is in its envelope again. The hand-over itself stays on record.
 * Throws mayNotUndo, notFound, notHandedOver, undoTooLate.
 */
export async function undoHandOver(
  context: Context,
  input: { depositId: string; reason: string },
): Promise<DepositDetail> {
  const { depositId, reason } = input
  if (!(await undo.isAllowed(context))) throw mayNotUndo()
  const [row] = await lockDeposits(context, [depositId])
  if (!row) throw problems.notFound()
  const { handOverId, handedOverAt } = row
  if (!handOverId || !handedOverAt) throw notHandedOver()
  if (undo.isTooLate(context, handedOverAt)) throw undoTooLate()
  const payer = row.payerHouseholdId && (await currentHouseholdId(context, row.payerHouseholdId))
  const serialNumber = await serialNumberFor(context, row)
  // The database puts it to the household that its own was merged into.
  const [waits] = await context.db
    .update(d)
    .set({ handOverId: null, handedOverAt: null, serialNumber, payerHouseholdId: payer })
    .where(eq(d.id, depositId))
    .returning({ householdId: d.householdId, payerHouseholdId: d.payerHouseholdId })
  if (row.kindDetail === cashKind) await undoGiveBack(context, { depositId, handOverId, reason })
  const changes = await mergedSince(context, row, waits ?? row)
  await depositHistory.add(context, context.actor, [
    { depositId, act: 'handOverUndone', changes, reason, handOverId },
  ])
  context.emit(depositHandOverUndone, { depositIds: [depositId], handOverId })
  const stays = { label: row.label, handOverId }
  context.audit({
    action: 'deposits.undoHandOver',
    target: 'deposit',
    targetId: depositId,
    before: { ...stays, serialNumber: showSerialNumber(row.serial), state: 'handedOver' },
    after: { ...stays, serialNumber: showSerialNumber(serialNumber), state: 'waiting', changes },
    reason,
  })
  return detailOf(context, depositId)
}
