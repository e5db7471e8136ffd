import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from './desk.ts'

/** What the desk sends to register an ordinary package for A棟-12F-3. */
export function registration(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    PdId: newId(),
    TabletId: castId('household', 'A棟-12F-3'),
    PostalTypeId: castId('kind', '包裹'),
    ...changes,
  }
}

/** Registers a package and gives it as the wire shows it. */
export async function arrive(desk: Desk, changes: Record<string, unknown> = {}) {
  const { status, body } = await desk.post('/api/v1/Postal', registration(changes))
  if (status !== 200) throw new Error(`not registered: ${status} ${JSON.stringify(body)}`)
  return body.Data
}

/** Registers so many packages, one after the other; gives their ids. */
export async function arriveMany(desk: Desk, count: number, changes: Record<string, unknown> = {}) {
  const ids: string[] = []
  for (let i = 0; i < count; i++) ids.push((await arrive(desk, changes)).PdId)
  return ids
}

/** A hand-over by hand without a signature (R122: 3). */
export function handOverRequest(changes: Record<string, unknown>): Record<string, unknown> {
  return {
    FileName: '',
    WebcamUrl: '',
    HandwriteUrl: '',
    Note: '',
    ReceiveType: 3,
    ReceiveCode: '',
    ...changes,
  }
}
