import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from './desk.ts'

/** What the desk sends to register papers that B棟-3F-1 leaves for A棟-12F-3. */
export function depositing(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    Id: newId(),
    TabletId: castId('household', 'A棟-12F-3'),
    PayTabletId: castId('household', 'B棟-3F-1'),
    PayUsername: '李佩珊',
    TypeDetail: 1,
    ...changes,
  }
}

/** Registers a deposit and gives it as the wire shows it. */
export async function leave(desk: Desk, changes: Record<string, unknown> = {}) {
  const { status, body } = await desk.post('/api/v1/CollectionPayment', depositing(changes))
  if (status !== 200) throw new Error(`not registered: ${status} ${JSON.stringify(body)}`)
  return body.Data
}

/** Registers an envelope of cash that A棟-12F-3 leaves for its own couriers. */
export const leaveCash = (desk: Desk, money: number, changes: Record<string, unknown> = {}) =>
  leave(desk, {
    TypeDetail: 8,
    Money: money,
    PayTabletId: castId('household', 'A棟-12F-3'),
    PayUsername: '林淑芬',
    ...changes,
  })

type Change = Record<string, unknown>
const at = (id: string, act: string) => `/api/v1/CollectionPayment/${id}/Cash${act}`

export const showCash = async (desk: Desk, id: string) => (await desk.get(at(id, ''))).body.Data
export const putIn = (desk: Desk, id: string, Amount: number, changes: Change = {}) =>
  desk.post(at(id, '/In'), { LineId: newId(), Amount, ...changes })
export const payCourier = (desk: Desk, id: string, PdId: string, Amount: number, changes: Change = {}) =>
  desk.post(at(id, '/Pay'), { LineId: newId(), PdId, Amount, ...changes })
export const reverseLine = (desk: Desk, id: string, Sequence: number, changes: Change = {}) =>
  desk.post(at(id, '/Reverse'), { LineId: newId(), Sequence, Reason: '記錯金額', ...changes })

/** A second person gives account and password at the same desk. */
export async function witnessToken(desk: Desk, Account: string): Promise<string> {
  const answer = await desk.post('/mvc/api/Login/CheckAccountPassword', { Account, Password: 'lobby-demo' })
  return answer.body.Data.Token
}
