import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const path = '/api/v1/CashManagement/Accounts'
const transfer = '/api/v1/CashManagement/Vouchers'
interface Account {
  Number: number
  Name: string
  Kind: string
  Version: number
  IsRetired: boolean
}

let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const listed = async (): Promise<Account[]> => (await manager.get(path)).body.Data
const named = async (name: string) => (await listed()).find(({ Name }) => Name === name) as Account
const change = ({ Number: number, Version }: Account, changes: object) =>
  manager.patch(`${path}/${number}`, { Version, ...changes })

describe('accounts of the cash book', () => {
  it('are cash and bank first, then income, then expenses; the program’s own others are not offered', async () => {
    const kinds = (await listed()).map(({ Kind }) => Kind)
    expect([...new Set(kinds)]).toEqual(['asset', 'income', 'expense'])
    expect((await listed()).map(({ Number: number }) => number)).not.toContain(1201)
  })

  it('are added with the first free number of their group, also by two at once; a name stands once', async () => {
    const both = await Promise.all(
      ['回收物收入', '廣告收入'].map((Name) => manager.post(path, { Kind: 'income', Name })),
    )
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both.map(({ body }) => body.Data.Number).sort()).toEqual([4106, 4107])
    const again = await manager.post(path, { Kind: 'income', Name: '廣告 收入' })
    expect(again.body.ErrorMessage.Code).toBe(409_21_012)
  })

  it('are named and retired by whoever saw them as they are; those that the program books to stay', async () => {
    const stationery = await named('文具雜支')
    expect((await change(stationery, { Name: '文具與雜支' })).status).toBe(200)
    expect((await change(stationery, { Name: '雜支' })).body.ErrorMessage.Code).toBe(409_21_011)
    expect((await change(await named('文具與雜支'), { IsRetired: true })).status).toBe(200)
    const pettyCash = await named('零用金')
    expect((await change(pettyCash, { IsRetired: true })).body.ErrorMessage.Code).toBe(409_21_014)
    const { rows } = await lobby.owner.query(
      "select action from audit where target = 'ledgerAccount' and target_id = '5106' order by at",
    )
    expect(rows.map(({ action }) => action)).toEqual(['ledger.change', 'ledger.retire'])
  })

  it('that hold money are not retired; emptied they are, and take no voucher any more', async () => {
    await manager.post(path, { Kind: 'asset', Name: '定存' })
    const move = (MoneyNumber: number, AgainstNumber: number) =>
      manager.post(transfer, {
        VoucherId: newId(),
        Kind: 'transfer',
        Day: dayOf(new Date()),
        MoneyNumber,
        AgainstNumber,
        Amount: 500,
      })
    const { Number: number } = await named('定存')
    expect((await move(1103, number)).status).toBe(200)
    expect((await change(await named('定存'), { IsRetired: true })).body.ErrorMessage.Code).toBe(409_21_015)
    expect((await move(number, 1103)).status).toBe(200)
    expect((await change(await named('定存'), { IsRetired: true })).status).toBe(200)
    expect((await move(1103, number)).body.ErrorMessage.Code).toBe(400_21_002)
  })

  it('are put in order by group, over the order that was seen', async () => {
    const numbers = (await listed())
      .filter(({ Kind, IsRetired }) => Kind === 'expense' && !IsRetired)
      .map(({ Number: number }) => number)
    const turned = [...numbers].reverse()
    const order = { Kind: 'expense', Numbers: turned, Seen: numbers }
    expect((await manager.put(`${path}/Order`, order)).status).toBe(200)
    expect((await manager.put(`${path}/Order`, order)).body.ErrorMessage.Code).toBe(409_21_013)
    const { body } = await manager.get('/api/v1/CashManagement/Month', {
      Month: dayOf(new Date()).slice(0, 7),
    })
    const shown = body.Data.Categories.filter(
      (row: { Kind: string; IsRetired: boolean }) => row.Kind === 'expense' && !row.IsRetired,
    )
    expect(shown.map((row: { Number: number }) => row.Number)).toEqual(turned)
  })

  it('are changed by managers, seen by the committee, and not there for a desk', async () => {
    const committee = await lobby.as('committee1')
    expect((await committee.get(path)).status).toBe(200)
    expect((await committee.post(path, { Kind: 'income', Name: '利息' })).status).toBe(403)
    expect((await (await lobby.as('desk1')).get(path)).status).toBe(403)
  })
})
