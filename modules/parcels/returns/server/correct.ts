import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { changesBetween } from '#platform/server/history.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import { labelsOf, requireHousehold } from '#modules/homes/households/server/public.ts'
import { changedMeanwhile, notWaitingItem, type returns } from '../contract.ts'
import { itemCorrected } from '../events.ts'
import { changeItems, findItemRow, lockItem } from './locked-items.ts'
import { checkSender } from './register.ts'

type Correction = Taken<typeof returns.calls.correctItem>

/**
 * Corrects what the desk wrote down of an item that waits; the old values stay in its timeline.
 * Throws notFound, notWaitingItem, changedMeanwhile, returnNeedsHousehold, senderMissing, foreignFile.
 */
export async function correctItem(context: Context, input: Correction): Promise<void> {
  const { itemId, rowVersion, reason, ...given } = input
  const { state } = await lockItem(context, itemId)
  const row = await findItemRow(context, itemId)
  if (!row) throw problems.notFound()
  if (state !== 'waiting') throw notWaitingItem()
  if (row.rowVersion !== rowVersion) throw changedMeanwhile()
  const labels = await labelsOf(context, [row.householdId, given.householdId])
  const fields = Object.keys(given) as (keyof typeof given)[]
  const changes = changesBetween(fields, row, given, (value, field) => {
    if (field === 'householdId') return labels.get(String(value)) ?? ''
    return field === 'photoPath' ? (value ? '有' : '') : String(value ?? '')
  })
  // Nothing to do is done; the audit still says who pressed the button.
  const valuesOf = (item: Partial<typeof row>) =>
    Object.fromEntries(changes.map(({ field }) => [field, item[field as keyof typeof row]]))
  const [before, set] = [valuesOf(row), valuesOf(given)]
  checkSender({
    ...row,
    ...given,
    householdId: given.householdId === undefined ? row.householdId : given.householdId,
    senderName: given.senderName ?? row.senderName,
  })
  if (typeof set.householdId === 'string') await requireHousehold(context, set.householdId)
  if (typeof set.photoPath === 'string') await claimFile(context, set.photoPath, 'postal')
  if (changes.length) {
    await changeItems(context, [itemId], { act: 'corrected', set, reason, changes })
    context.emit(itemCorrected, { itemIds: [itemId] })
  }
  context.audit({
    action: 'returns.correct',
    target: 'courierItem',
    targetId: itemId,
    before,
    after: set,
    reason,
  })
}
