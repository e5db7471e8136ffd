import { beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { ask, haveNights, here, lobby } from '#tests/setup/nights.ts'

const path = '/api/v1/DutyRoster'
haveNights()
let desk: Desk
let desk2: Desk
let admin: Desk
let office: string
let own: string
let other: string
let admins: string
beforeAll(async () => {
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
  admin = await lobby.as('auth_0912345678', '晴川社區')
  const { Companies, People } = (await admin.get(`${path}/Month/2031-03`)).body.Data
  office = Companies.find((company: { CompanyName: string }) => company.CompanyName === '晴川物業').CompanyId
  own = People.find((one: { PersonName: string }) => one.PersonName === '陳怡君').PersonId
  const made = await Promise.all([put('desk2'), put('auth_0912345678')])
  ;[other = '', admins = ''] = made
})
/** Somebody with an account who is in the roster. */
async function put(account: string): Promise<string> {
  const PersonId = newId()
  const { status } = await admin.put(`${path}/Person/${PersonId}`, {
    CompanyId: office,
    AccountId: castId('account', account),
    PersonName: account,
    JobTitle: '秘書',
    AgreementNumber: '',
    AgreementFrom: null,
    HourlyPay: 0,
    RowVersion: 0,
  })
  expect(status).toBe(200)
  return PersonId
}
const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code
const set = (PersonId: string, Day: string, Code: string) => ({ PersonId, Day, Before: '', Code })
/** A month that is published with these shifts. */
async function published(month: string, ...Changes: object[]) {
  const saved = await admin.put(`${path}/Month/${month}/Cell`, { Changes })
  const { RowVersion } = saved.body.Data
  expect((await admin.post(`${path}/Month/${month}/Publish`, { RowVersion, Reason: '' })).status).toBe(200)
}
const swap = (Day: string, OtherDay: string | null, changes: object = {}) => ({
  SwapId: newId(),
  PersonId: own,
  Day,
  OtherId: other,
  OtherDay,
  Reason: '孩子畢業典禮',
  ...changes,
})
const shiftsOf = async (who: Desk, month: string) =>
  (await who.get(`${path}/Own/${month}`)).body.Data.Shifts.map(({ Day }: { Day: string }) => Day)

describe('a swap', () => {
  it('is asked, agreed to by the other and approved by a third: then the published roster changes', async () => {
    await published(
      '2031-04',
      set(own, '2031-04-01', '辦'),
      set(other, '2031-04-03', '辦'),
      set(admins, '2031-04-04', '辦'),
    )
    const asked = swap('2031-04-01', '2031-04-03')
    expect((await desk.post(`${path}/Swap`, asked)).status).toBe(200)
    expect((await desk.post(`${path}/Swap`, asked)).status).toBe(200)
    expect(codeOf(await desk.post(`${path}/Swap`, { ...asked, Reason: '別的' }))).toBe(409_31_028)
    expect(codeOf(await desk.post(`${path}/Swap`, swap('2031-04-01', null)))).toBe(409_31_027)
    const answer = (who: Desk, IsAgreed: boolean) =>
      who.post(`${path}/Swap/${asked.SwapId}/Answer`, { IsAgreed })
    const decide = (IsApproved: boolean) => admin.post(`${path}/Swap/${asked.SwapId}/Decide`, { IsApproved })
    expect(codeOf(await decide(true))).toBe(409_31_029)
    expect(codeOf(await answer(desk, true))).toBe(403_31_021)
    expect((await answer(desk2, true)).status).toBe(200)
    expect(await shiftsOf(desk, '2031-04')).toEqual(['2031-04-01'])
    const both = await Promise.all([decide(true), decide(true)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await shiftsOf(desk, '2031-04')).toEqual(['2031-04-03'])
    expect(await shiftsOf(desk2, '2031-04')).toEqual(['2031-04-01'])
    const { Versions, IsChanged } = (await admin.get(`${path}/Month/2031-04`)).body.Data
    expect([Versions.length, IsChanged]).toEqual([2, false])
    expect(codeOf(await answer(desk2, false))).toBe(409_31_029)
  })

  it('is not decided by one of the two, nor over what is planned and not published', async () => {
    await published('2031-09', set(own, '2031-09-01', '辦'), set(admins, '2031-09-03', '辦'))
    const asked = swap('2031-09-01', '2031-09-03', { OtherId: admins })
    await desk.post(`${path}/Swap`, asked)
    await admin.post(`${path}/Swap/${asked.SwapId}/Answer`, { IsAgreed: true })
    const decided = await admin.post(`${path}/Swap/${asked.SwapId}/Decide`, { IsApproved: true })
    expect(codeOf(decided)).toBe(409_31_030)
    const second = swap('2031-09-01', null)
    await desk.post(`${path}/Swap/${asked.SwapId}/Answer`, { IsAgreed: false })
    await desk.post(`${path}/Swap`, second)
    await desk2.post(`${path}/Swap/${second.SwapId}/Answer`, { IsAgreed: true })
    await admin.put(`${path}/Month/2031-09/Cell`, { Changes: [set(own, '2031-09-10', '辦')] })
    const late = await admin.post(`${path}/Swap/${second.SwapId}/Decide`, { IsApproved: true })
    expect(codeOf(late)).toBe(409_31_031)
    expect((await admin.post(`${path}/Swap/${second.SwapId}/Decide`, { IsApproved: false })).status).toBe(200)
    expect(await shiftsOf(desk, '2031-09')).toEqual(['2031-09-01'])
  })

  it('that passes a limit is approved only with a reason', async () => {
    await published('2031-10', set(own, '2031-10-06', '晚'), set(other, '2031-10-07', '早'))
    const asked = swap('2031-10-06', null)
    await desk.post(`${path}/Swap`, asked)
    await desk2.post(`${path}/Swap/${asked.SwapId}/Answer`, { IsAgreed: true })
    const decide = (Reason: string) =>
      admin.post(`${path}/Swap/${asked.SwapId}/Decide`, { IsApproved: true, Reason })
    expect(codeOf(await decide(''))).toBe(409_31_023)
    expect(await shiftsOf(desk, '2031-10')).toEqual(['2031-10-06'])
    expect((await decide('只有這一天沒有別人')).status).toBe(200)
    expect(await shiftsOf(desk2, '2031-10')).toEqual(['2031-10-06', '2031-10-07'])
  })
})

describe('a swap over the end of a month', () => {
  it('that passes a limit needs a reason of its own, which stays with the name of who approved it', async () => {
    await published('2032-01', set(own, '2032-01-31', '晚'))
    await published('2032-02', set(other, '2032-02-01', '早'))
    const asked = swap('2032-01-31', null)
    await desk.post(`${path}/Swap`, asked)
    await desk2.post(`${path}/Swap/${asked.SwapId}/Answer`, { IsAgreed: true })
    const decide = (Reason: string) =>
      admin.post(`${path}/Swap/${asked.SwapId}/Decide`, { IsApproved: true, Reason })
    expect(codeOf(await decide(''))).toBe(409_31_023)
    expect(codeOf(await decide('  '))).toBe(409_31_023)
    expect((await decide('颱風，只有他在')).status).toBe(200)
    const [row] = await ask(
      `select s.decision_reason, s.decided_by_name, v.reason, v.published_by_name
       from duty_swap s, duty_roster_version v where s.id = $1 and v.month = '2032-01' and v.version = 2`,
      [asked.SwapId],
    )
    expect(row).toEqual({
      decision_reason: '颱風，只有他在',
      decided_by_name: '沈韻如',
      reason: '颱風，只有他在',
      published_by_name: '沈韻如',
    })
  })

  it('that passes none keeps the reason of what was published before, and asks for no new one', async () => {
    const Changes = [
      set(own, '2032-03-01', '辦'),
      set(admins, '2032-03-10', '晚'),
      set(admins, '2032-03-11', '早'),
    ]
    const { RowVersion } = (await admin.put(`${path}/Month/2032-03/Cell`, { Changes })).body.Data
    const Reason = '臨時住院'
    expect((await admin.post(`${path}/Month/2032-03/Publish`, { RowVersion, Reason })).status).toBe(200)
    const asked = swap('2032-03-01', null)
    await desk.post(`${path}/Swap`, asked)
    await desk2.post(`${path}/Swap/${asked.SwapId}/Answer`, { IsAgreed: true })
    expect((await admin.post(`${path}/Swap/${asked.SwapId}/Decide`, { IsApproved: true })).status).toBe(200)
    const { Versions } = (await admin.get(`${path}/Month/2032-03`)).body.Data
    expect(Versions[0]).toMatchObject({ Version: 2, Reason, BreachCount: 1 })
  })
})

describe('a wish for a day off', () => {
  it('comes before the roster: once it is published, and for a day that is over, it is refused', async () => {
    await published('2032-04', set(own, '2032-04-01', '辦'))
    const wish = (Day: string, IsWished = true) =>
      desk.put(`${path}/Wish`, { PersonId: own, Day, IsWished, Note: '' })
    expect(codeOf(await wish('2032-04-05'))).toBe(409_31_033)
    expect(codeOf(await wish('2020-04-05'))).toBe(409_31_033)
    expect((await wish('2032-05-05')).status).toBe(200)
    expect((await wish('2032-05-05', false)).status).toBe(200)
  })

  it('is said for oneself, seen by whoever plans, and taken back', async () => {
    const wish = (who: Desk, PersonId: string, IsWished: boolean) =>
      who.put(`${path}/Wish`, { PersonId, Day: '2031-11-05', IsWished, Note: '回診' })
    const seen = async () =>
      (await admin.get(`${path}/Month/2031-11`)).body.Data.Wishes.map(
        ({ PersonId }: { PersonId: string }) => PersonId,
      )
    expect(codeOf(await wish(desk, other, true))).toBe(403_31_021)
    const twice = await Promise.all([wish(desk, own, true), wish(desk, own, true)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await seen()).toEqual([own])
    await wish(admin, other, true)
    await wish(desk, own, false)
    expect(await seen()).toEqual([other])
  })
})

describe('who is on duty', () => {
  const onDuty = async () =>
    (await desk.get(`${path}/OnDuty`)).body.Data.filter(({ Name }: { Name: string }) => Name === '值班測試')
  it('is told by the clock, and by the published roster where nobody clocked in', async () => {
    const PersonId = newId()
    await ask(
      `insert into duty_person (community_id, id, who, company_id, name, job_title) values ($1, $2, $2, $3, '值班測試', '秘書')`,
      [here, PersonId, office],
    )
    expect(await onDuty()).toEqual([])
    // A shift that began two hours ago in Taipei, maybe on the day before.
    const [{ day, from }] = await ask(
      `select (at - interval '2 hours')::date::text as day, to_char(at - interval '2 hours', 'HH24:MI') as "from"
       from (select now() at time zone 'Asia/Taipei' as at) t`,
    )
    const until = `${String((Number(from.slice(0, 2)) + 8) % 24).padStart(2, '0')}${from.slice(2)}`
    await ask(
      `insert into duty_shift (community_id, stage, person_id, day, code, look, shift_name, shift_from, shift_until, rest_minutes)
       values ($1, 'published', $2, $3, '測', 'paper', '測試班', $4, $5, 0)`,
      [here, PersonId, day, from, until],
    )
    expect(await onDuty()).toEqual([
      expect.objectContaining({ State: 'late', ShiftName: '測試班', From: from, Until: until, Since: null }),
    ])
    await ask(
      `insert into duty_clock_entry (community_id, id, kind, way, person_name, company_name, job_title, shift_name, shift_from,
         shift_until, is_stand_in, work_date, clocked_in_at, clocked_in_by, clocked_in_by_name)
       values ($1, $2, 'notInCompany', 'desk', '值班測試', '晴川物業', '秘書', '測試班', $3, $4, false, $5, now() - interval '1 hour', $6, '陳怡君')`,
      [here, newId(), from, until, day, castId('account', 'desk1')],
    )
    expect(await onDuty()).toEqual([expect.objectContaining({ State: 'in', ShiftName: '測試班' })])
    await ask("update duty_clock_entry set clocked_out_at = now() where person_name = '值班測試'")
    expect(await onDuty()).toEqual([])
  })
})
