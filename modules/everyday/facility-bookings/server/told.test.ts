import { afterAll, beforeAll, expect, it } from 'vitest'
import { householdOf } from '#database/cast/households.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { addFacility, facilityPath as path, wanted } from '#tests/setup/facilities.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { connectLine, contact, type FakeProvider, fakeProvider, lineUser } from '#tests/setup/providers.ts'

const address = 'https://lobby.example'
let lobby: Lobby
let desk: Desk
let manager: Desk
let line: FakeProvider
beforeAll(async () => {
  line = await fakeProvider({ status: 200, body: '{"sentMessages":[{"id":"L1"}]}' })
  const env = { PRIVATE_HOSTS: '1', LINE_API: line.url, PUBLIC_ADDRESS: address }
  lobby = await startLobby({ run: 'api,worker', env })
  desk = await lobby.as('desk1')
  manager = await lobby.as('auth_0912345678', '晴川社區')
  const { Settings, Version } = (await manager.get('/api/v1/Notice/Settings')).body.Data
  await manager.put('/api/v1/Notice/Settings', { ...Settings, Quiet: null, Version })
  await connectLine(manager)
})
afterAll(async () => {
  await lobby.close()
  await line.close()
})

it('what a household is told of its booking ends with the address of its own page, which opens it and stands in no record', async () => {
  const home = householdOf('B棟-12F-3').id
  const [person] = (await desk.get(`/api/v1/Notice/Contact/${home}`)).body.Data
  await contact(desk, person.ResidentId, { LineUserId: lineUser.one })
  const court = await addFacility(manager, { Name: '夜間球場' })
  const has = (await desk.post(`${path}/Booking`, wanted(court, 'A棟-8F-1'))).body.Data.Bookings[0]
  expect((await desk.post(`${path}/Booking/Wait`, wanted(court, 'B棟-12F-3'))).status).toBe(200)
  await desk.patch(`${path}/Booking/${has.Id}/Cancel`, { RowVersion: has.RowVersion })
  const told = () =>
    line.asked.map(({ body }) => body).find((body) => body.includes('候補') && body.includes(lineUser.one))
  await expect.poll(told, { timeout: 20_000 }).toBeTruthy()
  const [, token = ''] =
    /https:\/\/lobby\.example\/mgmt\/facilityForm\?token=([\w-]{59})/.exec(told() ?? '') ?? []
  const form = await lobby.nobody().get(`${path}/Form/${token}`)
  expect(form.body.Data).toMatchObject({ TabletNote: 'B棟-12F-3' })
  const { rows } = await lobby.owner.query(`select from notice where text like '%token=%'`)
  expect(rows).toHaveLength(0)
})
