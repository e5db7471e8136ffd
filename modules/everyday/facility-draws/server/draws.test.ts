import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { householdOf } from '#database/cast/households.ts'
import { dayAfter } from '#platform/contract/days.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { addFacility, everyDay, facilityPath as path, inDays, wanted } from '#tests/setup/facilities.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

interface Booked {
  Id: string
  TabletNote: string
  Status: string
  StartUtc: string
  RowVersion: number
}
let lobby: Lobby
let desk: Desk
let manager: Desk
let court: string
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  manager = await lobby.as('auth_0912345678', '晴川社區')
  court = await addFacility(manager, {
    Rules: '請脫鞋',
    OpenHours: everyDay('08:00', '22:00'),
    AdvanceDays: 30,
    Draw: { Weekdays: [1, 2, 3, 4, 5, 6, 7], From: '18:00', Until: '20:00', DaysBefore: 3 },
  })
})
afterAll(() => lobby.close())

const day = inDays(10)
const draw = (more = '') => `${path}/Draw/${court}/${day}${more}`
const enter = (label: string, Wishes: string[], changes: Record<string, unknown> = {}) =>
  desk.post(draw('/Entry'), {
    EntryId: newId(),
    TabletId: householdOf(label).id,
    Wishes,
    People: 4,
    AcceptsRules: true,
    ...changes,
  })
const codeOf = ({ body }: Answer) => body.ErrorMessage?.Code
const book = (label: string, From: string, Until: string) =>
  desk.post(`${path}/Booking`, wanted(court, label, { Day: day, From, Until }))
const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const labels = ['A棟-12F-3', 'A棟-8F-1', 'B棟-5F-3', 'C棟-6F-1']

describe('The draw of peak hours', () => {
  it('takes the place of the race at midnight: nobody books them before, and each household enters once', async () => {
    expect(codeOf(await book('A棟-12F-3', '18:00', '19:00'))).toBe(409_28_723)
    expect(codeOf(await book('A棟-12F-3', '17:00', '19:00'))).toBe(409_28_723)
    for (const label of labels) expect((await enter(label, ['18:00', '19:00'])).status).toBe(200)
    expect(codeOf(await enter('A棟-12F-3', ['18:00']))).toBe(409_28_761)
    // What was sent twice is one entry; its id enters no other draw and changes no wish.
    const [{ EntryId }] = (await desk.get(draw())).body.Data.Entries.filter(
      ({ TabletNote }: { TabletNote: string }) => TabletNote === 'A棟-8F-1',
    )
    expect((await enter('A棟-8F-1', ['18:00', '19:00'], { EntryId })).status).toBe(200)
    expect(codeOf(await enter('A棟-8F-1', ['19:00'], { EntryId }))).toBe(409_28_760)
    const days: string[] = (await desk.get(`${path}/Draw`)).body.Data.filter(
      ({ FacilityId }: { FacilityId: string }) => FacilityId === court,
    ).map(({ Day }: { Day: string }) => Day)
    expect(days).toEqual(days.toSorted())
    const next = days.find((one) => one > day)
    const other = { EntryId, TabletId: householdOf('A棟-8F-1').id, Wishes: ['18:00', '19:00'], People: 4 }
    const elsewhere = await desk.post(`${path}/Draw/${court}/${next}/Entry`, { ...other, AcceptsRules: true })
    expect(codeOf(elsewhere)).toBe(409_28_760)
    expect(codeOf(await enter('A棟-3F-4', ['17:00']))).toBe(400_28_760)
    expect(codeOf(await enter('A棟-3F-4', ['18:00'], { AcceptsRules: false }))).toBe(400_28_725)
    const { body } = await desk.get(draw())
    expect(body.Data).toMatchObject({ Status: 'open', EntryCount: 4, Nonce: '', Fingerprint: '' })
    expect(body.Data.Commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(codeOf(await manager.post(draw('/Draw')))).toBe(409_28_763)
  })

  it('is drawn once from a list that was closed, and everybody can reckon it again', async () => {
    const before = (await desk.get(draw())).body.Data
    await lobby.owner.query(
      "update facility_draw set closes_at = now() - interval '1 minute' where facility_id = $1",
      [court],
    )
    expect(codeOf(await enter('A棟-3F-4', ['18:00']))).toBe(409_28_762)
    expect((await desk.put(draw('/Numbers'), { Source: 'x', Numbers: '1', Witness: '' })).status).toBe(403)
    const said = { Source: '威力彩第一區', Numbers: '04 12 19 23 31 36', Witness: '何佳蓉' }
    const closed = (await manager.put(draw('/Numbers'), said)).body.Data
    expect(closed.Fingerprint).toBe(
      sha(
        labels
          .toSorted()
          .map((label) => `${label} 5`)
          .join('\n'),
      ),
    )
    await lobby.owner.query("update facility set rules = '請換室內鞋' where id = $1", [court])
    const drawn = (await manager.post(draw('/Draw'))).body.Data
    // What they accepted is what the rules were when they entered.
    const bookings = (await desk.get(`${path}/Booking`, { FacilityId: court })).body.Data
    expect(bookings.map(({ AcceptedRules }: Record<string, string>) => AcceptedRules)).toEqual(
      labels.map(() => '請脫鞋'),
    )
    expect(codeOf(await manager.post(draw('/Draw')))).toBe(409_28_764)
    expect(sha(drawn.Nonce)).toBe(before.Commitment)
    expect(drawn.Seed).toBe(sha(`${drawn.Nonce}\n${said.Numbers}\n${drawn.Fingerprint}`))
    const first = Number(BigInt(`0x${sha(`${drawn.Seed} 1`)}`) % 20n)
    expect(drawn.Entries[0]).toMatchObject({
      TabletNote: labels.toSorted()[Math.floor(first / 5)],
      Rank: 1,
      Lot: (first % 5) + 1,
      BookingStatus: 'offered',
      IsBlank: false,
    })
    expect(drawn.Entries.map(({ BookingStatus }: { BookingStatus: string }) => BookingStatus)).toEqual([
      'offered',
      'offered',
      'waiting',
      'waiting',
    ])
  })

  it('gives what a winner lets go to the next in the order of the draw, who has 15 minutes', async () => {
    const all = async () => (await desk.get(`${path}/Booking`, { FacilityId: court })).body.Data as Booked[]
    const { Entries } = (await desk.get(draw())).body.Data
    const of = async (rank: number) =>
      (await all()).find(({ TabletNote }) => TabletNote === Entries[rank - 1].TabletNote)
    const winner = await of(1)
    if (!winner) throw new Error('nobody won')
    const cancelled = await desk.patch(`${path}/Booking/${winner.Id}/Cancel`, {
      RowVersion: winner.RowVersion,
    })
    expect(cancelled.body.Data).toMatchObject({ Status: 'cancelled', FeeDue: 0 })
    expect(await of(3)).toMatchObject({ Status: 'offered', StartUtc: winner.StartUtc })
    expect(await of(4)).toMatchObject({ Status: 'waiting' })
  })

  it('is entered from the household’s own page as well, which shows nobody else’s entry', async () => {
    const other = dayAfter(day, 1)
    const { body } = await desk.get('/api/v1/HouseholdLink', {
      Kind: 'facility',
      TabletIds: [householdOf('B棟-9F-4').id],
    })
    const token = new URL(body.Data[0].Url, 'http://x').searchParams.get('token')
    const nobody = lobby.nobody()
    const form = `${path}/Form/${token}/Draw`
    const EntryId = newId()
    const entry = { EntryId, Wishes: ['19:00'], People: 2, AcceptsRules: true }
    expect((await nobody.post(`${form}/${court}/${other}`, entry)).body).toEqual({ Data: true })
    const shown = (await nobody.get(form)).body.Data
    const own = shown.find((one: Record<string, unknown>) => one.FacilityId === court && one.Day === other)
    expect(own).toMatchObject({ EntryId, Wishes: ['19:00'], EntryCount: 1 })
    expect(JSON.stringify(shown)).not.toContain('A棟')
    // Whoever moves in sees nothing of those before.
    const since = (at: string) =>
      lobby.owner.query(
        `insert into household_link (community_id, household_id, generation, renewed_at, renewed_by_name, people_since)
         select community_id, id, 1, now(), '', ${at} from household where id = $1
         on conflict (community_id, household_id) do update set people_since = excluded.people_since`,
        [householdOf('B棟-9F-4').id],
      )
    await since('now()')
    expect(JSON.stringify((await nobody.get(form)).body.Data)).not.toContain(EntryId)
    await since('null')
    expect((await nobody.delete(`${form}/${court}/${other}/${EntryId}`)).body).toEqual({ Data: true })
  })

  it('has nobody on its list whose household was closed meanwhile, and gives it no turn', async () => {
    const late = dayAfter(day, 2)
    const entry = { Wishes: ['18:00'], People: 2, AcceptsRules: true, TabletId: householdOf('C棟-2F-4').id }
    const on = (more: string) => `${path}/Draw/${court}/${late}${more}`
    expect((await desk.post(on('/Entry'), { EntryId: newId(), ...entry })).status).toBe(200)
    const other = { ...entry, TabletId: householdOf('C棟-2F-3').id }
    expect((await desk.post(on('/Entry'), { EntryId: newId(), ...other })).status).toBe(200)
    await lobby.owner.query('update household set closed_at = now() where id = $1', [entry.TabletId])
    const past = "update facility_draw set closes_at = now() - interval '1 minute' where day = $1"
    await lobby.owner.query(past, [late])
    const drawn = await manager.post(on('/Draw'))
    await lobby.owner.query('update household set closed_at = null where id = $1', [entry.TabletId])
    expect(drawn.body.Data.Entries).toMatchObject([{ TabletNote: 'C棟-2F-3', BookingStatus: 'offered' }])
  })

  it('gives out nothing of a facility that was retired meanwhile, and says so', async () => {
    const gone = await addFacility(manager, {
      OpenHours: everyDay('08:00', '22:00'),
      AdvanceDays: 30,
      Draw: { Weekdays: [1, 2, 3, 4, 5, 6, 7], From: '18:00', Until: '20:00', DaysBefore: 3 },
    })
    const on = (more: string) => `${path}/Draw/${gone}/${day}${more}`
    const entry = { EntryId: newId(), Wishes: ['18:00'], People: 2, AcceptsRules: true }
    expect((await desk.post(on('/Entry'), { ...entry, TabletId: householdOf('C棟-3F-3').id })).status).toBe(
      200,
    )
    await lobby.owner.query('update facility set retired_at = now() where id = $1', [gone])
    const past = "update facility_draw set closes_at = now() - interval '1 minute' where facility_id = $1"
    await lobby.owner.query(past, [gone])
    const drawn = await manager.post(on('/Draw'))
    expect(drawn.body.Data.Entries[0].BookingStatus).not.toBe('offered')
    const { rows } = await lobby.owner.query(
      "select text from facility_notice where text like '%這項公設已停用%'",
    )
    expect(rows).toHaveLength(1)
  })
})
