import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { householdOf } from '#database/cast/households.ts'
import { dayAfter } from '#platform/contract/days.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { addFacility, facilityPath as path, inDays, wanted } from '#tests/setup/facilities.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import type { Lease } from '#platform/server/database.ts'
import { noticeSubjects } from './notice-subjects.ts'

let lobby: Lobby
let desk: Desk
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const facility = (changes: Record<string, unknown> = {}) => addFacility(manager, changes)
const book = (FacilityId: string, label: string, changes = {}) =>
  desk.post(`${path}/Booking`, wanted(FacilityId, label, changes))
const wait = (FacilityId: string, label: string, changes = {}) =>
  desk.post(`${path}/Booking/Wait`, wanted(FacilityId, label, changes))
const codeOf = ({ body }: Answer) => body.ErrorMessage?.Code
const one = async (of: string, at: string) =>
  (await desk.get(`${path}/Booking`, { FacilityId: of, MaxCount: 100 })).body.Data.find(
    ({ Id }: { Id: string }) => Id === at,
  )
const act = (booking: { Id: string; RowVersion: number }, verb: string, body = {}) =>
  desk.patch(`${path}/Booking/${booking.Id}/${verb}`, { RowVersion: booking.RowVersion, ...body })
/** Moves a booking into the past or near future, as if time had gone on. */
const shift = (id: string, set: string) =>
  lobby.owner.query(`update facility_booking set ${set} where id = $1`, [id])
/** What of a booking would be told now. */
const toldOf = async (bookingId: string) => {
  const query = async (text: string, values: unknown[]) => (await lobby.owner.query(text, values)).rows
  const rows = await query('select id from facility_notice where booking_id = $1', [bookingId])
  return noticeSubjects[0]?.items(
    { query } as unknown as Lease,
    rows.map(({ id }) => id),
  )
}
/** The address of a household's own page. */
const pageOf = async (label: string) => {
  const asked = { Kind: 'facility', TabletIds: [householdOf(label).id] }
  const { body } = await desk.get('/api/v1/HouseholdLink', asked)
  return `${path}/Form/${new URL(body.Data[0].Url, 'http://x').searchParams.get('token')}`
}

/** The clock of Taipei so many hours from now. */
const clock = (hours: number) => new Date(Date.now() + (8 + hours) * 3_600_000).toISOString().slice(11, 16)
/** When residents may be told by what rings; at any hour, where nothing is said. */
const quiet = async (Quiet: { StartsAt: string; EndsAt: string } | null) => {
  const { Settings, Version } = (await manager.get('/api/v1/Notice/Settings')).body.Data
  const saved = await manager.put('/api/v1/Notice/Settings', { ...Settings, Quiet, Version })
  expect(saved.status).toBe(200)
}

describe('The waiting list', () => {
  beforeAll(() => quiet(null))

  it('offers by night what the household can accept for 15 minutes from the end of the quiet hours on, and says nothing of what lapsed', async () => {
    const court = await facility()
    const has = (await book(court, 'A棟-12F-3')).body.Data.Bookings[0]
    const first = (await wait(court, 'A棟-8F-1')).body.Data
    const ends = clock(2)
    await quiet({ StartsAt: clock(-2), EndsAt: ends })
    await act(has, 'Cancel')
    const offered = await one(court, first.Id)
    const until = new Date(Date.parse(offered.OfferedUntilUtc) + 8 * 3_600_000 - 15 * 60_000)
    expect([offered.Status, until.toISOString().slice(11, 16)]).toEqual(['offered', ends])
    const said = { kindName: expect.stringContaining('輪到您') }
    expect(await toldOf(first.Id)).toMatchObject([{ ...said, state: 'waiting' }])
    await shift(first.Id, "state = 'lapsed', lane_no = null")
    expect(await toldOf(first.Id)).toMatchObject([{ ...said, state: 'gone' }])
    await quiet(null)
  })

  it('offers what is free to the first household for 15 minutes, then to the next one, never to whoever comes by', async () => {
    const court = await facility()
    const has = (await book(court, 'A棟-12F-3')).body.Data.Bookings[0]
    const first = (await wait(court, 'A棟-8F-1')).body.Data
    const next = (await wait(court, 'A棟-3F-4')).body.Data
    expect([first.Status, codeOf(await wait(court, 'A棟-3F-4'))]).toEqual(['waiting', 409_28_730])
    expect((await act(has, 'Cancel')).body.Data).toMatchObject({ Status: 'cancelled', FeeDue: 0 })
    const offered = await one(court, first.Id)
    expect(offered.Status).toBe('offered')
    const left = (Date.parse(offered.OfferedUntilUtc) - Date.now()) / 60_000
    expect(left).toBeGreaterThan(14)
    expect(left).toBeLessThanOrEqual(15)
    expect(codeOf(await book(court, 'C棟-6F-1'))).toBe(409_28_721)
    await shift(first.Id, "offered_until = now() - interval '1 second'")
    expect(codeOf(await act(offered, 'Accept'))).toBe(409_28_728)
    const queued = await lobby.owner.query(
      `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'facilityBookings.turn' and key like $1`,
      [`%facility booking ${first.Id}%`],
    )
    expect(queued.rows[0].n).toBe(1)
    // As the job does; whatever is done at the facility does it too.
    expect((await book(court, 'C棟-6F-1', { From: '20:00', Until: '21:00' })).status).toBe(200)
    const then = await one(court, next.Id)
    expect((await act(then, 'Accept')).body.Data).toMatchObject({ Status: 'booked', TabletNote: 'A棟-3F-4' })
    expect(await one(court, first.Id)).toMatchObject({ Status: 'lapsed' })
  })

  it('offers nothing of a facility with fewer places than before while those that were booked fill it', async () => {
    const room = await facility({ Places: 3 })
    const [has] = (await book(room, 'A棟-12F-3')).body.Data.Bookings
    for (const label of ['B棟-12F-3', 'B棟-5F-3']) expect((await book(room, label)).status).toBe(200)
    const { Id } = (await wait(room, 'A棟-8F-1')).body.Data
    const all = (await desk.get(path)).body.Data
    const { Id: _, IsRetired: _r, ...content } = all.find((of: { Id: string }) => of.Id === room)
    expect((await manager.put(`${path}/${room}`, { ...content, Places: 1 })).status).toBe(200)
    await act(has, 'Cancel')
    expect(await one(room, Id)).toMatchObject({ Status: 'waiting' })
    expect(codeOf(await book(room, 'C棟-6F-1'))).toBe(409_28_721)
  })

  it('is told of what it can have by the channels of notices', async () => {
    const court = await facility()
    const has = (await book(court, 'A棟-12F-3')).body.Data.Bookings[0]
    await wait(court, 'A棟-8F-1')
    await act(has, 'Cancel')
    const { rows } = await lobby.owner.query(
      'select n.text from facility_notice n join facility_booking b using (community_id) where b.id = n.booking_id and b.facility_id = $1',
      [court],
    )
    expect(rows).toMatchObject([
      { text: expect.stringMatching(/^A棟-8F-1 候補的球場.*前用公設 QR 或到櫃台接受，逾時通知下一戶。$/) },
    ])
  })
})

describe('What becomes of bookings', () => {
  it('a closed time moves a booking to no hour that its household has already, and not for its quota', async () => {
    const gym = await facility({ Places: 2, Price: 0, QuotaCount: 2, QuotaPer: 'month' })
    const day = `${inDays(40).slice(0, 8)}10`
    const moved = (await book(gym, 'A棟-3F-4', { Day: day })).body.Data.Bookings[0]
    expect((await book(gym, 'A棟-3F-4', { Day: dayAfter(day, 1) })).status).toBe(200)
    const closed = await manager.post(`${path}/${gym}/Closure`, {
      ClosureId: newId(),
      StartUtc: new Date(`${day}T00:00:00+08:00`).toISOString(),
      EndUtc: new Date(`${dayAfter(day, 1)}T00:00:00+08:00`).toISOString(),
      Reason: '換地板',
      Booked: 'move',
    })
    expect(closed.body.Data).toEqual({ Moved: 1, Cancelled: 0 })
    const at = new Date(`${dayAfter(day, 2)}T10:00:00+08:00`).toISOString()
    expect((await one(gym, moved.Id)).StartUtc).toBe(at)
  })

  it('of two closed times that move a booking one after the other its household hears the second alone', async () => {
    const gym = await facility({ Price: 0 })
    const { Id } = (await book(gym, 'A棟-3F-4', { Day: inDays(4) })).body.Data.Bookings[0]
    for (const day of [inDays(4), inDays(5)]) {
      const StartUtc = new Date(`${day}T00:00:00+08:00`).toISOString()
      const EndUtc = new Date(`${dayAfter(day, 1)}T00:00:00+08:00`).toISOString()
      const closure = { ClosureId: newId(), StartUtc, EndUtc, Reason: '換地板', Booked: 'move' }
      expect((await manager.post(`${path}/${gym}/Closure`, closure)).body.Data.Moved).toBe(1)
    }
    const told = (await toldOf(Id))?.toSorted((a, b) => Number(a.arrivedAt) - Number(b.arrivedAt))
    expect(told?.map(({ state }) => state)).toEqual(['gone', 'waiting'])
  })

  it('acts by a link are counted by household: one that tries all day stops no neighbour in its network', async () => {
    const room = await facility()
    const [mine, theirs] = [await pageOf('A棟-14F-2'), await pageOf('A棟-14F-3')]
    const { TabletId: _, ...past } = wanted(room, 'A棟-14F-2', { Day: inDays(-1) })
    const tries: unknown[] = []
    for (let nth = 0; nth < 61; nth++)
      tries.push(codeOf(await lobby.nobody().post(`${mine}/Booking`, { ...past, Id: newId() })))
    expect([tries[0], tries[59], tries[60]]).toEqual([400_28_723, 400_28_723, 429_28_720])
    expect(codeOf(await lobby.nobody().post(`${theirs}/Booking`, past))).toBe(400_28_723)
  })
})
