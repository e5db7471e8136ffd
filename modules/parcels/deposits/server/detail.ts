import { eq, inArray } from 'drizzle-orm'
import { maskMobile } from '#platform/contract/masking.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { asLine } from '#platform/server/history.ts'
import { depositHandOvers as o, depositTable as d } from '#modules/parcels/deposit-items/server/public.ts'
import type { DepositDetail, TimelineEntry } from '../contract.ts'
import { undo } from './undo.ts'
import { findRecorded } from './record-queries.ts'
import { depositHistory } from './tables.ts'

const plain = {
  reason: '',
  changes: [],
  receiveType: null,
  receiveCode: '',
  takerName: '',
  note: '',
  signaturePath: '',
  photoPath: '',
}

/** What was changed, with telephone numbers masked (decision 060). */
export const withoutNumbers = <Change extends { field: string; before: string; after: string }>(
  changes: readonly Change[],
): Change[] =>
  changes.map((change) =>
    change.field.endsWith('Phone')
      ? { ...change, before: maskMobile(change.before), after: maskMobile(change.after) }
      : change,
  )

/** What happened to a deposit, the oldest first. */
async function timelineOf(lease: Lease, row: typeof d.$inferSelect): Promise<TimelineEntry[]> {
  const changes = await depositHistory.read(lease, row.id)
  const ids = [row.handOverId, ...changes.map((change) => change.handOverId)].filter((id) => id !== null)
  const handOvers = ids.length ? await lease.db.select().from(o).where(inArray(o.id, ids)) : []
  const entries: TimelineEntry[] = [
    { ...plain, at: row.arrivedAt, by: row.arrivedByName, what: 'registered' },
    ...changes.map(asLine).map((line) => ({ ...plain, ...line, changes: withoutNumbers(line.changes) })),
    ...handOvers.map(
      ({ at, accountName, receiveType, receiveCode, takerName, note, signaturePath, photoPath }) => ({
        ...plain,
        at,
        by: accountName,
        what: 'handedOver' as const,
        receiveType,
        receiveCode: receiveCode.slice(-4),
        takerName,
        note,
        signaturePath,
        photoPath,
      }),
    ),
  ]
  return entries.sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** Everything about one deposit. Throws notFound. */
export async function detailOf(context: Context, depositId: string): Promise<DepositDetail> {
  const [row] = await context.db.select().from(d).where(eq(d.id, depositId))
  const recorded = row && (await findRecorded(context, depositId))
  if (!row || !recorded) throw problems.notFound()
  const { version, recipientId, recipientPhone, payerHouseholdId, payerPhone, photoPath } = row
  return {
    ...recorded,
    version,
    recipientId,
    recipientPhone: maskMobile(recipientPhone),
    payerHouseholdId,
    payerPhone: maskMobile(payerPhone),
    photoPath,
    undoableUntil: await undo.until(context, row.handedOverAt),
    timeline: await timelineOf(context, row),
  }
}

/** As detailOf; that somebody looked is audited (個資法). Throws notFound. */
export async function viewDeposit(context: Context, depositId: string): Promise<DepositDetail> {
  const detail = await detailOf(context, depositId)
  const { serialNumber, label } = detail
  const after = { serialNumber, label }
  context.audit({ action: 'deposits.viewDetail', target: 'deposit', targetId: depositId, after })
  return detail
}
