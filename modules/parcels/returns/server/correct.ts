import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import { requireHousehold, householdTable } from '#modules/homes/households/server/public.ts'
import { type Change, changedMeanwhile, notWaitingItem, type returns } from '../contract.ts'
import { itemCorrected } from '../events.ts'
import { changeItems, findItemRow, lockItem } from './locked-items.ts'
import { checkSender } from './register.ts'

type Correction = Taken<typeof returns.calls.correctItem>

const labelOf = async (lease: Lease, householdId: unknown): Promise<string> => {
  if (typeof householdId !== 'string') return ''
  const [row] = await lease.db
    .select({ label: householdTable.label })
    .from(householdTable)
    .where(eq(householdTable.id, householdId))
  return row?.label ?? ''
}

/** As people read it: a household by its label, a photo by whether there is one. */
async function shown(lease: Lease, field: string, value: unknown): Promise<string> {
  if (field === 'householdId') return labelOf(lease, value)
  if (field === 'photoPath') return value ? '有' : ''
  return String(value ?? '')
}

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
  const changed = Object.entries(given).filter(
    ([field, value]) => value !== undefined && value !== row[field as keyof typeof given],
  )
  // Nothing to do is done; the audit still says who pressed the button.
  const set = Object.fromEntries(changed)
  const before = Object.fromEntries(changed.map(([field]) => [field, row[field as keyof typeof given]]))
  checkSender({
    ...row,
    ...given,
    householdId: given.householdId === undefined ? row.householdId : given.householdId,
    senderName: given.senderName ?? row.senderName,
  })
  if (typeof set.householdId === 'string') await requireHousehold(context, set.householdId)
  if (typeof set.photoPath === 'string') await claimFile(context, set.photoPath, 'postal')
  if (changed.length) {
    const changes: Change[] = []
    for (const [field, value] of changed) {
      changes.push({
        field,
        before: await shown(context, field, before[field]),
        after: await shown(context, field, value),
      })
    }
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
