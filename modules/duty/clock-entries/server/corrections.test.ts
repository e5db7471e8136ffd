import { beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { ago, ask, haveNights, here, lobby, night } from '#tests/setup/nights.ts'

const path = '/core/api/ManagerClock'
const own = '/api/v1/ManagerClock'
haveNights()
let desk: Desk
let admin: Desk

beforeAll(async () => {
  desk = await lobby.as('desk1')
  admin = await lobby.as('auth_0912345678', '晴川社區')
})
const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code

const lastMonth = () => {
  const now = new Date(Date.now() + 8 * 3_600_000)
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15)).toISOString().slice(0, 7)
}
/** The only line of the desk on a day of last month, 09:00 to 18:00. */
async function lineOfLastMonth(day = 15): Promise<string> {
  const id = newId()
  await ask('delete from duty_clock_entry where account_id = $1 and work_date = $2', [
    castId('account', 'desk1'),
    `${lastMonth()}-${day}`,
  ])
  await ask(
    `insert into duty_clock_entry (community_id, id, kind, way, account_id, person_name, company_name, job_title, shift_name,
       shift_from, shift_until, is_stand_in, work_date, clocked_in_at, clocked_in_by, clocked_in_by_name, clocked_out_at)
     values ($1, $2, 'own', 'account', $3, '陳怡君', '晴川物業', '秘書', '總幹事班', '09:00', '18:00', false, $4::date,
       $4::timestamptz + interval '1 hour', $3, '陳怡君', $4::timestamptz + interval '10 hours')`,
    [here, id, castId('account', 'desk1'), `${lastMonth()}-${day}T00:00:00Z`],
  )
  return id
}
const correction = (changes: Record<string, unknown> = {}) => ({
  CorrectionId: newId(),
  ClockedInAt: `${lastMonth()}-15T00:30:00.000Z`,
  ClockedOutAt: `${lastMonth()}-15T10:00:00.000Z`,
  Reason: '忘記打卡',
  ...changes,
})
const decide = (who: Desk, id: string, IsApproved = true) =>
  who.post(`${own}/Correction/${id}/Decide`, { IsApproved })

describe('a correction of the clock', () => {
  it('is a line of its own that a second person approves; the presses stay', async () => {
    const id = await lineOfLastMonth()
    const asked = correction()
    expect((await desk.post(`${own}/${id}/Correction`, asked)).status).toBe(200)
    expect((await desk.post(`${own}/${id}/Correction`, asked)).status).toBe(200)
    expect(codeOf(await desk.post(`${own}/${id}/Correction`, correction()))).toBe(409_31_005)
    const waiting = await admin.get(`${own}/Correction`)
    expect(waiting.body.Data).toContainEqual(expect.objectContaining({ ClockId: id, MayDecide: true }))
    // Its line says that it waits, until somebody decided.
    const waits = async () =>
      (await desk.get(path, { MaxCount: 50, IsOwn: true })).body.Data.find(
        ({ ClockId }: { ClockId: string }) => ClockId === id,
      ).IsAsked
    expect(await waits()).toBe(true)
    expect((await decide(desk, asked.CorrectionId)).status).toBe(403)
    const both = await Promise.all([
      decide(admin, asked.CorrectionId),
      decide(admin, asked.CorrectionId, false),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await waits()).toBe(false)
  })

  it('is never approved by who asked for it', async () => {
    const id = await lineOfLastMonth()
    const asked = correction()
    await admin.post(`${own}/${id}/Correction`, asked)
    expect(codeOf(await decide(admin, asked.CorrectionId))).toBe(409_31_007)
    await ask('update duty_clock_correction set asked_by = $2 where id = $1', [
      asked.CorrectionId,
      castId('account', 'desk1'),
    ])
    expect((await decide(admin, asked.CorrectionId)).status).toBe(200)
    const { body } = await desk.get(path, { MaxCount: 50, IsOwn: true })
    expect(body.Data.find((row: { ClockId: string }) => row.ClockId === id)).toMatchObject({
      ClockedInAt: `${lastMonth()}-15T00:30:00.000Z`,
      PressedInAt: `${lastMonth()}-15T01:00:00.000Z`,
      IsCorrected: true,
    })
  })

  it('moves the line to the day on which it began, and never over another line of the same person', async () => {
    const [id, next] = [await lineOfLastMonth(), await lineOfLastMonth(16)]
    const at = (day: number, hour: string) => `${lastMonth()}-${day}T${hour}:00.000Z`
    const over = correction({ ClockedInAt: at(15, '12:00'), ClockedOutAt: at(16, '02:00') })
    expect(codeOf(await desk.post(`${own}/${id}/Correction`, over))).toBe(409_31_013)
    const asked = correction({ ClockedInAt: at(14, '23:00'), ClockedOutAt: at(15, '08:00') })
    const late = correction({ ClockedInAt: at(14, '11:00'), ClockedOutAt: at(14, '20:00') })
    await desk.post(`${own}/${next}/Correction`, late)
    await desk.post(`${own}/${id}/Correction`, asked)
    expect((await decide(admin, late.CorrectionId)).status).toBe(200)
    const [moved] = await ask('select work_date::text from duty_clock_entry where id = $1', [next])
    expect(moved).toEqual({ work_date: `${lastMonth()}-14` })
    await ask(
      "update duty_clock_entry set corrected_out_at = corrected_out_at + interval '4 hours' where id = $1",
      [next],
    )
    expect(codeOf(await decide(admin, asked.CorrectionId))).toBe(409_31_013)
    await decide(admin, asked.CorrectionId, false)
  })

  it('must make sense', async () => {
    const id = await lineOfLastMonth()
    const bad = [
      { ClockedOutAt: `${lastMonth()}-15T00:30:00.000Z` },
      { ClockedOutAt: `${lastMonth()}-16T00:31:00.000Z` },
      { ClockedInAt: new Date().toISOString(), ClockedOutAt: new Date(Date.now() + 3_600_000).toISOString() },
    ]
    for (const changes of bad)
      expect(codeOf(await desk.post(`${own}/${id}/Correction`, correction(changes)))).toBe(400_31_001)
  })
})

describe('a month of the clock', () => {
  it('is closed when it is over and whole; then corrections and remarks are refused with a sentence', async () => {
    const id = await lineOfLastMonth()
    const close = () => admin.post(`${own}/Month`, { Month: lastMonth() })
    const asked = correction()
    await desk.post(`${own}/${id}/Correction`, asked)
    expect(codeOf(await close())).toBe(409_31_009)
    await decide(admin, asked.CorrectionId, false)
    await ask(
      "update duty_clock_entry set clocked_out_at = clocked_in_at + interval '9 hours' where clocked_out_at is null",
    )
    await ask(
      'update duty_clock_correction set decided_at = now(), decided_by = gen_random_uuid(), is_approved = false where decided_at is null',
    )
    // Whoever is first wins, and the month is whole either way.
    const last = correction()
    const [closed, corrected] = await Promise.all([close(), desk.post(`${own}/${id}/Correction`, last)])
    expect([closed.status, corrected.status].sort()).toEqual([200, 409])
    if (corrected.status === 200) {
      await decide(admin, last.CorrectionId, false)
      expect((await close()).status).toBe(200)
    }
    const refused = await desk.post(`${own}/${id}/Correction`, correction())
    expect([refused.status, codeOf(refused)]).toEqual([409, 409_31_004])
    expect(refused.body.Message).toContain('已結算鎖定')
    expect(codeOf(await desk.put(`${path}/${id}`, { Remark: '改' }))).toBe(409_31_004)
    expect((await admin.get(`${own}/Month`)).body.Data).toMatchObject([
      { Month: lastMonth(), ClosedBy: '沈韻如' },
    ])
    expect(codeOf(await admin.post(`${own}/Month`, { Month: dayOf(new Date()).slice(0, 7) }))).toBe(
      409_31_008,
    )
  })

  it('is kept for five years', async () => {
    const [kept, gone] = [await lineOfLastMonth(), await lineOfLastMonth(16)]
    await ask('update duty_clock_entry set clocked_in_at = $2, clocked_out_at = $2 where id = $1', [
      kept,
      ago(1800),
    ])
    await ask('update duty_clock_entry set clocked_in_at = $2, clocked_out_at = $2 where id = $1', [
      gone,
      ago(1830),
    ])
    await night()
    expect(await ask('select id from duty_clock_entry where id = any($1)', [[kept, gone]])).toEqual([
      { id: kept },
    ])
  })
})
