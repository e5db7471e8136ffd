import { beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { ask, haveNights, here, lobby } from '#tests/setup/nights.ts'

const path = '/core/api/ManagerClock'
const pins = '/api/v1/ManagerClock/Pin'
haveNights()
let desk: Desk
let admin: Desk
let AccountId: string
let CompanyId: string

beforeAll(async () => {
  desk = await lobby.as('desk1')
  admin = await lobby.as('auth_0912345678', '晴川社區')
  const { body } = await desk.get(`${path}/CompanyJobTitleAndShiftClass`)
  CompanyId = body.Data.find(
    ({ CompanyName }: { CompanyName: string }) => CompanyName === '青松保全',
  ).CompanyId
})
const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code
const by = (Digits: string) => ({ Pin: { AccountId, Digits } })

it('whoever set six digits clocks in and out with them at the desk of somebody else; easy ones are refused', async () => {
  for (const Digits of ['111111', '123456', '654321'])
    expect(codeOf(await admin.put(pins, { Digits }))).toBe(400_31_007)
  expect((await admin.put(pins, { Digits: '12345' })).status).toBe(400)
  expect((await admin.put(pins, { Digits: '271828' })).status).toBe(200)
  const listed = (await desk.get(pins)).body.Data
  expect(listed).toEqual([{ AccountId: expect.any(String), Name: '沈韻如' }])
  AccountId = listed[0].AccountId
  const seen = await desk.post(`${path}/ClockIn/Validation`, by('271828'))
  expect(seen.body.Data).toMatchObject({ PersonName: '沈韻如', Open: null })
  const press = { ClockId: newId(), CompanyId, JobTitle: '保全', ShiftName: '日班 12 小時', ...by('271828') }
  expect((await desk.post(`${path}/ClockIn`, press)).body.Data).toMatchObject({
    PersonName: '沈韻如',
    Way: 'pin',
  })
  expect(codeOf(await desk.post(`${path}/${press.ClockId}/ClockOut`, {}))).toBe(403_31_001)
  expect((await desk.post(`${path}/${press.ClockId}/ClockOut`, by('271828'))).status).toBe(200)
})

it('nobody reads them: neither the table nor the audit has the digits, and once set anew the old ones are nothing', async () => {
  const [row] = await ask('select digest from duty_pin where account_id = $1 and community_id = $2', [
    AccountId,
    here,
  ])
  expect(row.digest.toString('hex')).not.toContain(Buffer.from('271828').toString('hex'))
  const told = await ask(
    "select to_jsonb(a)::text as line from audit a where action like 'clockEntries.%Pin'",
  )
  expect(told.length).toBeGreaterThan(0)
  expect(told.map(({ line }) => line).join()).not.toContain('271828')
  expect((await admin.put(pins, { Digits: '314159' })).status).toBe(200)
  expect(codeOf(await desk.post(`${path}/ClockIn/Validation`, by('271828')))).toBe(400_31_009)
  expect((await desk.post(`${path}/ClockIn/Validation`, by('314159'))).status).toBe(200)
})

it('wrong ones are told in the audit by the five, not one by one, and a day has twenty', async () => {
  expect((await admin.put(pins, { Digits: '161803' })).status).toBe(200)
  await ask('delete from guess')
  const codes: (number | undefined)[] = []
  for (let nth = 0; nth < 21; nth++) {
    codes.push(codeOf(await desk.post(`${path}/ClockIn/Validation`, by(String(100_007 + nth)))))
    // The quarter of an hour is over.
    if (nth % 4 === 3) await ask("delete from guess where what like 'dutyPin.%'")
  }
  expect(codes.slice(0, 19)).toEqual(codes.slice(0, 19).map(() => 400_31_009))
  expect(codes.slice(19)).toEqual([429_31_001, 429_31_001])
  const told = await ask(
    "select after, target_id, account_name from audit where action = 'clockEntries.refusePins' order by at",
  )
  expect(told.map(({ after }) => after.wrongCount)).toEqual([5, 10, 15, 20])
  expect(told[0]).toMatchObject({ target_id: AccountId, account_name: '陳怡君' })
  await ask('delete from guess')
  expect((await admin.put(pins, { Digits: '314159' })).status).toBe(200)
})

it('after five wrong ones nobody goes on guessing, not with the right one either; without a PIN there is nothing to guess', async () => {
  const guess = async (digits: string) => codeOf(await desk.post(`${path}/ClockIn/Validation`, by(digits)))
  const answers = []
  for (const digits of ['000001', '000002', '000003', '000004', '000005', '314159'])
    answers.push(await guess(digits))
  expect(answers.slice(0, 4)).toEqual([400_31_009, 400_31_009, 400_31_009, 400_31_009])
  expect(answers.slice(4)).toEqual([429_31_001, 429_31_001])
  expect((await admin.put(pins, { Digits: null })).status).toBe(200)
  expect((await desk.get(pins)).body.Data).toEqual([])
  await ask('delete from guess')
  expect(await guess('314159')).toBe(404_31_002)
})
