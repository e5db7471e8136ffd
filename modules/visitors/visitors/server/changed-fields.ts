import type { FieldChange } from '#platform/contract/history.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Lease } from '#platform/server/database.ts'
import { changesBetween } from '#platform/server/history.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import { changedFields } from '#modules/visitors/visits/contract.ts'
import type { VisitorRow, visitorTable } from '#modules/visitors/visits/server/public.ts'

type Set = Partial<typeof visitorTable.$inferInsert>

/** Which fields of a record differ from what it is to be: a household by its label, a photo by whether there is one, an instant as it is said. */
export async function changesOf(
  lease: Lease & { now: Date },
  before: VisitorRow,
  set: Set,
): Promise<FieldChange[]> {
  const labels = await labelsOf(lease, [before.householdId, set.householdId])
  return changesBetween(changedFields, before, set, (value, field) => {
    if (field === 'householdId') return labels.get(String(value)) ?? ''
    if (field === 'photoPath') return value ? '有' : ''
    return value instanceof Date ? speakTime(value, lease.now) : String(value ?? '')
  })
}
