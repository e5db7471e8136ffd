import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { ask, haveNights, here, lobby, there } from '#tests/setup/nights.ts'

const path = '/api/v1/DutyRoster'
haveNights()
let admin: Desk
let guards: string
beforeAll(async () => {
  admin = await lobby.as('auth_0912345678', '晴川社區')
  const { body } = await admin.get(`${path}/Month/2031-03`)
  guards = body.Data.Companies.find(
    ({ CompanyName }: { CompanyName: string }) => CompanyName === '青松保全',
  ).CompanyId
})
const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code

const set = (PersonId: string, Day: string, Code: string, Before = '') => ({ PersonId, Day, Before, Code })
const save = (month: string, ...Changes: object[]) =>
  admin.put(`${path}/Month/${month}/Cell`, { Month: month, Changes })
const publish = (month: string, RowVersion: number, Reason = '') =>
  admin.post(`${path}/Month/${month}/Publish`, { RowVersion, Reason })
const versionOf = async (month: string) => (await admin.get(`${path}/Month/${month}`)).body.Data.RowVersion

describe('shifts in another community of the company', () => {
  const other = newId()
  const [company, theirs] = [newId(), newId()]
  let elsewhere: Desk
  beforeAll(async () => {
    await ask(
      'insert into community_service (community_id, service_id, kind, position) values ($1, 4, 1, 99)',
      [there],
    )
    elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    const classes = [
      { code: '夜', name: '夜班', from: '19:00', until: '07:00', look: 'ink', restMinutes: 0, needed: 0 },
    ]
    // One of them has the id of the company here: whoever makes it chooses its id.
    for (const id of [company, guards])
      await ask(
        `insert into duty_company (community_id, id, name, job_titles, shift_classes) values ($1, $2, $3, '{保全}', $4)`,
        [there, id, id === company ? '青松保全' : '仿冒保全', JSON.stringify(classes)],
      )
    for (const [id, of, name] of [
      [theirs, company, '吳建志'],
      [newId(), guards, '冒名的人'],
    ])
      await ask(
        `insert into duty_person (community_id, id, who, company_id, name, job_title, agreement_number, agreement_from)
         values ($1, $2, $2, $3, $4, '保全', '府勞條字第 2 號', '2030-01-01')`,
        [there, id, of, name],
      )
    await ask(
      `insert into duty_shift (community_id, stage, person_id, day, code, look, shift_name, shift_from, shift_until, rest_minutes)
       select $1, stage, $2, day, '夜', 'ink', '夜班', '19:00', '07:00', 0
       from (values ('published', date '2031-07-08'), ('draft', '2031-07-10')) t(stage, day)`,
      [there, theirs],
    )
  })
  const standIns = (Day: string, Code: string, who = admin, CompanyId = guards) =>
    who.get(`${path}/StandIn`, { CompanyId, Day, Code })
  const join = (Other: object | null, who = admin, CompanyId = guards) =>
    who.post(`${path}/Company/${CompanyId}/Join`, { Other })
  const groups = () =>
    ask('select community_id, company_id, group_id from duty_company_rule where group_id is not null')

  it('are seen by nobody who has a company of the same id, nor until an admin of both says that it is one', async () => {
    expect((await standIns('2031-07-10', '日')).body.Data).toEqual([])
    expect((await standIns('2031-07-10', '夜', elsewhere, guards)).body.Data).toEqual([])
    const manager2 = await lobby.as('desk1')
    const Other = { CommunityId: there, CompanyId: company }
    expect((await join(Other, manager2)).status).toBe(403)
    const joinable = (await admin.get(`${path}/Joinable`)).body.Data
    expect(joinable).toContainEqual({
      CommunityId: there,
      CompanyId: company,
      Name: '青松保全',
      CommunityName: '松濤苑',
    })
    expect((await join({ CommunityId: there, CompanyId: newId() })).status).toBe(404)
    expect((await join({ CommunityId: newId(), CompanyId: company })).status).toBe(404)
    expect((await join(Other)).status).toBe(200)
    const made = await groups()
    expect(made.map(({ community_id }) => community_id).sort()).toEqual([here, there].sort())
    const ids = new Set(made.map(({ group_id }) => group_id))
    expect([ids.size, ids.has(guards), ids.has(company)]).toEqual([1, false, false])
  })

  it('join no community whose admin did not say so, and go on without the one that began', async () => {
    const [third, theirCompany] = [newId(), newId()]
    await ask("insert into community (id, name) values ($1, '第三社區')", [third])
    await ask(
      `insert into duty_company (community_id, id, name, job_titles, shift_classes)
       select $1, $2, '青松保全', job_titles, shift_classes from duty_company where community_id = $3 and id = $4`,
      [third, theirCompany, there, company],
    )
    const [{ group_id }] = await groups()
    await ask(
      `insert into duty_company_rule (community_id, company_id, limits, group_id)
       select $1, $2, limits, group_id from duty_company_rule where community_id = $3 and company_id = $4`,
      [third, theirCompany, there, company],
    )
    expect((await join(null)).status).toBe(200)
    const left = (await groups()).map((row) => [row.community_id, row.group_id])
    expect(left.sort()).toEqual(
      [
        [third, group_id],
        [there, group_id],
      ].sort(),
    )
    expect((await standIns('2031-07-12', '日')).body.Data).toEqual([])
    const Other = { CommunityId: there, CompanyId: company }
    expect(codeOf(await join(Other))).toBe(403_31_022)
    expect((await groups()).length).toBe(2)
    // Of two the one that stays would be alone.
    expect((await join(null, elsewhere, company)).status).toBe(200)
    expect(await groups()).toEqual([])
    expect((await join(Other)).status).toBe(200)
  })

  it('count for the limits as published: who comes from a night there is no stand-in here eight hours later', async () => {
    expect((await standIns('2031-07-09', '晚')).body.Data).toEqual([])
    // What is only planned there is not seen: its draft is its own.
    expect((await standIns('2031-07-11', '晚')).body.Data).toHaveLength(1)
    expect((await standIns('2031-07-10', '日')).body.Data).toEqual([
      {
        Who: theirs,
        Name: '吳建志',
        JobTitle: '保全',
        CommunityName: '松濤苑',
        MonthMinutes: 1440,
        RestMinutes: 1440,
      },
    ])
    const put = await admin.post(`${path}/StandIn`, { PersonId: other, CompanyId: guards, Who: theirs })
    expect(put.body.Data).toMatchObject({
      PersonName: '吳建志',
      HomeName: '松濤苑',
      AgreementFrom: '2030-01-01',
    })
    expect(
      codeOf(await admin.post(`${path}/StandIn`, { PersonId: newId(), CompanyId: guards, Who: theirs })),
    ).toBe(409_31_025)
    await save('2031-07', set(other, '2031-07-09', '晚'))
    const { Elsewhere } = (await admin.get(`${path}/Month/2031-07`)).body.Data
    expect(Elsewhere).toEqual([
      expect.objectContaining({ PersonId: other, Day: '2031-07-08', CommunityName: '松濤苑' }),
    ])
    expect(codeOf(await publish('2031-07', await versionOf('2031-07')))).toBe(409_31_023)
  })

  it('are judged one after the other: of two that are published at once and do not go together one needs a reason', async () => {
    await save('2031-12', set(other, '2031-12-09', '日'))
    const saved = await elsewhere.put(`${path}/Month/2031-12/Cell`, {
      Changes: [set(theirs, '2031-12-08', '夜')],
    })
    const both = await Promise.all([
      publish('2031-12', await versionOf('2031-12')),
      elsewhere.post(`${path}/Month/2031-12/Publish`, { RowVersion: saved.body.Data.RowVersion, Reason: '' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
