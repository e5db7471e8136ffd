import { eq } from 'drizzle-orm'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Lease } from '#platform/server/database.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { type Change, changedFields } from '#modules/visitors/visits/contract.ts'
import type { VisitorRow } from '#modules/visitors/visits/server/public.ts'
import { type visitorTable } from '#modules/visitors/visits/server/public.ts'

type Set = Partial<typeof visitorTable.$inferInsert>

async function labelOf(lease: Lease, householdId: unknown): Promise<string> {
  if (typeof householdId !== 'string') return ''
  const [row] = await lease.db
    .select({ label: householdTable.label })
    .from(householdTable)
    .where(eq(householdTable.id, householdId))
  return row?.label ?? ''
}

/** As people read it: a household by its label, a photo by whether there is one, an instant as it is said. */
async function shown(lease: Lease & { now: Date }, field: string, value: unknown): Promise<string> {
  if (field === 'householdId') return labelOf(lease, value)
  if (field === 'photoPath') return value ? '有' : ''
  if (value instanceof Date) return speakTime(value, lease.now)
  return String(value ?? '')
}

const isSame = (a: unknown, b: unknown) =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b

/** Which fields of a record differ from what it is to be, in the words of people. */
export async function changesOf(
  lease: Lease & { now: Date },
  before: VisitorRow,
  set: Set,
): Promise<Change[]> {
  const changes: Change[] = []
  for (const field of changedFields) {
    if (set[field] === undefined || isSame(set[field], before[field])) continue
    changes.push({
      field,
      before: await shown(lease, field, before[field]),
      after: await shown(lease, field, set[field]),
    })
  }
  return changes
}
