import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declared } from '#apps/server/modules.ts'
import { castId } from '#database/cast/cast-id.ts'
import { migrate } from '#database/migrate.ts'
import { Database } from '#platform/server/database.ts'
import { doWork, system } from '#platform/server/work.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive } from '#tests/setup/packages.ts'
import { toldOf } from '#tests/setup/providers.ts'
import { reminderChore, remindDue, remindJob } from './reminders.ts'

const { noticeSubjects } = declared
let lobby: Lobby
let desk: Desk
let database: Database
const log = pino({ level: 'silent' })
const community = castId('community', '晴川社區')

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  database = new Database(lobby.connection, await migrate(lobby.connection), log)
  await remind()
})
afterAll(async () => {
  await database.close()
  await lobby.close()
})

const remind = () =>
  database.write(community, (lease) =>
    doWork(lease, { communityId: community, author: system }, (work) => remindDue(work, noticeSubjects)),
  )

/** Moves a package's arrival so many days back. */
const age = (id: string, days: number) =>
  lobby.owner.query('update package set arrived_at = now() - $2 * interval $$1 day$$ where id = $1', [
    id,
    days,
  ])
/** From the database: a desk hears nothing of a suspended community, once the server knows. */
const reminders = async (id: string) =>
  (
    await lobby.owner.query(
      `select count(distinct n.id)::int as n from notice n join notice_item i on i.notice_id = n.id
       where n.reason = 'reminder' and i.item_id = $1`,
      [id],
    )
  ).rows[0].n
const queued = async () =>
  (
    await lobby.owner.query(
      `select count(*)::int as n from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'notices.remind' and j.payload ->> 'community' = $1`,
      [community],
    )
  ).rows[0].n
const counted = async (id: string) =>
  (await lobby.owner.query('select remind_count as n from package where id = $1', [id])).rows[0].n

describe('reminders', () => {
  it('come on day 3, 7 and 14, each once, however often the job runs', async () => {
    const { PdId } = await arrive(desk)
    const seen: number[] = []
    for (const day of [0, 2, 3, 3, 4, 6, 7, 7, 13, 14, 15, 30]) {
      await age(PdId, day)
      await remind()
      seen.push(await reminders(PdId))
    }
    expect(seen).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3])
    expect(await counted(PdId)).toBe(3)
  })

  it('that were missed while the program was down are made up for once, not one by one', async () => {
    const { PdId } = await arrive(desk)
    await age(PdId, 8)
    await remind()
    await remind()
    expect(await reminders(PdId)).toBe(1)
  })

  it('come never for what was voided', async () => {
    const { PdId } = await arrive(desk)
    await age(PdId, 4)
    await desk.post(`/api/v1/Postal/${PdId}/Void`, { Reason: '登記錯誤' })
    await remind()
    expect(await toldOf(desk, PdId)).toEqual([])
  })

  it('of two packages of one household on one day are one notice', async () => {
    const [one, two] = [await arrive(desk), await arrive(desk)]
    await age(one.PdId, 3)
    await age(two.PdId, 3)
    await remind()
    const [first] = await toldOf(desk, one.PdId)
    const [second] = await toldOf(desk, two.PdId)
    expect(first.NoticeId).toBe(second.NoticeId)
    expect(first.Text).toContain('2 件')
  })

  it('do not come while the community is suspended, and come once when it is resumed the same day', async () => {
    const { PdId } = await arrive(desk)
    await age(PdId, 3)
    const suspend = (at: string) =>
      lobby.owner.query(`update community set suspended_at = ${at} where id = $1`, [community])
    const day = new Date('2026-11-23T12:00:00+08:00')
    await suspend('now()')
    await reminderChore(noticeSubjects).work(database, day, log)
    expect(await queued()).toBe(0)
    // One that was queued before finds it suspended.
    const job = () =>
      database.write(community, (lease) =>
        doWork(lease, { communityId: community, author: system }, (work) =>
          remindJob(noticeSubjects).work({ ...work, communityId: community, log }, { day: '2026-11-23' }),
        ),
      )
    await job()
    expect(await reminders(PdId)).toBe(0)
    await suspend('null')
    await reminderChore(noticeSubjects).work(database, day, log)
    expect(await queued()).toBe(1)
    await job()
    expect(await reminders(PdId)).toBe(1)
    await lobby.owner.query('delete from graphile_worker._private_jobs')
  })

  it('are queued after the community’s hour and not before, once a day', async () => {
    await reminderChore(noticeSubjects).work(database, new Date('2026-11-21T09:50:00+08:00'), log)
    expect(await queued()).toBe(0)
    await reminderChore(noticeSubjects).work(database, new Date('2026-11-21T17:10:00+08:00'), log)
    await reminderChore(noticeSubjects).work(database, new Date('2026-11-21T17:20:00+08:00'), log)
    expect(await queued()).toBe(1)
    await lobby.owner.query('insert into notice_reminder_run (community_id, day) values ($1, $2)', [
      community,
      '2026-11-22',
    ])
    await lobby.owner.query('delete from graphile_worker._private_jobs')
    await reminderChore(noticeSubjects).work(database, new Date('2026-11-22T12:00:00+08:00'), log)
    expect(await queued()).toBe(0)
  })
})
