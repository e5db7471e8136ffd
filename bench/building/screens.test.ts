import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { Desk } from '../../tests/setup/desk.ts'
import { type Lobby, startLobby } from '../../tests/setup/lobby.ts'
import { playScreens } from './screens.ts'

let lobby: Lobby
beforeAll(async () => {
  lobby = await startLobby({ run: 'api' })
})
afterAll(() => lobby.close())

it('its screens go on saying that they show a take-over for as long as they do, as a player does', async () => {
  const base = '/api/v1/BulletinBoard'
  const desk = await Desk.signIn(lobby.url, 'auth_0912345678', '晴川社區')
  const screens = await playScreens(desk, '模擬 ')
  try {
    const { body } = await desk.get(`${base}/Device`)
    const mine = body.Data.filter(({ Name }: { Name: string }) => Name.startsWith('模擬 '))
    const Id = newId()
    const published = await desk.post('/api/v2/BulletinBoard/EmergencyNotice/Publish', {
      Id,
      TemplateId: 'fire',
      Title: '火警',
      Content: '請走安全梯',
      DisplayDeviceIds: mine.map((one: { Id: string }) => one.Id),
      ExpireUtc: new Date(Date.now() + 600_000).toISOString(),
    })
    expect(published.status).toBe(200)
    const states = async () =>
      (await desk.get(`${base}/EmergencyNotice/Publishing`)).body.Data[0].Targets.map(
        ({ State, LeftAtUtc }: { State: string; LeftAtUtc: string | null }) => [State, LeftAtUtc],
      )
    const all = Array(3).fill(['shown', null])
    await expect.poll(states, { timeout: 20_000 }).toEqual(all)
    // Each asked again since it said so.
    const { rows } = await lobby.owner.query('select now() as now')
    const asked = `select count(*)::int from board_device where name like '模擬 %' and removed_at is null and seen_at > $1`
    await expect
      .poll(async () => (await lobby.owner.query(asked, [rows[0].now])).rows[0].count, { timeout: 40_000 })
      .toBe(3)
    expect(await states()).toEqual(all)
  } finally {
    await screens.close()
  }
})
