import { createHash } from 'node:crypto'
import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { billingRuns as calls } from '../contract.ts'
import { billsChanged } from '../events.ts'
import { nothingToBill, runIdTaken, twiceBilled } from '../problems.ts'
import type { Run } from '../shapes.ts'
import type { RunSource } from '../states.ts'
import { requireDates } from './dates.ts'
import { insertBills } from './insert-bills.ts'
import { drawBills, requireMode } from './drafted.ts'
import { writeGaps } from './gaps.ts'
import { readRun } from './run-rows.ts'
import { billingRuns, runHistory } from './tables.ts'

type Given = Omit<Taken<typeof calls.calls.create>, 'isOpening'> & {
  isOpening?: boolean
  source?: RunSource
}

/**
 * Drafts a run: its bills as they are given, else from the rates, with what these could not calculate. The same id with the same content,
 * bills and all, is the same again.
 * Throws runIdTaken, wrongDates, modeMismatch, twiceBilled, nothingToBill, notFound.
 */
export async function createRun(
  context: Context,
  { billBulkId: id, bills: given, isOpening = false, source: from, ...content }: Given,
): Promise<Run> {
  const today = dayOf(context.now)
  const bills = isOpening ? (given ?? []) : given
  const source = isOpening ? 'opening' : (from ?? (bills ? 'manual' : 'rates'))
  const billsDigest = bills ? createHash('sha256').update(JSON.stringify(bills)).digest('hex') : ''
  await createOnce(context, {
    id,
    find: () => rowOf(context, billingRuns, id),
    isSame: (row) => says(row, { ...content, billsDigest }) && (row.source === 'opening') === isOpening,
    taken: runIdTaken,
    again: { action: 'bills.createAgain', target: 'billBulk', targetId: id },
    create: async () => {
      requireDates(content.cycle, content)
      if (!bills) await requireMode(context, content.cycle)
      if (!bills) await requireOnce(context, content)
      const drawn = bills ? { bills, gaps: [] } : await drawBills(context, content)
      if (!drawn.bills.length && !bills) throw nothingToBill()
      const { accountId: addedBy, name: addedByName } = context.actor
      await context.db
        .insert(billingRuns)
        .values({ id, ...content, billsDigest, source, addedAt: context.now, addedBy, addedByName })
      await insertBills(context, { id, ...content, source }, drawn.bills)
      await writeGaps(context, id, drawn.gaps)
      await runHistory.add(context, context.actor, [{ runId: id, act: 'added' }])
      context.emit(billsChanged, { billBulkId: id })
      context.audit({
        action: 'bills.create',
        target: 'billBulk',
        targetId: id,
        after: { ...toldRun(content), billCount: drawn.bills.length, gapCount: drawn.gaps.length },
      })
    },
  })
  return readRun(context, today, { billBulkId: id })
}

/** The rates are one, whoever collects: what they charge for some days is billed by one provider. Throws twiceBilled. */
async function requireOnce(
  context: Context,
  { provider, feeType, startsOn, endsOn }: Pick<Given, 'provider' | 'feeType' | 'startsOn' | 'endsOn'>,
): Promise<void> {
  await oneAtATime(context, 'runs from rates')
  const [other] = await context.query<{ name: string }>(
    `select name from billing_run where source = 'rates' and state <> 'withdrawn' and provider <> $1 and fee_type = $2
       and starts_on <= $4 and ends_on >= $3 limit 1`,
    [provider, feeType, startsOn, endsOn],
  )
  if (other) throw twiceBilled(other.name)
}

/** What the audit says of a run. */
export const toldRun = ({
  name,
  startsOn,
  endsOn,
  dueOn,
  barcodeUntil,
}: Pick<Run, 'name' | 'startsOn' | 'endsOn' | 'dueOn' | 'barcodeUntil'>) => ({
  name,
  startsOn,
  endsOn,
  dueOn,
  barcodeUntil,
})
