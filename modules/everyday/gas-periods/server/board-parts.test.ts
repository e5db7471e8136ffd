import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

it('a period of gas readings on the boards counts whoever is not read yet, also where nobody entered a meter', async () => {
  const { rows } = await lobby.owner.query('delete from gas_meter returning household_id')
  expect(rows.length).toBeGreaterThan(0)
  const { TotalCount, FilledCount } = (await desk.get('/core/api/Gas/Current')).body.Data
  const parts = (await desk.get('/api/v1/BulletinBoard/Part')).body.Data
  const { Facts } = parts.find(({ Part }: { Part: string }) => Part === 'gasPeriods')
  expect(TotalCount).toBeGreaterThan(FilledCount)
  expect(Facts[0].Note).toBe(`未回報 ${TotalCount - FilledCount} 戶`)
})
