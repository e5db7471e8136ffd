import { expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayAfter } from '#platform/contract/days.ts'
import { ask, haveNights, here, lobby } from '#tests/setup/nights.ts'

const path = '/api/v1/DutyRoster'
haveNights()

/** So many days of four a week, from a Monday on. */
const days = (monday: string, count: number) =>
  Array.from({ length: count }, (_, nth) => dayAfter(monday, Math.floor(nth / 4) * 7 + (nth % 4)))

it('where 54 hours a month were agreed, what is published of the months that count together passes 138 only with a reason (Art. 32 II)', async () => {
  const admin = await lobby.as('auth_0912345678', '晴川社區')
  const month = '2033-03'
  const company = async () =>
    (await admin.get(`${path}/Month/${month}`)).body.Data.Companies.find(
      ({ CompanyName }: { CompanyName: string }) => CompanyName === '青松保全',
    )
  const { CompanyId } = await company()
  const agree = async (ThreeMonthsBegin: number) => {
    const { Limits, Patterns, RulesVersion } = await company()
    const rules = { Limits: { ...Limits, OrdinaryOvertime: 3240, ThreeMonthsBegin }, Patterns, RulesVersion }
    expect((await admin.put(`${path}/Company/${CompanyId}`, rules)).status).toBe(200)
  }
  const PersonId = newId()
  const person = {
    CompanyId,
    AccountId: null,
    PersonName: '江秘書',
    JobTitle: '保全',
    AgreementNumber: '',
    AgreementFrom: null,
    HourlyPay: 0,
    RowVersion: 0,
  }
  expect((await admin.put(`${path}/Person/${PersonId}`, person)).status).toBe(200)
  // Twelve hours a day: 48 h of overtime in January and in February each.
  await ask(
    `insert into duty_shift (community_id, stage, person_id, day, code, look, shift_name, shift_from, shift_until, rest_minutes)
     select $1, 'published', $2, day, '日', 'paper', '日班', '07:00', '19:00', 0 from unnest($3::date[]) as day`,
    [here, PersonId, [...days('2033-01-03', 12), ...days('2033-02-07', 12)]],
  )
  const Changes = days('2033-03-07', 11).map((Day) => ({ PersonId, Day, Before: '', Code: '日' }))
  expect((await admin.put(`${path}/Month/${month}/Cell`, { Month: month, Changes })).status).toBe(200)
  const publish = async (Reason = '') => {
    const { RowVersion } = (await admin.get(`${path}/Month/${month}`)).body.Data
    return admin.post(`${path}/Month/${month}/Publish`, { RowVersion, Reason })
  }
  await agree(0)
  const refused = await publish()
  expect(refused.body.ErrorMessage.Code).toBe(409_31_023)
  expect(refused.body.Message).toMatch(/江秘書三個月加班 140 小時，最多 138 小時/)
  // February, March and April: January counts with the two before it.
  await agree(1)
  expect((await publish()).body.Data).toMatchObject({ Version: 1, BreachCount: 0 })
})
