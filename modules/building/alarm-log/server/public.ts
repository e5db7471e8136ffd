import { newId } from '#platform/contract/new-id.ts'
import type { Work } from '#platform/server/work.ts'
import { valueTable } from './tables.ts'

export interface LoggedValue {
  pointId: string
  at: Date
  value: number | null
  isAbnormal: boolean
}

/** Keeps what points said, apart from what comes of it. */
export async function logValues(
  work: Work,
  source: 'gateway' | 'test',
  values: readonly LoggedValue[],
): Promise<void> {
  if (!values.length) return
  const rows = values.map((row) => ({ id: newId(), ...row, source, receivedAt: work.now }))
  await work.db.insert(valueTable).values(rows)
}
