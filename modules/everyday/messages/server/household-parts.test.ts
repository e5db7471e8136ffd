import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { addFacility, facilityPath, wanted } from '#tests/setup/facilities.ts'
import { madeHousehold, mergeInto, movesIn } from '#tests/setup/households.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const own = '/api/v1/Message'
let lobby: Lobby
let manager: Desk
let desk: Desk
let type: string
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  type = (await desk.get('/core/api/Message/Type')).body.Data[0].TypeId
})
afterAll(() => lobby.close())

const write = async (changes: object) =>
  (await desk.post(own, { Id: newId(), Name: '林小姐', TypeId: type, ...changes })).body.Data
const show = async (Id: string) => (await desk.get('/core/api/Message/Detail', { Id })).body.Data
const pageOf = async (householdId: string) => {
  const { body } = await desk.get('/api/v1/HouseholdLink', { Kind: 'message', TabletIds: [householdId] })
  const token = new URL(body.Data[0].Url, 'http://x').searchParams.get('token')
  return JSON.stringify((await lobby.nobody().get(`${own}/Form/${token}`)).body.Data.Messages)
}
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
  const page = await pageOf(heir.id)
  expect(page).toContain('樓上漏水')
  expect(page).not.toContain('心事')
  expect(page).not.toContain('只說給您聽')
})

it('what was closed before is the other household’s once it is taken up again, whoever lived there left or not', async () => {
  const [gone, heir] = [
    await madeHousehold(manager, { building: '信棟', unit: '3' }),
    await madeHousehold(manager, { building: '信棟', unit: '4' }),
  ]
  // Links of the heir were renewed by hand: nobody left.
  await manager.post(`/api/v1/HouseholdLink/${heir.id}/Renew`)
  const done = await write({ TabletId: gone.id, Content: '電鈴又壞了' })
  await reply(done.Id, { IsClosing: true })
  expect((await mergeInto(manager, gone, heir)).status).toBe(200)
  expect(await pageOf(heir.id)).not.toContain('電鈴又壞了')
  const again = await reply(done.Id, { Content: '明天換新的。' })
  expect(again.body.Data).toMatchObject({ TabletId: heir.id, IsDeactivated: false })
  expect(await pageOf(heir.id)).toContain('明天換新的。')
})

it('is answered to nobody once all who lived there left; links that were renewed by hand say nothing of that', async () => {
  const home = await madeHousehold(manager, { building: '信棟', unit: '5' })
  const ResidentIds = [await movesIn(desk, home.id, { Name: '林小姐', IdentityId: 1 })]
  const { Id } = await write({ TabletId: home.id, Content: '我的退租押金' })
  const renewed = await manager.post(`/api/v1/HouseholdLink/${home.id}/Renew`)
  expect(renewed.status, JSON.stringify(renewed.body)).toBe(200)
  expect((await reply(Id)).status).toBe(200)
  const out = await desk.post(`/core/api/Community/Tablet/${home.id}/Resident/MoveOut`, {
    ResidentIds,
    Reason: '全家遷出',
  })
  expect(out.status, JSON.stringify(out.body)).toBe(200)
  await expect.poll(() => show(Id), { timeout: 15_000 }).toMatchObject({ IsDeactivated: true })
  await movesIn(desk, home.id, { Name: '王先生', IdentityId: 1 })
  expect((await reply(Id, { Content: '押金退了' })).body.ErrorMessage.Code).toBe(404_28_101)
  const fresh = await write({ TabletId: home.id, Content: '新來的' })
  expect((await reply(fresh.Id)).status).toBe(200)
  expect(await pageOf(home.id)).not.toContain('押金')
})

const movesOut = (householdId: string, ResidentIds: string[]) =>
  desk.post(`/core/api/Community/Tablet/${householdId}/Resident/MoveOut`, { ResidentIds, Reason: '遷出' })
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

it('whoever stays when the last owner leaves is answered, by new links', async () => {
  const home = await madeHousehold(manager, { building: '信棟', unit: '6' })
  const owner = await movesIn(desk, home.id, { Name: '林先生', IdentityId: 1 })
  await movesIn(desk, home.id, { Name: '林太太', IdentityId: 2 })
  const { Id } = await write({ TabletId: home.id, Name: '林太太', Content: '水壓很小' })
  const generation = async () =>
    (
      await lobby.owner.query('select generation, left_at from household_link where household_id = $1', [
        home.id,
      ])
    ).rows[0]
  expect((await movesOut(home.id, [owner])).status).toBe(200)
  await expect.poll(generation, { timeout: 15_000 }).toEqual({ generation: 2, left_at: null })
  expect((await reply(Id)).status).toBe(200)
})

it('whoever left keeps no link where those who follow were entered first', async () => {
  const home = await madeHousehold(manager, { building: '信棟', unit: '7' })
  const old = await movesIn(desk, home.id, { Name: '舊租客', IdentityId: 3, MovedInOn: '2020-01-01' })
  const { Id } = await write({ TabletId: home.id, Name: '舊租客', Content: '押金何時退' })
  await movesIn(desk, home.id, { Name: '新租客', IdentityId: 3, MovedInOn: today })
  expect((await movesOut(home.id, [old])).status).toBe(200)
  await expect.poll(() => show(Id), { timeout: 15_000 }).toMatchObject({ IsDeactivated: true })
})

it('what was booked and comes with a household that became part of another is on that one’s page', async () => {
  const [gone, heir] = [
    await madeHousehold(manager, { building: '信棟', unit: '8' }),
    await madeHousehold(manager, { building: '信棟', unit: '9' }),
  ]
  const room = await addFacility(manager)
  const booked = await desk.post(`${facilityPath}/Booking`, {
    ...wanted(room, 'A棟-12F-3'),
    TabletId: gone.id,
  })
  expect(booked.status, JSON.stringify(booked.body)).toBe(200)
  await manager.post(`/api/v1/HouseholdLink/${heir.id}/Renew`)
  expect((await mergeInto(manager, gone, heir)).status).toBe(200)
  const { body } = await desk.get('/api/v1/HouseholdLink', { Kind: 'facility', TabletIds: [heir.id] })
  const token = new URL(body.Data[0].Url, 'http://x').searchParams.get('token')
  const page = (await lobby.nobody().get(`${facilityPath}/Form/${token}`)).body.Data
  expect(JSON.stringify(page)).toContain(booked.body.Data.Bookings[0].Id)
})
