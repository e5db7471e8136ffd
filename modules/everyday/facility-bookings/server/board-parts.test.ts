import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { addFacility, facilityPath, wanted } from '#tests/setup/facilities.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let desk: Desk
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

it('a booking stands on the boards of the house with its hours, and without the household', async () => {
  const court = await addFacility(manager, { Name: '看板撞球室' })
  const [{ Id }] = (await desk.post(`${facilityPath}/Booking`, wanted(court, 'A棟-12F-1'))).body.Data.Bookings
  await lobby.owner.query(
    "update facility_booking set starts_at = now() - interval '5 min', ends_at = now() + interval '55 min' where id = $1",
    [Id],
  )
  const parts = (await desk.get('/api/v1/BulletinBoard/Part')).body.Data
  const { Facts } = parts.find(({ Part }: { Part: string }) => Part === 'facilityBookings')
  expect(Facts.find(({ Title }: { Title: string }) => Title === '看板撞球室')).toEqual({
    Title: '看板撞球室',
    Big: expect.stringMatching(/^\d\d:\d\d–\d\d:\d\d$/),
    Note: '已預約',
  })
  expect(JSON.stringify(Facts)).not.toContain('12F')
})
