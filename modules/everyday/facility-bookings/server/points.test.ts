import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { householdOf } from '#database/cast/households.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { addFacility, facilityPath as path, inDays, wanted } from '#tests/setup/facilities.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { openPoints } from '#tests/setup/points.ts'

const communityId = castId('community', '晴川社區')
let lobby: Lobby
let desk: Desk
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  await openPoints(lobby)
  desk = await lobby.as('desk1')
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const codeOf = ({ body }: Answer) => body.ErrorMessage?.Code
const room = (changes: Record<string, unknown> = {}) =>
  addFacility(manager, { Price: 10, PriceIn: 'points', ...changes })
const book = (id: string, label: string, changes = {}) =>
  desk.post(`${path}/Booking`, wanted(id, label, changes))
const act = (booking: { Id: string; RowVersion: number }, verb: string, body = {}) =>
  desk.patch(`${path}/Booking/${booking.Id}/${verb}`, { RowVersion: booking.RowVersion, ...body })
const grant = async (label: string, Points: number, days: number) => {
  const given = await manager.post('/api/v1/Point/Grant', {
    GrantId: newId(),
    Points,
    ExpiresOn: inDays(days),
    TabletIds: [householdOf(label).id],
  })
  expect(given.status).toBe(200)
}
const buy = (label: string, Points: number) =>
  desk.post(`/api/v1/Point/${householdOf(label).id}/TopUp`, { EntryId: newId(), Points, Note: '' })
const points = async (label: string) =>
  (await desk.get(`/api/v1/Point/${householdOf(label).id}/Points`)).body.Data
const ofBooks = async () =>
  (await lobby.owner.query(`select count(*)::int as n from ledger_entry where kind = 'facility'`)).rows[0]?.n

describe('A facility that costs points', () => {
  it('takes them when it is booked, those that expire first, and gives all back in time; no cash and no books', async () => {
    const home = 'A棟-12F-3'
    await buy(home, 30)
    await grant(home, 15, 20)
    const before = await ofBooks()
    const asked = wanted(await room(), home)
    const quote = await desk.get(`${path}/Booking/Quote`, { ...asked, People: undefined })
    expect(quote.body.Data).toMatchObject({ Price: 20, PriceIn: 'points', Points: 45 })
    const made = await desk.post(`${path}/Booking`, asked)
    const [booking] = made.body.Data.Bookings
    expect(booking).toMatchObject({ Price: 20, PriceIn: 'points', FeeDue: 20, Paid: 20 })
    expect(await points(home)).toMatchObject({ NormalPoints: 0, CashPoints: 25 })
    // Sent again it costs nothing more; and no cash is taken for it.
    expect((await desk.post(`${path}/Booking`, asked)).body.Data.Bookings[0].Paid).toBe(20)
    const paid = { PaymentId: newId(), Kind: 'refund', Amount: 20 }
    expect(codeOf(await desk.post(`${path}/Booking/${booking.Id}/Payment`, paid))).toBe(409_28_734)
    expect((await act(booking, 'Cancel')).body.Data).toMatchObject({ FeeDue: 0, Paid: 0 })
    expect(await points(home)).toMatchObject({ NormalPoints: 15, CashPoints: 30 })
    expect(await ofBooks()).toBe(before)
  })

  it('keeps, of one that is cancelled late, those that would have expired first', async () => {
    const home = 'A棟-8F-1'
    await grant(home, 12, 2)
    await grant(home, 8, 200)
    const [booking] = (await book(await room({ CancelHours: 240 }), home)).body.Data.Bookings
    expect((await points(home)).NormalPoints).toBe(0)
    expect((await act(booking, 'Cancel')).body.Data).toMatchObject({ FeeDue: 10, Paid: 10 })
    expect((await points(home)).Expiring).toEqual([
      { Points: 2, ExpiresOn: inDays(2) },
      { Points: 8, ExpiresOn: inDays(200) },
    ])
  })

  it('refuses whoever has too few, by the number; of two bookings on the last points at once one is made', async () => {
    const home = 'B棟-3F-2'
    await buy(home, 29)
    const [one, two] = [await room(), await room()]
    const answers = await Promise.all([book(one, home), book(two, home, { From: '13:00', Until: '15:00' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.ErrorMessage).toMatchObject({
      Code: 409_32_001,
      Description: expect.stringContaining('還有 9 點，需要 20 點'),
    })
    expect((await points(home)).CashPoints).toBe(9)
  })

  it('takes none of whoever waits, and takes them when the offer is accepted', async () => {
    const [first, next] = ['B棟-5F-1', 'B棟-5F-2']
    await buy(first, 20)
    await buy(next, 20)
    const court = await room()
    const [held] = (await book(court, first)).body.Data.Bookings
    const waits = (await desk.post(`${path}/Booking/Wait`, wanted(court, next))).body.Data
    expect((await points(next)).CashPoints).toBe(20)
    await act(held, 'Cancel')
    const offered = (await desk.get(`${path}/Booking`, { FacilityId: court })).body.Data.find(
      ({ Id }: { Id: string }) => Id === waits.Id,
    )
    expect(offered).toMatchObject({ Status: 'offered', Paid: 0 })
    expect((await act(offered, 'Accept')).body.Data).toMatchObject({ Status: 'booked', Paid: 20 })
    expect((await points(next)).CashPoints).toBe(0)
  })

  it('gives everything back when the community closes it, and says so to the household', async () => {
    const home = 'B棟-7F-1'
    await buy(home, 20)
    const court = await room({ CancelHours: 240 })
    const [booking] = (await book(court, home)).body.Data.Bookings
    const closed = await manager.post(`/api/v1/Facility/${court}/Closure`, {
      ClosureId: newId(),
      StartUtc: booking.StartUtc,
      EndUtc: booking.EndUtc,
      Reason: '漏水',
      Booked: 'cancel',
    })
    expect(closed.body.Data).toEqual({ Moved: 0, Cancelled: 1 })
    expect((await points(home)).CashPoints).toBe(20)
    const { rows } = await lobby.owner.query('select text from facility_notice where booking_id = $1', [
      booking.Id,
    ])
    expect(rows.at(-1)?.text).toContain('20 點 已退回')
  })

  it('is nothing for a community without points', async () => {
    await lobby.owner.query(
      'delete from community_service where community_id = $1 and service_id in (26, 58, 61, 62)',
      [communityId],
    )
    const without = await lobby.as('auth_0912345678', '晴川社區')
    const answer = await without.post(path, {
      ...(await without.get(path)).body.Data[0],
      Id: newId(),
      Name: '沒有點數',
      PriceIn: 'points',
    })
    expect(codeOf(answer)).toBe(400_28_702)
  })
})
