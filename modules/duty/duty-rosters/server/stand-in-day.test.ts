import { beforeAll, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { ask, haveNights, here, lobby, there } from '#tests/setup/nights.ts'

const path = '/api/v1/DutyRoster'
const clock = '/core/api/ManagerClock'
const account = castId('account', 'desk2')
haveNights()
let admin: Desk
let desk: Desk
let guards: { CompanyId: string; ShiftClasses: { Code: string; Name: string }[] }
const theirs = newId()
beforeAll(async () => {
  await ask(
    'insert into community_service (community_id, service_id, kind, position) values ($1, 4, 1, 99)',
    [there],
  )
  const company = newId()
  const classes = [
    { code: '夜', name: '夜班', from: '19:00', until: '07:00', look: 'ink', restMinutes: 0, needed: 0 },
  ]
  await ask(
    `insert into duty_company (community_id, id, name, job_titles, shift_classes) values ($1, $2, '青松保全', '{保全}', $3)`,
    [there, company, JSON.stringify(classes)],
  )
  await ask(
    `insert into duty_person (community_id, id, who, company_id, account_id, name, job_title)
     values ($1, $2, $2, $3, $4, '吳建志', '保全')`,
    [there, theirs, company, account],
  )
  // Their account is of the other community alone.
  await ask(
    `insert into manager_device (community_id, id, account_id, kind, code, readings, name)
     values ($1, $2, $3, 'card', '04A1B2C9', '{04A1B2C9}', '卡')`,
    [there, newId(), account],
  )
  await ask('delete from membership where community_id = $1 and account_id = $2', [here, account])
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  const { body } = await admin.get(`${path}/Month/2031-03`)
  guards = body.Data.Companies.find(({ CompanyName }: { CompanyName: string }) => CompanyName === '青松保全')
  const Other = { CommunityId: there, CompanyId: company }
  expect((await admin.post(`${path}/Company/${guards.CompanyId}/Join`, { Other })).status).toBe(200)
  await admin.put('/core/api/Community/CrossCommunityClock', { IsOpenCrossCommunityClock: true })
})
const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code

it('somebody of another community of the company takes a shift, clocks in there by card, and is on duty and on the month sheet there', async () => {
  const day = dayOf(new Date())
  const month = day.slice(0, 7)
  const { CompanyId } = guards
  const [shift] = guards.ShiftClasses
  const Code = shift?.Code ?? ''
  const offered = (await admin.get(`${path}/StandIn`, { CompanyId, Day: day, Code })).body.Data
  expect(offered).toEqual([expect.objectContaining({ Who: theirs, Name: '吳建志', CommunityName: '松濤苑' })])
  const PersonId = newId()
  const put = await admin.post(`${path}/StandIn`, { PersonId, CompanyId, Who: theirs })
  expect(put.body.Data).toMatchObject({ AccountId: account, HomeName: '松濤苑' })
  const saved = await admin.put(`${path}/Month/${month}/Cell`, {
    Changes: [{ PersonId, Day: day, Before: '', Code }],
  })
  const { RowVersion } = saved.body.Data
  const published = await admin.post(`${path}/Month/${month}/Publish`, { RowVersion, Reason: '臨時代班' })
  expect(published.status).toBe(200)

  const press = {
    ClockId: newId(),
    CompanyId,
    JobTitle: '保全',
    ShiftName: shift?.Name,
    CarrierCode: '04A1B2C9',
  }
  const entered = await desk.post(`${clock}/ClockIn`, press)
  expect(entered.body.Data).toMatchObject({ Way: 'card', IsStandIn: true })
  const onDuty = async () =>
    (await admin.get(`${path}/OnDuty`)).body.Data.filter(
      ({ Name }: { Name: string }) => Name === entered.body.Data.PersonName,
    )
  // Told by the clock, and not once more as somebody who did not come.
  expect(await onDuty()).toEqual([expect.objectContaining({ State: 'in' })])
  const left = await desk.post(`${clock}/${press.ClockId}/ClockOut`, { CarrierCode: '04A1B2C9' })
  expect(left.body.Data.ClockedOutAt).toEqual(expect.any(String))
  expect((await onDuty()).map(({ State }: { State: string }) => State)).not.toContain('late')
  const sheets = (await admin.get(`/api/v1/DutySheet/${month}`)).body.Data
  const own = sheets.find(({ Sheet }: { Sheet: { PersonId: string } }) => Sheet.PersonId === PersonId)
  expect(own.Sheet).toMatchObject({ PersonName: '吳建志', AbsentCount: 0 })
  expect(own.Sheet.Lines).toHaveLength(1)
})

it('and where clocking in across communities is closed, the sentence says so', async () => {
  await admin.put('/core/api/Community/CrossCommunityClock', { IsOpenCrossCommunityClock: false })
  const press = { ClockId: newId(), CompanyId: guards.CompanyId, JobTitle: '保全' }
  const refused = await desk.post(`${clock}/ClockIn`, {
    ...press,
    ShiftName: guards.ShiftClasses[0]?.Name,
    CarrierCode: '04A1B2C9',
  })
  expect(codeOf(refused)).toBe(400_31_004)
})
