import { afterAll, beforeAll, expect, it } from 'vitest'
import { csvOf, importBank } from '#tests/setup/bank-samples.ts'
import { contradictions } from '#tests/setup/fee-contradictions.ts'
import { type FeeWorld, qingchuanId, startFees } from '#tests/setup/fee-world.ts'

const path = '/api/v1/BankFile/Unmatched'
let world: FeeWorld
beforeAll(async () => {
  world = await startFees()
})
afterAll(() => world.lobby.close())

const booked = async (number: number): Promise<number> => {
  const { rows } = await world.lobby.owner.query(
    'select coalesce(sum(amount), 0)::int as sum from ledger_line where community_id = $1 and number = $2',
    [qingchuanId, number],
  )
  return rows[0].sum
}

it('money that went out of the bank is booked as an expense once, and waits again when that is taken back', async () => {
  await importBank(world.manager, csvOf(['9912600000000001', '-1873']))
  const waiting = (await world.manager.get(path)).body.Data.Waiting.find(
    ({ Kind }: { Kind: string }) => Kind === 'out',
  )
  const line = (await world.manager.get(`${path}/${waiting.LineId}`)).body.Data
  const account = line.Accounts.find(({ Number }: { Number: number }) => Number === 5107)
  const sums = async () => [await booked(1103), await booked(5107)]
  const before = await sums()
  const book = (AccountNumber: number) =>
    world.manager.post(`${path}/${line.LineId}/Other`, {
      RowVersion: line.RowVersion,
      AccountNumber,
      Reason: '銀行手續費',
    })
  expect((await book(4101)).body.ErrorMessage.Code).toBe(400_21_876)
  const both = await Promise.all([book(5107), book(5107)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await sums()).map((sum, at) => sum - (before[at] ?? 0))).toEqual([-1873, 1873])
  const { Done } = (await world.manager.get(path)).body.Data
  expect(Done[0]).toMatchObject({ Kind: 'other', Target: account.Name, IsUndoable: true })
  const undo = () => world.manager.post(`${path}/${line.LineId}/Undo`, { Reason: '科目錯誤' })
  expect((await undo()).status).toBe(200)
  expect(await sums()).toEqual(before)
  expect((await undo()).body.ErrorMessage.Code).toBe(409_21_614)
  expect((await world.manager.get(`${path}/${line.LineId}`)).body.Data.IsWaiting).toBe(true)
  expect(await contradictions(world.lobby.owner)).toEqual([])
})
