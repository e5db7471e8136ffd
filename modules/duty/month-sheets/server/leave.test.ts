import { beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { ask, haveNights, here, lobby, there } from '#tests/setup/nights.ts'

const roster = '/api/v1/DutyRoster'
const month = '2025-04'
haveNights()
let desk: Desk
let admin: Desk
let own: { id: string; who: string; company_id: string }
const desk1 = castId('account', 'desk1')
beforeAll(async () => {
  desk = await lobby.as('desk1')
  admin = await lobby.as('auth_0912345678', '晴川社區')
  const [found] = await ask(
    'select id, who, company_id from duty_person where community_id = $1 and account_id = $2',
    [here, desk1],
  )
  own = found
})
const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code
const leave = (Day: string, LeaveKind: string | null, Minutes = 480, who = admin) =>
  who.put(`${roster}/Leave`, { PersonId: own.id, Day, LeaveKind, Minutes, Note: '' })
const sheet = async () => (await desk.get(`/api/v1/DutySheet/${month}`)).body.Data[0]?.Sheet
const planned = (day: string) =>
  ask(
    `insert into duty_shift (community_id, stage, person_id, day, code, look, shift_name, shift_from, shift_until, rest_minutes)
     values ($1, 'published', $2, $3, '辦', 'sunk', '總幹事班', '09:00', '18:00', 60)`,
    [here, own.id, day],
  )

describe('leave', () => {
  it('stands on the roster and on the month sheet, with its hours and what part of the pay it has', async () => {
    for (const day of ['2025-04-07', '2025-04-08']) await planned(day)
    expect((await sheet()).AbsentCount).toBe(2)
    expect((await leave('2025-04-07', 'annual', 480, desk)).status).toBe(403)
    for (const kind of ['personal', 'annual']) expect((await leave('2025-04-07', kind)).status).toBe(200)
    await leave('2025-04-08', 'sick', 240)
    const { Leaves, LeavePay } = (await admin.get(`${roster}/Month/${month}`)).body.Data
    expect(Leaves).toEqual([
      { PersonId: own.id, Day: '2025-04-07', LeaveKind: 'annual', Minutes: 480, Note: '' },
      { PersonId: own.id, Day: '2025-04-08', LeaveKind: 'sick', Minutes: 240, Note: '' },
    ])
    expect(LeavePay).toContainEqual({ LeaveKind: 'sick', Percent: 50 })
    expect((await desk.get(`${roster}/Own/${month}`)).body.Data.Leaves).toHaveLength(2)
    expect(await sheet()).toMatchObject({
      AbsentCount: 1,
      Leaves: [
        { LeaveKind: 'annual', Percent: 100, Minutes: 480 },
        { LeaveKind: 'sick', Percent: 50, Minutes: 240 },
      ],
    })
    await leave('2025-04-08', null)
    expect((await sheet()).Leaves).toHaveLength(1)
  })

  it('is paid as the community says, and never less than the law', async () => {
    const pay = (LeaveKind: string, Percent: number) =>
      admin.put(`${roster}/Leave/Pay`, { Pay: [{ LeaveKind, Percent }] })
    expect(codeOf(await pay('annual', 50))).toBe(400_31_029)
    expect((await pay('personal', 100)).status).toBe(200)
    await leave('2025-04-09', 'personal')
    expect((await sheet()).Leaves).toContainEqual({ LeaveKind: 'personal', Percent: 100, Minutes: 480 })
  })

  it('of a closed month is what it was', async () => {
    await ask(
      `insert into duty_month (community_id, month, closed_at, closed_by, closed_by_name) values ($1, $2, now(), $3, '沈韻如')`,
      [here, month, castId('account', 'auth_0912345678')],
    )
    expect(codeOf(await leave('2025-04-10', 'annual'))).toBe(409_31_004)
    const before = (await sheet()).Leaves
    expect(before).toContainEqual({ LeaveKind: 'annual', Percent: 100, Minutes: 480 })
    const pay = (Percent: number) =>
      admin.put(`${roster}/Leave/Pay`, { Pay: [{ LeaveKind: 'personal', Percent }] })
    expect((await pay(50)).status).toBe(200)
    expect((await sheet()).Leaves).toEqual(before)
    await ask('delete from duty_month where month = $1', [month])
    // An open month has what is paid now.
    expect((await pay(0)).status).toBe(200)
    expect((await sheet()).Leaves).toContainEqual({ LeaveKind: 'personal', Percent: 0, Minutes: 480 })
  })
})

describe('hours in other communities', () => {
  const [company, theirs] = [newId(), newId()]
  const worked = (companyId: string, from: string, until: string) =>
    ask(
      `insert into duty_clock_entry (community_id, id, kind, way, account_id, person_name, company_id, company_name, job_title, shift_name,
         shift_from, shift_until, is_stand_in, work_date, clocked_in_at, clocked_in_by, clocked_in_by_name, clocked_out_at)
       values ($1, $2, 'own', 'card', $3, '陳怡君', $4, '那家', '秘書', '日班', '09:00', '18:00', true, ($5::timestamptz)::date, $5, $3, '陳怡君', $6)`,
      [there, newId(), desk1, companyId, from, until],
    )

  it('of the same company stand on the sheet by community, less the break, and in no sum of it', async () => {
    const classes = [
      { code: '日', name: '日班', from: '09:00', until: '18:00', look: 'paper', restMinutes: 60, needed: 0 },
    ]
    await ask(
      `insert into duty_company (community_id, id, name, job_titles, shift_classes) values ($1, $2, '那家', '{秘書}', $3)`,
      [there, company, JSON.stringify(classes)],
    )
    await ask(
      `insert into duty_person (community_id, id, who, company_id, account_id, name, job_title) values ($1, $2, $3, $4, $5, '陳怡君', '秘書')`,
      [there, theirs, own.who, company, desk1],
    )
    await worked(company, '2025-04-15T01:00:00Z', '2025-04-15T10:00:00Z')
    await worked(company, '2025-04-16T01:00:00Z', '2025-04-16T03:30:00Z')
    // Another company there is nobody's business here, nor is another month.
    await worked(newId(), '2025-04-17T01:00:00Z', '2025-04-17T10:00:00Z')
    await worked(company, '2025-05-01T01:00:00Z', '2025-05-01T10:00:00Z')
    const before = await sheet()
    expect(before.Elsewhere).toEqual([])
    await ask(
      `with one as (select gen_random_uuid() as id)
       insert into duty_company_rule (community_id, company_id, group_id, limits)
       select c.community_id, c.company_id, one.id, '{}' from one, (values ($1::uuid, $2::uuid), ($3, $4)) c(community_id, company_id)
       on conflict (community_id, company_id) do update set group_id = excluded.group_id`,
      [here, own.company_id, there, company],
    )
    const after = await sheet()
    expect(after.Elsewhere).toEqual([{ CommunityName: '松濤苑', Days: 2, Minutes: 480 + 150 }])
    expect({ ...after, Elsewhere: [] }).toEqual(before)
  })

  it('of who came and left there twice are counted once', async () => {
    const before = (await sheet()).Elsewhere
    expect(before).toHaveLength(1)
    for (const retired of ['2025-01-01', '2025-02-01'])
      await ask(
        `insert into duty_person (community_id, id, who, company_id, account_id, name, job_title, retired_at)
         select community_id, gen_random_uuid(), who, company_id, account_id, name, job_title, $2::timestamptz from duty_person
         where id = any($1)`,
        [[theirs, own.id], retired],
      )
    expect((await sheet()).Elsewhere).toEqual(before)
  })

  it('and leave are on the sheet of somebody who left since, without a single shift', async () => {
    await ask('update duty_person set retired_at = now() where id = $1', [own.id])
    expect((await admin.get(`/api/v1/DutySheet/2025-04`)).body.Data).toContainEqual(
      expect.objectContaining({ Sheet: expect.objectContaining({ PersonId: own.id }) }),
    )
    await ask('update duty_person set retired_at = null where id = $1', [own.id])
  })
})
