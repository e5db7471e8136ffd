import { afterAll, beforeAll, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { billOf, issuedRun, monthDays } from '#tests/setup/billing.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
beforeAll(async () => {
  lobby = await startLobby()
})
afterAll(() => lobby.close())

it('a debt that was carried into a bill not due yet is as late as before: the first page and 催繳 say the same', async () => {
  const manager = await lobby.as('auth_0912345678', '晴川社區')
  const home = castId('household', 'B棟-12F-3')
  await issuedRun(manager, [billOf(home, 3120)], monthDays(-2))
  await issuedRun(manager, [billOf(home, 2000)], monthDays(1))
  const [debt, ...others] = (await manager.get('/api/v1/Arrears')).body.Data
  expect([debt.Overdue, debt.Total, others]).toEqual([3120, 5120, []])
  const { Overdue } = (await manager.get('/api/v1/ManagementControl')).body.Data
  expect(Overdue).toMatchObject({ Count: 1, Amount: 3120, Due: 1 })
})
