import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import type { Storage } from '#platform/server/storage.ts'
import { addBills, createRun, lockRun, modeMismatch, notDraft } from '#modules/money/bills/server/public.ts'
import type { billImports } from '../contract.ts'
import { billImportChanged } from '../events.ts'
import { billedAlready, hasFaults, nowhereToPut } from '../problems.ts'
import type { BillImport } from '../shapes.ts'
import { importRow, readKept, requireWaiting, toImport } from './imports.ts'
import type { Looked } from './look-at.ts'
import { type ImportRow, importTable as t } from './tables.ts'

/** The bills of a file, as `bills` takes them. */
const billsOf = ({ bills, items }: Looked) =>
  bills.map(({ householdId, owner, payerType, amounts }) => ({
    billId: newId(),
    householdId,
    payerName: owner,
    payerType,
    lines: amounts.flatMap(([nth, amount]) => {
      const item = items[nth]
      if (!item) return []
      const { name, accountNumber, feeItemId } = item
      // A discount takes away: what adds under its name is an item (NewLine).
      const kind = item.kind === 'discount' && amount > 0 ? 'item' : item.kind
      return [{ kind, name, basis: '', accountNumber, amount, ...(feeItemId ? { feeItemId } : {}) }]
    }),
  }))

/** Adds the bills to a draft of the same days. Throws notFound, notDraft, modeMismatch (R285), billedAlready. */
async function addToDraft(context: Context, row: ImportRow, looked: Looked, billBulkId: string) {
  const run = await lockRun(context, { billBulkId, provider: row.provider })
  if (run.state !== 'draft') throw notDraft(run.name)
  const { startsOn, endsOn } = looked.read.days
  if (run.startsOn !== startsOn || run.endsOn !== endsOn) throw modeMismatch()
  const there = await context.query<{ label: string }>(
    `select h.label from bill b join household h on h.id = b.household_id
     where b.run_id = $1 and b.voided_at is null and b.household_id = any($2) order by h.label`,
    [billBulkId, looked.bills.map(({ householdId }) => householdId)],
  )
  const labels = there.map(({ label }) => label)
  if (labels.length) throw billedAlready(run.name, labels.slice(0, 5), labels.length)
  await addBills(context, { billBulkId, provider: row.provider, bills: billsOf(looked) })
}

/** Drafts a run of the import's own id. Throws wrongDates, modeMismatch (R285). */
async function draftRun(
  context: Context,
  row: ImportRow,
  looked: Looked,
  run: {
    name: string
    cycle: Parameters<typeof createRun>[1]['cycle']
    dueOn: string
    isOpening: boolean
  },
) {
  const { startsOn = '', endsOn = '', barcodeUntil = '' } = looked.read.days
  const { provider, feeType } = row
  await createRun(context, {
    billBulkId: row.id,
    provider,
    feeType,
    startsOn,
    endsOn,
    barcodeUntil,
    ...run,
    bills: billsOf(looked),
    source: 'workbook',
  })
}

/**
 * Makes the bills of a workbook, all or nothing: a new draft, or more bills of one. Again by the same person, it is the same
 * act. Throws notFound, importOver, fileGone, tooHeavy, hasFaults, nowhereToPut, and what drafting and adding say.
 */
export async function confirmImport(
  context: Context,
  storage: Storage,
  { importId, billBulkId, run }: Taken<typeof billImports.calls.confirm>,
): Promise<BillImport> {
  const { actor, now } = context
  const row = await importRow(context, importId, true)
  if (row.importedBy === actor.accountId && row.runId === (billBulkId ?? importId)) {
    context.audit({ action: 'billImports.confirmAgain', target: 'billImport', targetId: importId })
    return toImport(row)
  }
  requireWaiting(row)
  const { looked } = await readKept(context, storage, row)
  if (looked.faultCount) throw hasFaults(looked.faultCount)
  if (billBulkId) await addToDraft(context, row, looked, billBulkId)
  else if (run) await draftRun(context, row, looked, run)
  else throw nowhereToPut()
  const total = looked.bills.reduce((sum, bill) => sum + bill.total, 0)
  const [done] = await context.db
    .update(t)
    .set({
      importedAt: now,
      importedBy: actor.accountId,
      importedByName: actor.name,
      runId: billBulkId ?? importId,
      billCount: looked.bills.length,
      total,
    })
    .where(eq(t.id, importId))
    .returning()
  if (!done) throw new Error('the import is gone')
  context.emit(billImportChanged, { importId })
  context.audit({
    action: 'billImports.confirm',
    target: 'billImport',
    targetId: importId,
    after: { fileName: row.fileName, billCount: looked.bills.length, amount: total },
  })
  return toImport(done)
}
