import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { ago, ask, haveNights, here, lobby, night, there } from '#tests/setup/nights.ts'

const path = '/core/api/ManagerClock'
const own = '/api/v1/ManagerClock'
haveNights()
let desk: Desk
let admin: Desk
let CompanyId: string
const desk1 = castId('account', 'desk1')

beforeAll(async () => {
  desk = await lobby.as('desk1')
  admin = await lobby.as('auth_0912345678', '晴川社區')
  const { body } = await desk.get(`${path}/CompanyJobTitleAndShiftClass`)
  CompanyId = body.Data.find(
    (company: { CompanyName: string }) => company.CompanyName === '青松保全',
  ).CompanyId
})
beforeEach(() => ask('delete from duty_clock_entry where account_id = $1', [desk1]))
const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code
const lastMonth = () => {
  const now = new Date(Date.now() + 8 * 3_600_000)
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15)).toISOString().slice(0, 7)
}
const at = (hour: string) => `${lastMonth()}-15T${hour}:00.000Z`
const missing = (changes: object = {}) => ({
  CorrectionId: newId(),
  CompanyId,
  JobTitle: '保全',
  ShiftName: '日班 12 小時',
  ClockedInAt: at('01:00'),
  ClockedOutAt: at('09:00'),
  Reason: '離線打卡沒有送成',
  ...changes,
})
const askFor = (changes: object = {}, who = desk) => who.post(`${own}/Missing`, missing(changes))
const decide = (who: Desk, id: string, IsApproved = true) =>
  who.post(`${own}/Correction/${id}/Decide`, { IsApproved })
const waiting = async () =>
  (await admin.get(`${own}/Correction`)).body.Data.filter(
    ({ ClockId }: { ClockId: string | null }) => ClockId === null,
  )
/** A line of the desk, in either community. */
const line = (community: string, from: string, until: string) =>
  ask(
    `insert into duty_clock_entry (community_id, id, kind, way, account_id, person_name, company_name, job_title, shift_name,
       shift_from, shift_until, is_stand_in, work_date, clocked_in_at, clocked_in_by, clocked_in_by_name, clocked_out_at)
     values ($1, $2, 'own', 'card', $3, '陳怡君', '青松保全', '保全', '早班', '07:00', '15:00', true, $4::date, $4, $3, '陳怡君', $5)`,
    [community, newId(), desk1, from, until],
  )

describe('a shift without a line', () => {
  it('is asked for by its person and made once somebody else approves it; nobody pressed, and that stands there', async () => {
    const asked = missing()
    for (const _ of [1, 2]) expect((await desk.post(`${own}/Missing`, asked)).status).toBe(200)
    expect(codeOf(await desk.post(`${own}/Missing`, { ...asked, Reason: '別的' }))).toBe(409_31_012)
    expect((await desk.get(path, { MaxCount: 50, IsOwn: true })).body.Data).toEqual([])
    expect(await waiting()).toEqual([
      expect.objectContaining({
        CorrectionId: asked.CorrectionId,
        PersonName: '陳怡君',
        FromInAt: null,
        MayDecide: true,
      }),
    ])
    const both = await Promise.all([decide(admin, asked.CorrectionId), decide(admin, asked.CorrectionId)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await desk.get(path, { MaxCount: 50, IsOwn: true })).body.Data).toEqual([
      expect.objectContaining({
        Way: 'correction',
        CompanyName: '青松保全',
        ClockedInAt: at('01:00'),
        ClockedOutAt: at('09:00'),
        PressedInAt: null,
        PressedOutAt: null,
        IsCorrected: true,
      }),
    ])
    const [kept] = await ask('select entry_id, decided_by_name from duty_clock_correction where id = $1', [
      asked.CorrectionId,
    ])
    expect(kept).toMatchObject({ entry_id: expect.any(String), decided_by_name: '沈韻如' })
  })

  it('is never approved by its person, must make sense, and a month is not closed over it', async () => {
    expect(codeOf(await askFor({ ClockedOutAt: at('00:30') }))).toBe(400_31_001)
    expect(codeOf(await askFor({ ShiftName: '大夜' }))).toBe(400_31_005)
    const asked = missing()
    await admin.post(`${own}/Missing`, asked)
    expect(codeOf(await decide(admin, asked.CorrectionId))).toBe(409_31_007)
    expect(codeOf(await admin.post(`${own}/Month`, { Month: lastMonth() }))).toBe(409_31_009)
    await ask('delete from duty_clock_correction where id = $1', [asked.CorrectionId])
  })

  it('that was refused is forgotten after five years as well', async () => {
    const [old, young] = [missing(), missing({ ClockedInAt: at('10:00'), ClockedOutAt: at('11:00') })]
    for (const each of [old, young]) {
      await desk.post(`${own}/Missing`, each)
      await decide(admin, each.CorrectionId, false)
    }
    await ask('update duty_clock_correction set clocked_in_at = $2 where id = $1', [
      old.CorrectionId,
      ago(1830),
    ])
    await night()
    const ids = [old.CorrectionId, young.CorrectionId]
    expect(await ask('select id from duty_clock_correction where id = any($1)', [ids])).toEqual([
      { id: young.CorrectionId },
    ])
  })
})

describe('a line in another community of the same person', () => {
  it('is seen by whatever is written here: no hour is paid twice', async () => {
    await line(there, at('05:00'), at('07:00'))
    expect(codeOf(await askFor())).toBe(409_31_013)
    expect((await askFor({ ClockedInAt: at('07:00') })).status).toBe(200)
    const [asked] = await waiting()
    await line(there, at('08:00'), at('08:30'))
    expect(codeOf(await decide(admin, asked.CorrectionId))).toBe(409_31_013)
    await decide(admin, asked.CorrectionId, false)
    await line(here, at('09:00'), at('10:00'))
    const [{ id }] = await ask(
      'select id from duty_clock_entry where community_id = $1 and account_id = $2',
      [here, desk1],
    )
    const over = {
      CorrectionId: newId(),
      ClockedInAt: at('06:00'),
      ClockedOutAt: at('10:00'),
      Reason: '早到',
    }
    expect(codeOf(await desk.post(`${own}/${id}/Correction`, over))).toBe(409_31_013)
  })
})
