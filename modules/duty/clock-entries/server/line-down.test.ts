import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { keyOf } from '#tests/setup/duty-key.ts'
import { ask, haveNights, here, lobby } from '#tests/setup/nights.ts'

const path = '/core/api/ManagerClock'
const minute = 60_000
haveNights()
let desk: Desk
let desk2: Desk
let companyId: string

beforeAll(async () => {
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
  const { body } = await desk.get(`${path}/CompanyJobTitleAndShiftClass`)
  companyId = body.Data.find(
    ({ CompanyName }: { CompanyName: string }) => CompanyName === '青松保全',
  ).CompanyId
})
beforeEach(() => ask('delete from duty_clock_entry where account_id is not null'))
const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code
const shift = () => ({ ClockId: newId(), CompanyId: companyId, JobTitle: '保全', ShiftName: '夜班 12 小時' })
const onOf = (entry: ReturnType<typeof shift>) => [
  entry.ClockId,
  entry.CompanyId,
  entry.JobTitle,
  entry.ShiftName,
]
/** A browser that had a line until this moment. */
async function lostNow(who: Desk) {
  const key = await keyOf(who)
  return { ...key, stampedAt: await key.stamp() }
}

describe('a press while the line is down', () => {
  it('counts at its own time, once, and stands marked with when it came', async () => {
    const key = await lostNow(desk)
    const entry = shift()
    const pressedAt = key.stampedAt
    const Press = { ...key.prove('clockIn', onOf(entry), pressedAt), PressedAt: pressedAt.toISOString() }
    const made = await desk.post(`${path}/ClockIn`, { ...entry, Press })
    expect(made.body.Data).toMatchObject({ ClockedInAt: pressedAt.toISOString() })
    expect(Date.parse(made.body.Data.InReceivedAt)).toBeGreaterThanOrEqual(pressedAt.getTime())
    expect((await desk.post(`${path}/ClockIn`, { ...entry, Press })).body.Data.ClockId).toBe(entry.ClockId)
    const out = new Date(pressedAt.getTime() + 1)
    const Out = { ...key.prove('clockOut', [entry.ClockId], out), PressedAt: out.toISOString() }
    for (const _ of [1, 2]) {
      const ended = await desk.post(`${path}/${entry.ClockId}/ClockOut`, { Press: Out })
      expect(ended.body.Data).toMatchObject({ ClockedOutAt: out.toISOString() })
    }
    const rows = await ask('select count(*)::int as n from duty_clock_entry where id = $1', [entry.ClockId])
    expect(rows).toEqual([{ n: 1 }])
  })

  it('is refused where its time is not proved: before its stamp, in the future, out of its order, changed, or of another account', async () => {
    const key = await lostNow(desk)
    const refused = async (who: Desk, pressedAt: Date, change: object = {}, more: object = {}) => {
      const entry = shift()
      const proof = key.prove('clockIn', onOf(entry), pressedAt)
      const Press = { ...proof, PressedAt: pressedAt.toISOString(), ...change }
      return codeOf(await who.post(`${path}/ClockIn`, { ...entry, ...more, Press }))
    }
    const unproved = 400_31_008
    const { stampedAt } = key
    expect(await refused(desk, new Date(stampedAt.getTime() - 10 * minute))).toBe(unproved)
    expect(await refused(desk, new Date(stampedAt.getTime() + 10 * minute))).toBe(unproved)
    const other = new Date(stampedAt.getTime() + 1).toISOString()
    expect(await refused(desk, stampedAt, { PressedAt: other })).toBe(unproved)
    expect(
      await refused(desk, stampedAt, {
        StampedAt: new Date(stampedAt.getTime() - 60 * minute).toISOString(),
      }),
    ).toBe(unproved)
    expect(await refused(desk, stampedAt, {}, { ShiftName: '日班 12 小時' })).toBe(unproved)
    expect(await refused(desk2, stampedAt)).toBe(unproved)
    // What was taken makes everything that was signed before it too late.
    const [first, second] = [shift(), shift()]
    const earlier = key.prove('clockIn', onOf(first), stampedAt)
    const later = key.prove('clockIn', onOf(second), stampedAt)
    const send = (entry: object, proof: object) =>
      desk.post(`${path}/ClockIn`, { ...entry, Press: { ...proof, PressedAt: stampedAt.toISOString() } })
    expect((await send(second, later)).status).toBe(200)
    await desk.post(`${path}/${second.ClockId}/ClockOut`, {})
    expect(codeOf(await send(first, earlier))).toBe(unproved)
  })

  it('lies over no other line of the same person', async () => {
    const key = await lostNow(desk)
    const whole = shift()
    await desk.post(`${path}/ClockIn`, whole)
    await desk.post(`${path}/${whole.ClockId}/ClockOut`, {})
    await ask(
      "update duty_clock_entry set clocked_in_at = clocked_in_at - interval '1 hour', clocked_out_at = now() + interval '1 minute' where id = $1",
      [whole.ClockId],
    )
    const entry = shift()
    const Press = {
      ...key.prove('clockIn', onOf(entry), key.stampedAt),
      PressedAt: key.stampedAt.toISOString(),
    }
    expect(codeOf(await desk.post(`${path}/ClockIn`, { ...entry, Press }))).toBe(409_31_013)
  })

  it('ends over no line that another way made of the same hours meanwhile', async () => {
    const key = await lostNow(desk)
    const other = shift()
    await desk.post(`${path}/ClockIn`, other)
    await desk.post(`${path}/${other.ClockId}/ClockOut`, {})
    const entry = shift()
    const pressedAt = key.stampedAt
    const Press = { ...key.prove('clockIn', onOf(entry), pressedAt), PressedAt: pressedAt.toISOString() }
    expect((await desk.post(`${path}/ClockIn`, { ...entry, Press })).status).toBe(200)
    expect(codeOf(await desk.post(`${path}/${entry.ClockId}/ClockOut`, {}))).toBe(409_31_013)
  })

  it('is of the own account alone: a card waits for nobody', async () => {
    const key = await lostNow(desk)
    const admin = await lobby.as('auth_0912345678', '晴川社區')
    await admin.post('/api/v1/Account/Device/Card', { Id: newId(), CarrierCode: '04D1E2F3', Name: '卡' })
    const entry = { ...shift(), CarrierCode: 'F3E2D104' }
    const Press = {
      ...key.prove('clockIn', onOf(entry), key.stampedAt),
      PressedAt: key.stampedAt.toISOString(),
    }
    const answer = await desk.post(`${path}/ClockIn`, { ...entry, Press })
    expect(codeOf(answer)).toBe(400_31_008)
  })

  it('counts up to 16 hours after its stamp, and when it comes within a week', async () => {
    const key = await keyOf(desk)
    const now = Date.now()
    const answer = async (stampHours: number, pressHours: number) => {
      key.backTo(new Date(now - stampHours * 60 * minute), lobby.sealer, here)
      const entry = shift()
      const at = new Date(now - pressHours * 60 * minute - minute)
      const Press = { ...key.prove('clockIn', onOf(entry), at), PressedAt: at.toISOString() }
      const given = await desk.post(`${path}/ClockIn`, { ...entry, Press })
      await ask('delete from duty_clock_entry where account_id is not null')
      return codeOf(given)
    }
    expect(await answer(24 * 7 + 2, 24 * 7 + 1)).toBe(400_31_008)
    expect(await answer(18, 0)).toBe(400_31_008)
    expect(await answer(15, 0)).toBeUndefined()
  })

  it('is proved by few keys: one more of the same browser ends the one that was used longest ago', async () => {
    const keys = [await lostNow(desk), await lostNow(desk), await lostNow(desk)]
    const stamps = await Promise.all(
      keys.map(({ keyId }) => desk.get(`/api/v1/DutyKey/${keyId}/Stamp`).then(({ status }) => status)),
    )
    expect(stamps).toEqual([404, 200, 200])
    const entry = shift()
    const [spare] = keys
    if (!spare) throw new Error('no key')
    const Press = {
      ...spare.prove('clockIn', onOf(entry), spare.stampedAt),
      PressedAt: spare.stampedAt.toISOString(),
    }
    expect(codeOf(await desk.post(`${path}/ClockIn`, { ...entry, Press }))).toBe(400_31_008)
  })
})
