import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { addFacility, everyDay, facilityPath as path, inDays, wanted } from '#tests/setup/facilities.ts'
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

const codeOf = ({ body }: Answer) => body.ErrorMessage?.Code

it('money of a booking is taken once by its id, which is no other booking’s', async () => {
  const room = await addFacility(manager)
  const [one, two] = await Promise.all(
    [5, 6].map(
      async (days) =>
        (await desk.post(`${path}/Booking`, wanted(room, 'A棟-12F-3', { Day: inDays(days) }))).body.Data
          .Bookings[0],
    ),
  )
  const paid = { PaymentId: newId(), Kind: 'fee', Amount: 200 }
  for (let times = 0; times < 2; times++)
    expect((await desk.post(`${path}/Booking/${one.Id}/Payment`, paid)).body.Data).toMatchObject({
      Paid: 200,
    })
  expect(codeOf(await desk.post(`${path}/Booking/${two.Id}/Payment`, paid))).toBe(409_28_740)
})

describe('The terms of a booking', () => {
  it('are those that were seen: other rules or another price since are shown first, and what was sent twice stays one', async () => {
    const room = await addFacility(manager, { Price: 0 })
    const [seen] = (await desk.get(path)).body.Data.filter(({ Id }: { Id: string }) => Id === room)
    const early = wanted(room, 'A棟-12F-3', { FacilityVersion: seen.RowVersion })
    expect((await desk.post(`${path}/Booking`, early)).status).toBe(200)
    const { Id: _, IsRetired: _r, RowVersion, ...content } = seen
    expect((await manager.put(`${path}/${room}`, { ...content, RowVersion, Price: 1000 })).status).toBe(200)
    expect((await desk.post(`${path}/Booking`, early)).status).toBe(200)
    const late = (FacilityVersion: number) =>
      desk.post(
        `${path}/Booking`,
        wanted(room, 'B棟-12F-3', { FacilityVersion, From: '14:00', Until: '15:00' }),
      )
    expect(codeOf(await late(RowVersion))).toBe(409_28_739)
    expect((await late(RowVersion + 1)).body.Data.Bookings[0].Price).toBe(1000)
  })

  it('are told of times alone that can be booked: none that run backwards, are closed or cut a slot', async () => {
    const room = await addFacility(manager, { OpenHours: everyDay('08:00', '20:00') })
    const ask = (From: string, Until: string) =>
      desk.get(`${path}/Booking/Quote`, { FacilityId: room, Day: inDays(3), From, Until })
    expect((await ask('08:00', '10:00')).body.Data.Price).toBe(200)
    for (const [from, until, code] of [
      ['18:00', '09:00', 400_28_720],
      ['07:00', '09:00', 400_28_720],
      ['08:30', '09:30', 400_28_721],
    ] as const)
      expect(codeOf(await ask(from, until))).toBe(code)
  })

  it('have a draw after bookings open, or nobody could ever enter it', async () => {
    const Draw = { Weekdays: [6, 7], From: '18:00', Until: '21:00', DaysBefore: 7 }
    const [any] = (await desk.get(path)).body.Data
    const answer = await manager.post(path, { ...any, Id: newId(), Name: '抽籤太早', AdvanceDays: 7, Draw })
    expect(codeOf(answer)).toBe(400_28_703)
  })
})
