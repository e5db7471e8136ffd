import { beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { ask, haveNights, here, lobby } from '#tests/setup/nights.ts'

const path = '/api/v1/DutyRoster'
haveNights()
let desk: Desk
let admin: Desk
let guards: string
beforeAll(async () => {
  desk = await lobby.as('desk1')
  admin = await lobby.as('auth_0912345678', '晴川社區')
  const { body } = await admin.get(`${path}/Month/2031-03`)
  guards = body.Data.Companies.find(
    ({ CompanyName }: { CompanyName: string }) => CompanyName === '青松保全',
  ).CompanyId
})
const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code

const person = (changes: Record<string, unknown> = {}) => ({
  PersonId: newId(),
  CompanyId: guards,
  AccountId: null,
  PersonName: '測試員',
  JobTitle: '保全',
  AgreementNumber: '府勞條字第 1 號',
  AgreementFrom: '2030-01-01',
  HourlyPay: 200,
  RowVersion: 0,
  ...changes,
})
/** A guard who is in the roster. */
async function guard(changes: Record<string, unknown> = {}): Promise<string> {
  const one = person(changes)
  expect((await admin.put(`${path}/Person/${one.PersonId}`, one)).status).toBe(200)
  return one.PersonId
}
const set = (PersonId: string, Day: string, Code: string, Before = '') => ({ PersonId, Day, Before, Code })
const save = (month: string, ...Changes: object[]) =>
  admin.put(`${path}/Month/${month}/Cell`, { Month: month, Changes })
const publish = (month: string, RowVersion: number, Reason = '') =>
  admin.post(`${path}/Month/${month}/Publish`, { RowVersion, Reason })
const versionOf = async (month: string) => (await admin.get(`${path}/Month/${month}`)).body.Data.RowVersion

describe('a roster', () => {
  it('keeps what two planners set at once; who was overtaken in a cell is told by whom, and nothing is written', async () => {
    const [one, two] = [await guard(), await guard()]
    const both = await Promise.all([
      save('2031-03', set(one, '2031-03-03', '日')),
      save('2031-03', set(two, '2031-03-03', '夜')),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const late = await save('2031-03', set(two, '2031-03-04', '日'), set(one, '2031-03-03', '夜'))
    expect(codeOf(late)).toBe(409_31_021)
    expect(late.body.Message).toMatch(/測試員 3月3日 剛被沈韻如改成「日」/)
    expect(late.body.Data).toEqual([{ PersonId: one, Day: '2031-03-03', Code: '日', ChangedBy: '沈韻如' }])
    const { Shifts } = (await admin.get(`${path}/Month/2031-03`)).body.Data
    const own = Shifts.filter(({ PersonId }: { PersonId: string }) => [one, two].includes(PersonId))
    expect(own.map(({ Day, Code }: { Day: string; Code: string }) => `${Day} ${Code}`).sort()).toEqual(
      ['2031-03-03 夜', '2031-03-03 日'].sort(),
    )
    expect((await save('2031-03', set(one, '2031-03-03', '日'))).status).toBe(200)
    expect(codeOf(await save('2031-03', set(one, '2031-03-03', '飛', '日')))).toBe(400_31_021)
    expect(codeOf(await save('2031-03', set(one, '2031-04-03', '日')))).toBe(400_31_022)
    expect((await save('2031-03', set(one, '2031-03-03', '', '日'))).status).toBe(200)
    // One that no planner set: by a swap, or from elsewhere.
    await ask(
      `insert into duty_shift (community_id, stage, person_id, day, code, look, shift_name, shift_from, shift_until, rest_minutes)
       values ($1, 'draft', $2, '2031-03-05', '夜', 'ink', '夜班', '19:00', '07:00', 0)`,
      [here, one],
    )
    expect(codeOf(await save('2031-03', set(one, '2031-03-05', '日')))).toBe(409_31_021)
    await save('2031-03', set(one, '2031-03-05', '', '夜'))
    expect(await ask("select from duty_shift where person_id = $1 and day = '2031-03-05'", [one])).toEqual([])
  })

  it('that passes a limit is published only with a reason, which stays with the name and in the audit', async () => {
    const tired = await guard({ PersonName: '許阿國' })
    await save('2031-05', set(tired, '2031-05-08', '夜'), set(tired, '2031-05-09', '晚'))
    const refused = await publish('2031-05', await versionOf('2031-05'))
    expect(codeOf(refused)).toBe(409_31_023)
    expect(refused.body.Message).toMatch(/許阿國 5月9日 兩班之間只有 8 小時，至少要 11 小時/)
    expect(await ask("select from duty_shift where stage = 'published' and person_id = $1", [tired])).toEqual(
      [],
    )
    const made = await publish('2031-05', await versionOf('2031-05'), '颱風天交通中斷')
    expect(made.body.Data).toMatchObject({
      Version: 1,
      PublishedBy: '沈韻如',
      Reason: '颱風天交通中斷',
      BreachCount: 1,
    })
    const [row] = await ask("select reason from audit where action = 'dutyRosters.publish' and reason <> ''")
    expect(row).toEqual({ reason: '颱風天交通中斷' })
    expect((await publish('2031-05', await versionOf('2031-05'))).body.Data.Version).toBe(1)
  })

  it('is not published by who did not see its last change', async () => {
    const one = await guard()
    await save('2031-06', set(one, '2031-06-01', '日'))
    const seen = await versionOf('2031-06')
    await save('2031-06', set(one, '2031-06-02', '日'))
    expect(codeOf(await publish('2031-06', seen))).toBe(409_31_022)
    expect((await publish('2031-06', seen + 1)).status).toBe(200)
  })

  it('is planned by those who may, and a closed month by nobody', async () => {
    expect((await desk.get(`${path}/Month/2031-03`)).status).toBe(403)
    const one = await guard()
    await ask(
      "insert into duty_month (community_id, month, closed_at, closed_by, closed_by_name) values ($1, '2019-01', now(), $2, '沈韻如')",
      [here, castId('account', 'auth_0912345678')],
    )
    expect(codeOf(await save('2019-01', set(one, '2019-01-02', '日')))).toBe(409_31_004)
  })

  it('has somebody once, with an agreement whole or not at all, and lets nobody go who has shifts', async () => {
    const put = (one: ReturnType<typeof person>) => admin.put(`${path}/Person/${one.PersonId}`, one)
    expect(codeOf(await put(person({ AccountId: castId('account', 'desk1') })))).toBe(409_31_025)
    expect((await put(person({ AccountId: newId() }))).status).toBe(404)
    expect(codeOf(await put(person({ AgreementNumber: '' })))).toBe(400_31_025)
    expect(codeOf(await put(person({ JobTitle: '秘書' })))).toBe(400_31_024)
    const PersonId = await guard({ PersonName: '要走的人' })
    const twice = await Promise.all(
      [1, 2].map(() => put(person({ PersonId, RowVersion: 1, JobTitle: '組長' }))),
    )
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    await save('2031-03', set(PersonId, '2031-03-20', '日'))
    expect(codeOf(await admin.delete(`${path}/Person/${PersonId}`))).toBe(409_31_032)
    await save('2031-03', set(PersonId, '2031-03-20', '', '日'))
    expect((await admin.delete(`${path}/Person/${PersonId}`)).status).toBe(200)
    expect((await save('2031-03', set(PersonId, '2031-03-21', '日'))).status).toBe(404)
  })

  it('has the limits that were approved for its company, and no pattern with a shift that there is not', async () => {
    const [company] = (await admin.get(`${path}/Month/2031-03`)).body.Data.Companies.filter(
      ({ CompanyId }: { CompanyId: string }) => CompanyId === guards,
    )
    const rules = (changes: object) =>
      admin.put(`${path}/Company/${guards}`, {
        Limits: company.Limits,
        Patterns: ['日日夜夜休休'],
        RulesVersion: company.RulesVersion,
        ...changes,
      })
    expect(codeOf(await rules({ Patterns: ['日飛休'] }))).toBe(400_31_023)
    expect(codeOf(await rules({ Limits: { ...company.Limits, DayNormal: 720, DayLongest: 719 } }))).toBe(
      400_31_026,
    )
    const unlawful = [
      { DayNormal: 601 },
      { DayLongest: 721 },
      { MonthNormal: 14_401 },
      { MonthLongest: 17_281 },
      { OvertimeLongest: 2_881 },
      { Between: 659 },
      { Running: 13 },
    ]
    for (const changes of unlawful)
      expect(codeOf(await rules({ Limits: { ...company.Limits, ...changes } }))).toBe(400_31_028)
    const both = await Promise.all([1, 2].map(() => rules({ Limits: { ...company.Limits, Running: 6 } })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const one = await guard()
    const week = [1, 2, 3, 4, 5, 6, 7].map((day) => set(one, `2031-08-0${day}`, '早'))
    await save('2031-08', ...week)
    const refused = await publish('2031-08', await versionOf('2031-08'))
    expect(refused.body.Message).toMatch(/連續上班 7 天，最多 6 天/)
    await rules({ RulesVersion: company.RulesVersion + 1 })
    expect((await publish('2031-08', await versionOf('2031-08'))).status).toBe(200)
  })
})

describe('a run over the end of a month', () => {
  it('is one run: the month that makes it too long is not published without a reason, in whichever order', async () => {
    const one = await guard({ PersonName: '連班的人' })
    const days = (month: string, from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, nth) =>
        set(one, `${month}-${String(from + nth).padStart(2, '0')}`, '早'),
      )
    await save('2032-03', ...days('2032-03', 1, 4))
    expect((await publish('2032-03', await versionOf('2032-03'))).status).toBe(200)
    // 2032 has a leap day: 21 to 29 February and four days of March.
    await save('2032-02', ...days('2032-02', 21, 29))
    const refused = await publish('2032-02', await versionOf('2032-02'))
    expect(codeOf(refused)).toBe(409_31_023)
    expect(refused.body.Message).toMatch(/連班的人到 3月4日 連續上班 13 天/)
    await save('2032-02', set(one, '2032-02-25', '', '早'))
    expect((await publish('2032-02', await versionOf('2032-02'))).status).toBe(200)
  })

  it('looks at what is published of the months around, not at what is still planned', async () => {
    const one = await guard({ PersonName: '草稿的人' })
    await save('2032-06', set(one, '2032-06-01', '早'))
    await save('2032-05', set(one, '2032-05-31', '夜'))
    expect((await publish('2032-05', await versionOf('2032-05'))).status).toBe(200)
    expect(codeOf(await publish('2032-06', await versionOf('2032-06')))).toBe(409_31_023)
  })
})
