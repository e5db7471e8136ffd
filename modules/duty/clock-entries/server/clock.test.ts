import { beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { ask, haveNights, lobby, there } from '#tests/setup/nights.ts'

const path = '/core/api/ManagerClock'
haveNights()
let desk: Desk
let desk2: Desk
let admin: Desk
let companyId: string

beforeAll(async () => {
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
  admin = await lobby.as('auth_0912345678', '晴川社區')
  const { body } = await desk.get(`${path}/CompanyJobTitleAndShiftClass`)
  companyId = body.Data.find(
    (company: { CompanyName: string }) => company.CompanyName === '青松保全',
  ).CompanyId
})

const press = (changes: Record<string, unknown> = {}) => ({
  ClockId: newId(),
  CompanyId: companyId,
  JobTitle: '保全',
  ShiftName: '夜班 12 小時',
  ...changes,
})
const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code
/** Whoever it is has no shift that runs. */
const settle = () =>
  ask(
    'update duty_clock_entry set forgotten_at = now() where clocked_out_at is null and forgotten_at is null',
  )
const isOut = async (id: string) =>
  (await ask('select clocked_out_at from duty_clock_entry where id = $1', [id]))[0]

describe('the clock', () => {
  it('takes the time of the server and the shift that was chosen, and ends with the first press (R449)', async () => {
    await settle()
    const entry = press({ ClockedInAt: '2020-01-01T00:00:00Z' })
    const before = Date.now()
    const { body } = await desk.post(`${path}/ClockIn`, entry)
    expect(body.Data).toMatchObject({
      PersonName: '陳怡君',
      ShiftName: '夜班 12 小時',
      ShiftFrom: '19:00',
      ClockedOutAt: null,
    })
    expect(Date.parse(body.Data.ClockedInAt)).toBeGreaterThanOrEqual(before - 1000)
    const outs = await Promise.all([1, 2, 3].map(() => desk.post(`${path}/${entry.ClockId}/ClockOut`, {})))
    expect(outs.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(outs.map(({ body }) => body.Data.ClockedOutAt)).size).toBe(1)
    const acts = await ask('select action from audit where target_id = $1 order by action', [entry.ClockId])
    expect(acts.filter(({ action }) => action === 'clockEntries.clockOut')).toHaveLength(1)
  })

  it('lets somebody in once: of two presses at once one is refused, and the same press again is the same', async () => {
    await settle()
    const [one, two] = [press(), press()]
    const answers = await Promise.all([desk.post(`${path}/ClockIn`, one), desk.post(`${path}/ClockIn`, two)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.map(codeOf)).toContain(409_31_002)
    const first = answers[0]?.status === 200 ? one : two
    expect((await desk.post(`${path}/ClockIn`, first)).status).toBe(200)
    expect(codeOf(await desk.post(`${path}/ClockIn`, { ...first, ShiftName: '早班' }))).toBe(409_31_001)
  })

  it('is the same press when it comes again after its company ended', async () => {
    await settle()
    const entry = press()
    expect((await desk.post(`${path}/ClockIn`, entry)).status).toBe(200)
    await ask('update duty_company set retired_at = now() where id = $1', [companyId])
    const again = await desk.post(`${path}/ClockIn`, entry)
    const other = await desk.post(`${path}/ClockIn`, { ...entry, CompanyId: newId() })
    await ask('update duty_company set retired_at = null where id = $1', [companyId])
    expect([again.status, again.body.Data?.ClockId]).toEqual([200, entry.ClockId])
    expect(codeOf(other)).toBe(409_31_001)
  })

  it('knows of a shift in another community of the same person', async () => {
    await settle()
    await ask(
      `insert into duty_clock_entry (community_id, id, kind, way, account_id, person_name, company_name, job_title, shift_name,
         shift_from, shift_until, is_stand_in, work_date, clocked_in_at, clocked_in_by, clocked_in_by_name)
       values ($1, $2, 'own', 'account', $3, '陳怡君', '青松保全', '保全', '早班', '07:00', '15:00', false, now(), now(), $3, '陳怡君')`,
      [there, newId(), castId('account', 'desk1')],
    )
    expect(codeOf(await desk.post(`${path}/ClockIn`, press()))).toBe(409_31_002)
    await settle()
  })

  it('leaves a forgotten end as it is: the next shift begins, and the old one waits for a correction', async () => {
    await settle()
    const old = press()
    await desk.post(`${path}/ClockIn`, old)
    await ask("update duty_clock_entry set clocked_in_at = now() - interval '17 hours' where id = $1", [
      old.ClockId,
    ])
    expect(codeOf(await desk.post(`${path}/${old.ClockId}/ClockOut`, {}))).toBe(409_31_003)
    expect((await desk.post(`${path}/ClockIn`, press())).status).toBe(200)
    expect(await isOut(old.ClockId)).toEqual({ clocked_out_at: null })
    const { body } = await desk.get(`${path}/NoClockOut`)
    expect(body.Data).toContainEqual(expect.objectContaining({ ClockId: old.ClockId, IsForgotten: true }))
  })

  it('refuses a title or a shift that the company does not have', async () => {
    await settle()
    expect(codeOf(await desk.post(`${path}/ClockIn`, press({ ShiftName: '大夜' })))).toBe(400_31_005)
    expect(codeOf(await desk.post(`${path}/ClockIn`, press({ JobTitle: '經理' })))).toBe(400_31_005)
  })

  it('takes the card and the code of a manager at the desk; a code is used up, and a foreign card needs the setting (R450)', async () => {
    await settle()
    await admin.post('/api/v1/Account/Device/Card', { Id: newId(), CarrierCode: '04A1B2C3', Name: '卡' })
    const by = (more: object) => press({ ShiftName: '日班 12 小時', ...more })
    const card = by({ CarrierCode: 'C3B2A104' })
    expect((await desk.post(`${path}/ClockIn`, card)).body.Data).toMatchObject({
      PersonName: '沈韻如',
      Way: 'card',
    })
    expect(codeOf(await desk.post(`${path}/${card.ClockId}/ClockOut`, {}))).toBe(403_31_001)
    const Token = (await admin.get('/core/api/ManagerIdentifier/Token')).body.Data.Token
    const seen = await desk.post(`${path}/ClockIn/Validation`, { Token })
    expect(seen.body.Data).toMatchObject({ PersonName: '沈韻如', Open: { ClockId: card.ClockId } })
    expect((await desk.post(`${path}/${card.ClockId}/ClockOut`, { Token })).status).toBe(200)
    expect(codeOf(await desk.post(`${path}/ClockIn`, by({ Token })))).toBe(409_686)
    expect(codeOf(await desk.post(`${path}/ClockIn`, by({ CarrierCode: '04FFFFF1' })))).toBe(404_31_001)
    const open = (IsOpenCrossCommunityClock: boolean) =>
      admin.put('/core/api/Community/CrossCommunityClock', { IsOpenCrossCommunityClock })
    await open(false)
    expect(codeOf(await desk.post(`${path}/ClockIn`, press({ IsStandIn: true })))).toBe(400_31_004)
    await open(true)
    expect((await desk.post(`${path}/ClockIn`, press({ IsStandIn: true }))).body.Data.IsStandIn).toBe(true)
  })

  it('writes down who has no account, and a one-time account under the name of its person', async () => {
    const guest = {
      ClockId: newId(),
      PersonName: '吳建志',
      CompanyName: '安和保全',
      JobTitle: '機動',
      Shift: { Name: '代班', From: '07:00', Until: '19:00' },
      Reason: '臨時代班',
    }
    expect((await desk.post(`${path}/ClockIn/NotInCompany`, guest)).body.Data).toMatchObject({
      Kind: 'notInCompany',
    })
    expect(codeOf(await desk.post(`${path}/ClockIn/NotInCompany`, { ...guest, ClockId: newId() }))).toBe(
      409_31_002,
    )
    expect((await desk.post(`${path}/${guest.ClockId}/ClockOut/OneTime`, {})).status).toBe(200)
    const once = await lobby.as('once1')
    expect(codeOf(await once.post(`${path}/ClockIn`, press()))).toBe(400_31_002)
    expect(codeOf(await desk.post(`${path}/ClockIn/OneTime`, press({ PersonName: '王大同' })))).toBe(
      400_31_003,
    )
    const temporary = press({ PersonName: '王大同' })
    expect((await once.post(`${path}/ClockIn/OneTime`, temporary)).body.Data).toMatchObject({
      PersonName: '王大同',
    })
    expect((await once.post(`${path}/${temporary.ClockId}/ClockOut/OneTime`, {})).status).toBe(200)
  })

  it('forgets the end of somebody whose name was typed, too: the next shift begins', async () => {
    const guest = () => ({
      ClockId: newId(),
      PersonName: '蔡忘記',
      CompanyName: '安和保全',
      JobTitle: '機動',
      Shift: { Name: '代班', From: '07:00', Until: '19:00' },
      Reason: '臨時代班',
    })
    const old = guest()
    await desk.post(`${path}/ClockIn/NotInCompany`, old)
    expect(codeOf(await desk.post(`${path}/ClockIn/NotInCompany`, guest()))).toBe(409_31_002)
    await ask("update duty_clock_entry set clocked_in_at = now() - interval '17 hours' where id = $1", [
      old.ClockId,
    ])
    expect((await desk.post(`${path}/ClockIn/NotInCompany`, guest())).status).toBe(200)
    const { body } = await desk.get(`${path}/NoClockOut`)
    expect(body.Data).toContainEqual(expect.objectContaining({ ClockId: old.ClockId, IsForgotten: true }))
    const once = await lobby.as('once1')
    const temporary = () => press({ PersonName: '王忘記' })
    const first = temporary()
    await once.post(`${path}/ClockIn/OneTime`, first)
    await ask("update duty_clock_entry set clocked_in_at = now() - interval '17 hours' where id = $1", [
      first.ClockId,
    ])
    expect((await once.post(`${path}/ClockIn/OneTime`, temporary())).status).toBe(200)
  })

  it('shows the desk its own lines only, the admin all of them, and nothing of another community', async () => {
    const mine = await desk2.get(path, { MaxCount: 50 })
    expect(mine.body.Data).toEqual([])
    expect((await admin.get(path, { MaxCount: 50 })).body.Data.length).toBeGreaterThan(40)
    const [line] = (await admin.get(path, { Text: '郭建宏', MaxCount: 1 })).body.Data
    expect(line).toMatchObject({ PersonName: '郭建宏' })
    expect((await desk2.put(`${path}/${line.ClockId}`, { Remark: '改' })).status).toBe(404)
    expect((await admin.put(`${path}/${line.ClockId}`, { Remark: '交接延誤' })).status).toBe(200)
    expect((await admin.get(path, { Text: '郭建宏', MaxCount: 1 })).body.Data[0].Remark).toBe('交接延誤')
    expect((await admin.get(`${path}/Excel`, { Text: '郭建宏' })).status).toBe(200)
  })
})
