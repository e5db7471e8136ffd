import { beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { ask, haveNights, here, lobby } from '#tests/setup/nights.ts'

const path = '/api/v1/DutyRoster'
const month = '2025-06'
haveNights()
let desk: Desk
let desk2: Desk
let admin: Desk
let own: string
beforeAll(async () => {
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
  admin = await lobby.as('auth_0912345678', '晴川社區')
  const [found] = await ask('select id from duty_person where community_id = $1 and account_id = $2', [
    here,
    castId('account', 'desk1'),
  ])
  own = found.id
})
const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code
const wanted = (Day: string, changes: object = {}) => ({
  RequestId: newId(),
  Day,
  LeaveKind: 'annual',
  Minutes: 480,
  Note: '孩子畢業典禮',
  ...changes,
})
const send = (body: object, who = desk) => who.post(`${path}/Leave/Request`, body)
const decide = (id: string, IsGranted: boolean, Reason = '', who = admin) =>
  who.post(`${path}/Leave/Request/${id}/Decide`, { IsGranted, Reason })
const end = (id: string, who = desk) => who.post(`${path}/Leave/Request/${id}/End`, {})
const mine = async (who = desk) => (await who.get(`${path}/Own/${month}`)).body.Data
const stateOf = async (id: string) =>
  (await mine()).LeaveRequests.find(({ RequestId }: { RequestId: string }) => RequestId === id)?.State

describe('leave that somebody asks for', () => {
  it('waits, is granted by whoever plans, and then stands in the roster, on the own page and in the month sheet', async () => {
    const asked = wanted('2025-06-02')
    expect((await send(asked)).status).toBe(200)
    expect((await send(asked)).status).toBe(200)
    expect(codeOf(await send({ ...asked, LeaveKind: 'sick' }))).toBe(409_31_036)
    expect(codeOf(await send(wanted('2025-06-02')))).toBe(409_31_035)
    const waiting = (await admin.get(`${path}/Month/${month}`)).body.Data
    expect(waiting.Leaves).toEqual([])
    expect(waiting.LeaveRequests).toMatchObject([
      { PersonName: '陳怡君', State: 'asked', MayDecide: true, MayEnd: false, Note: '孩子畢業典禮' },
    ])
    expect((await mine()).LeaveRequests).toMatchObject([{ MayDecide: false, MayEnd: true }])
    expect((await decide(asked.RequestId, true, '', desk)).status).toBe(403)
    const both = await Promise.all([decide(asked.RequestId, true), decide(asked.RequestId, true)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const leave = { PersonId: own, Day: '2025-06-02', LeaveKind: 'annual', Minutes: 480 }
    expect((await admin.get(`${path}/Month/${month}`)).body.Data.Leaves).toMatchObject([leave])
    expect((await mine()).Leaves).toMatchObject([leave])
    const sheet = (await desk.get(`/api/v1/DutySheet/${month}`)).body.Data[0].Sheet
    expect(sheet.Leaves).toEqual([{ LeaveKind: 'annual', Percent: 100, Minutes: 480 }])
    expect(codeOf(await send(wanted('2025-06-02')))).toBe(409_31_034)
    for (const late of [decide(asked.RequestId, false, '不行'), end(asked.RequestId)])
      expect(codeOf(await late)).toBe(409_31_037)
  })

  it('is refused only with a reason, which the person sees, and may be asked for again', async () => {
    const asked = wanted('2025-06-03')
    await send(asked)
    expect(codeOf(await decide(asked.RequestId, false))).toBe(400_31_030)
    expect((await decide(asked.RequestId, false, '那天只有你一個人')).status).toBe(200)
    const { LeaveRequests, Leaves } = await mine()
    expect(LeaveRequests).toContainEqual(
      expect.objectContaining({
        State: 'refused',
        DecidedBy: '沈韻如',
        DecisionReason: '那天只有你一個人',
        MayEnd: false,
      }),
    )
    expect(Leaves.map(({ Day }: { Day: string }) => Day)).not.toContain('2025-06-03')
    expect((await send(wanted('2025-06-03'))).status).toBe(200)
  })

  it('is taken back by who asked, and by nobody else', async () => {
    const asked = wanted('2025-06-04')
    await send(asked)
    expect(codeOf(await end(asked.RequestId, desk2))).toBe(403_31_021)
    for (const _ of [1, 2]) expect((await end(asked.RequestId)).status).toBe(200)
    expect(codeOf(await decide(asked.RequestId, true))).toBe(409_31_037)
    expect(await stateOf(asked.RequestId)).toBe('ended')
    expect((await send(wanted('2025-06-04'))).status).toBe(200)
  })

  it('is over once whoever plans wrote leave of the day down', async () => {
    const asked = wanted('2025-06-05')
    await send(asked)
    const written = { PersonId: own, Day: '2025-06-05', LeaveKind: 'sick', Minutes: 240, Note: '' }
    expect((await admin.put(`${path}/Leave`, written)).status).toBe(200)
    expect(await stateOf(asked.RequestId)).toBe('ended')
    expect((await mine()).Leaves).toContainEqual(written)
  })

  it('is asked only by who is in the roster, granted by somebody else, and not in a month that is closed', async () => {
    expect(codeOf(await send(wanted('2025-06-06'), desk2))).toBe(403_31_023)
    const account = castId('account', 'auth_0912345678')
    const [{ id }] = await ask(
      `insert into duty_person (community_id, id, who, company_id, account_id, name, job_title)
       select community_id, gen_random_uuid(), gen_random_uuid(), company_id, $2, '沈韻如', job_title from duty_person where id = $1
       returning id`,
      [own, account],
    )
    const asked = wanted('2025-06-06')
    expect((await send(asked, admin)).status).toBe(200)
    expect(codeOf(await decide(asked.RequestId, true))).toBe(409_31_038)
    await end(asked.RequestId, admin)
    await ask('update duty_person set retired_at = now() where id = $1', [id])

    const late = wanted('2025-06-09')
    await send(late)
    await ask(
      `insert into duty_month (community_id, month, closed_at, closed_by, closed_by_name) values ($1, $2, now(), $3, '沈韻如')`,
      [here, month, account],
    )
    expect(codeOf(await send(wanted('2025-06-10')))).toBe(409_31_004)
    expect(codeOf(await decide(late.RequestId, true))).toBe(409_31_004)
    expect((await decide(late.RequestId, false, '這個月已經結算')).status).toBe(200)
    await ask('delete from duty_month where month = $1', [month])
  })

  it('waits for whoever plans in every month, also on their phone', async () => {
    const asked = wanted('2025-08-01')
    await send(asked)
    const { LeaveRequests } = await mine(admin)
    expect(LeaveRequests).toContainEqual(
      expect.objectContaining({ RequestId: asked.RequestId, MayDecide: true }),
    )
    expect((await mine(desk2)).LeaveRequests).toEqual([])
  })
})
