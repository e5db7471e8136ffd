import { newId } from '#platform/contract/new-id.ts'
import type { Work } from '#platform/server/work.ts'
import { addToHours } from './hours.ts'
import { valueTable } from './tables.ts'

/** Who said it: a device, a test from the screen, or a drill. */
export type ValueSource = 'gateway' | 'test' | 'drill'

export interface LoggedValue {
  pointId: string
  at: Date
  value: number | null
  isAbnormal: boolean
}

/** Keeps what points said, apart from what comes of it. The caller holds the points. */
export async function logValues(
  work: Work,
  source: ValueSource,
  values: readonly LoggedValue[],
): Promise<void> {
  if (!values.length) return
  const rows = values.map((row) => ({ id: newId(), ...row, source, receivedAt: work.now }))
  await work.db.insert(valueTable).values(rows)
  await addToHours(work, values)
}
