import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const path = '/api/v1/CashManagement/HandOvers'
const pettyCash = 1101

let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const leftOf = async (number: number): Promise<number> => {
  const { body } = await manager.get('/api/v1/CashManagement/Month', { Month: dayOf(new Date()).slice(0, 7) })
  return body.Data.Money.find((row: { Number: number }) => row.Number === number).Closing
}
const handing = (Expected: number, Counted: number, more: Record<string, unknown> = {}) => ({
  HandOverId: newId(),
  MoneyNumber: pettyCash,
  Expected,
  Counted,
  FromName: '陳怡君',
  ToName: '林志明',
  ...more,
})
const codeOf = (answer: { body: { ErrorMessage?: { Code: number } } }) => answer.body.ErrorMessage?.Code

describe('petty cash that is handed over', () => {
  it('is a line with what was counted and both names; sent again it is the same', async () => {
    const held = await leftOf(pettyCash)
    const given = handing(held, held)
    const { status, body } = await manager.post(path, given)
    expect([status, body.Data]).toEqual([
      200,
      expect.objectContaining({
        Counted: held,
        Difference: 0,
        FromName: '陳怡君',
        ToName: '林志明',
        By: '沈韻如',
        VoucherNumber: '',
      }),
    ])
    expect((await manager.post(path, given)).body.Data.HandOverId).toBe(given.HandOverId)
    expect(codeOf(await manager.post(path, { ...given, ToName: '許志豪' }))).toBe(409_21_453)
    const list = (await manager.get(path)).body.Data
    expect(
      list.filter(({ HandOverId }: { HandOverId: string }) => HandOverId === given.HandOverId),
    ).toHaveLength(1)
  })

  it('with less or more than the books say needs a reason, and the books say what is there afterwards', async () => {
    const held = await leftOf(pettyCash)
    expect(codeOf(await manager.post(path, handing(held, held - 120)))).toBe(400_21_452)
    const short = await manager.post(path, handing(held, held - 120, { Reason: '找零錯誤' }))
    expect(short.body.Data).toMatchObject({
      Difference: -120,
      VoucherNumber: expect.stringMatching(/^\d{4}-\d{4}$/),
    })
    expect(await leftOf(pettyCash)).toBe(held - 120)
    // The count stands: its voucher is not voided away.
    const { rows: kept } = await lobby.owner.query('select voucher_id from cash_hand_over where id = $1', [
      short.body.Data.HandOverId,
    ])
    const voided = await manager.post(`/api/v1/CashManagement/Vouchers/${kept[0].voucher_id}/Void`, {
      Reason: '登記錯誤',
    })
    expect([codeOf(voided), await leftOf(pettyCash)]).toEqual([409_21_877, held - 120])
    const over = await manager.post(path, handing(held - 120, held, { Reason: '找到了' }))
    expect(over.body.Data).toMatchObject({ Difference: 120 })
    expect(await leftOf(pettyCash)).toBe(held)
    const { rows } = await lobby.owner.query(
      'select entry_id from ledger_line group by entry_id having sum(amount) <> 0',
    )
    expect(rows).toEqual([])
  })

  it('is counted again when somebody booked meanwhile; of two at once one is first', async () => {
    const held = await leftOf(pettyCash)
    expect(codeOf(await manager.post(path, handing(held + 1, held + 1)))).toBe(409_21_451)
    const both = await Promise.all(
      [1, 2].map(() => manager.post(path, handing(held, held - 5, { Reason: '少五元' }))),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('goes from one to another person, of cash and not of the bank, by who may book', async () => {
    const held = await leftOf(pettyCash)
    expect(codeOf(await manager.post(path, handing(held, held, { ToName: '陳怡君' })))).toBe(400_21_450)
    expect(codeOf(await manager.post(path, handing(0, 0, { MoneyNumber: 1103 })))).toBe(400_21_002)
    const committee = await lobby.as('committee1')
    expect((await committee.get(path)).status).toBe(200)
    expect((await committee.post(path, handing(held, held))).status).toBe(403)
    expect((await (await lobby.as('desk1')).get(path)).status).toBe(403)
  })
})
