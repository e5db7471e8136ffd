import { afterAll, beforeAll, expect, it } from 'vitest'
import { csvOf, importBank, issueBill } from '#tests/setup/bank-samples.ts'
import { contradictions } from '#tests/setup/fee-contradictions.ts'
import { type FeeWorld, startFees } from '#tests/setup/fee-world.ts'

const path = '/api/v1/BankFile/Unmatched'
const code = '9912500000000001'
let world: FeeWorld
beforeAll(async () => {
  world = await startFees()
})
afterAll(() => world.lobby.close())

/** Lines of 500 on one account. */
const bring = (...lines: Record<string, string>[]) =>
  importBank(world.manager, csvOf(...lines.map((said) => [code, 500, said] as const)))
async function reversal() {
  const { body } = await world.manager.get(path)
  const { LineId, RowVersion } = body.Data.Waiting.find(
    (line: { Kind: string; Code: string }) => line.Kind === 'reversal' && line.Code === code,
  )
  const send = (verb: string, more = {}) =>
    world.manager.post(`${path}/${LineId}/${verb}`, { LineId, RowVersion, ...more })
  return { show: async () => (await world.manager.get(`${path}/${LineId}`)).body.Data, send }
}

it('a reversal takes the payment of its day or before, never what was paid again since, and is not left while that payment is here', async () => {
  await issueBill(world.lobby, { household: 'A棟-10F-2', code, total: 2000 })
  await bring({ 繳款日: '2026-11-12' }, { 繳款日: '2026-11-16' })
  await bring({ 繳款日: '2026-11-13', 沖正: 'Y' })
  const first = await reversal()
  expect((await first.send('Leave', { Reason: '不知道' })).body.ErrorMessage.Code).toBe(409_21_874)
  expect((await first.show()).Original).toMatchObject({ PaidOn: '2026-11-12' })
  expect((await first.send('Reverse')).status).toBe(200)
  // A second reversal of that day has nothing to take back: what is here came later.
  await bring({ 繳款日: '2026-11-13', 沖正: 'Y', 繳款時間: '21:00' })
  const second = await reversal()
  expect((await second.send('Reverse')).body.ErrorMessage).toMatchObject({
    Code: 409_21_873,
    Description: expect.stringContaining('11/16'),
  })
  expect((await second.send('Leave', { Reason: '重複通知' })).status).toBe(200)
  expect(await contradictions(world.lobby.owner)).toEqual([])
})
