import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { madeHousehold, mergeInto } from '#tests/setup/households.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const own = '/api/v1/Message'
let lobby: Lobby
let manager: Desk
let desk: Desk
let type: string
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  type = (await desk.get('/core/api/Message/Type')).body.Data[0].TypeId
})
afterAll(() => lobby.close())

const write = async (changes: object) =>
  (await desk.post(own, { Id: newId(), Name: '林小姐', TypeId: type, ...changes })).body.Data
const reply = (Id: string, changes: object = {}) =>
  desk.post('/core/api/Message/Reply', { Id, ReplyId: newId(), Content: '已請水電來看。', ...changes })

it('messages of a household that becomes part of another: what is open is answered there, what is closed its page never shows', async () => {
  const [gone, heir] = [
    await madeHousehold(manager, { building: '信棟', unit: '1' }),
    await madeHousehold(manager, { building: '信棟', unit: '2' }),
  ]
  const done = await write({ TabletId: gone.id, Content: '舊住戶的心事' })
  await reply(done.Id, { IsClosing: true, Content: '只說給您聽' })
  await write({ TabletId: gone.id, Content: '門鈴還沒修' })
  await reply((await write({ TabletId: gone.id, Content: '樓上漏水' })).Id)
  expect((await mergeInto(manager, gone, heir)).status).toBe(200)
  const { body } = await desk.get('/api/v1/HouseholdLink', { Kind: 'message', TabletIds: [heir.id] })
  const token = new URL(body.Data[0].Url, 'http://x').searchParams.get('token')
  const page = JSON.stringify((await lobby.nobody().get(`${own}/Form/${token}`)).body.Data.Messages)
  expect(page).toContain('樓上漏水')
  expect(page).not.toContain('心事')
  expect(page).not.toContain('只說給您聽')
})
