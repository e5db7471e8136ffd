import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { addFacility, facilityPath as path, inDays, wanted } from '#tests/setup/facilities.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { instantOf } from '../../facility-slots.ts'

interface Shown {
  Id: string
  SeriesId: string | null
  Status: string
  FeeDue: number
  RowVersion: number
  StartUtc: string
}

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
const listed = async (FacilityId: string): Promise<Shown[]> =>
  (await desk.get(`${path}/Booking`, { FacilityId, MaxCount: 100 })).body.Data.toReversed()
const end = ({ Id, RowVersion }: Shown) => desk.patch(`${path}/Booking/${Id}/CancelSeries`, { RowVersion })
async function series(changes: object = {}): Promise<[string, Shown[]]> {
  const room = await addFacility(manager)
  const { body } = await desk.post(`${path}/Booking`, wanted(room, 'A棟-12F-3', { Weeks: 4, ...changes }))
  return [room, body.Data.Bookings]
}

describe('A series of bookings', () => {
  it('is cancelled from one of its bookings on: what was before it stays, and each is charged on its own terms', async () => {
    const [room, [first, second]] = (await series()) as [string, [Shown, Shown]]
    expect(first.SeriesId).toBe(first.Id)
    // The second one is past the time in which it could be cancelled for nothing.
    await lobby.owner.query(
      `update facility_booking set cancel_by = now() - interval '1 hour' where id = $1`,
      [second.Id],
    )
    expect((await end(second)).body.Data).toEqual({ Cancelled: 3, FeeDue: 100 })
    const after = await listed(room)
    expect(after.map(({ Status, FeeDue }) => [Status, FeeDue])).toEqual([
      ['booked', 200],
      ['cancelled', 100],
      ['cancelled', 0],
      ['cancelled', 0],
    ])
    // Its hours are free again.
    const again = wanted(room, 'B棟-12F-3', { Day: inDays(3 + 14) })
    expect((await desk.post(`${path}/Booking`, again)).status).toBe(200)
  })

  it('is cancelled once by two at once, and a single booking alone', async () => {
    const [, [first]] = (await series()) as [string, [Shown]]
    const both = await Promise.all([end(first), end(first)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [room, [alone]] = (await series({ Weeks: 1 })) as [string, [Shown]]
    expect(alone.SeriesId).toBeNull()
    expect((await end(alone)).body.Data).toEqual({ Cancelled: 1, FeeDue: 0 })
    expect(codeOf(await end(alone))).toBe(409_28_727)
    expect((await listed(room)).map(({ Status }) => Status)).toEqual(['cancelled'])
  })
})

it('what stands in the way of a closure is listed with who has it, for managers alone', async () => {
  const [room, [first]] = (await series({ Weeks: 2 })) as [string, [Shown]]
  const asked = {
    StartUtc: instantOf(inDays(3), '00:00').toISOString(),
    EndUtc: instantOf(inDays(4), '00:00').toISOString(),
  }
  const standing = (who: Desk) => who.get(`${path}/${room}/Closure/Standing`, asked)
  expect((await standing(manager)).body.Data).toMatchObject([
    { Id: first.Id, TabletNote: 'A棟-12F-3', People: 2 },
  ])
  expect((await standing(desk)).status).toBe(403)
})
