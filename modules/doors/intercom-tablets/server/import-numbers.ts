import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Form } from '#platform/server/form.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { tabletsChanged } from '../events.ts'
import { largestFile } from '../number-sheet.ts'
import { fileMissing } from '../problems.ts'
import type { NumberImport } from '../shapes.ts'
import { fileThreads } from './file-questions.ts'
import { putNumber } from './forwarding.ts'
import { lockTablet } from './lock-tablet.ts'
import { type Known, lookAt } from './look-at.ts'

const homes = `
  select h.id as "householdId", h.label, i.opened_at is not null as "isOpened", i.forward_kind as "forwardKind",
    coalesce(i.forward_number, '') as "forwardNumber"
  from household h left join intercom_household i on i.community_id = h.community_id and i.household_id = h.id
  where h.closed_at is null and not h.is_virtual`
/** Faults that are told; a person mends the first and tries again. */
const told = 200

/**
 * Sets and removes numbers by a workbook, all or none: with a fault, or as a trial, nothing is written. The same file again
 * changes nothing more. Throws fileMissing, tooLarge, and the problems of `unreadable`.
 */
export async function importNumbers(
  context: Context,
  { isTrial }: { isTrial: '0' | '1' },
  form: Form | undefined,
): Promise<NumberImport> {
  if (!form?.file) throw fileMissing()
  const { content } = form.file
  if (content.length > largestFile) throw problems.tooLarge()
  const read = await fileThreads.use(context.actor.communityId, (ask) => ask('read', { file: content }))
  await oneAtATime(context, 'intercom households')
  const rows = await context.query<Known & { label: string } & Record<string, unknown>>(homes)
  const looked = lookAt(read, new Map(rows.map((row) => [row.label, row])))
  const { faults, set, removed, sameCount } = looked
  const isWritten = !faults.length && isTrial === '0'
  if (isWritten) {
    for (const { householdId, kind, number } of set)
      await putNumber(context, await lockTablet(context, householdId), { kind, number })
    for (const householdId of removed) await putNumber(context, await lockTablet(context, householdId), null)
    if (set.length + removed.length) context.emit(tabletsChanged, { householdIds: [] })
  }
  const after = { setCount: set.length, removedCount: removed.length, faultCount: faults.length }
  const action = isWritten ? 'intercomTablets.import' : 'intercomTablets.tryImport'
  context.audit({ action, target: 'intercomTablet', after })
  return {
    isWritten,
    setCount: set.length,
    removedCount: removed.length,
    sameCount,
    faults: faults.slice(0, told),
    faultCount: faults.length,
  }
}
