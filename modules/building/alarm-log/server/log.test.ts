import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { Database } from '#platform/server/database.ts'
import { makeLog } from '#platform/server/log.ts'
import { alarmStage } from '#tests/setup/alarms.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { months } from './months.ts'
import { logValues } from './public.ts'

const log = '/api/v1/Alarm/log'
let lobby: Lobby
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

describe('the log of values', () => {
  it('comes page by page, the newest first, narrowed to a point', async () => {
    const first = (await desk.get(log, { MaxCount: 100 })).body
    expect(first.Pagination.Total).toBe(12 * 96)
    const { TagId } = first.Data[0]
    const seen = new Set<string>()
    let After = ''
    do {
      const { body } = await desk.get(log, { TagIds: [TagId], MaxCount: 40, After })
      for (const row of body.Data) seen.add(row.LogId)
      After = body.Pagination.After
    } while (After)
    expect(seen.size).toBe(96)
    expect((await desk.get(log, { Status: 'Abnormal' })).body.Data.length).toBe(3)
  })

  it('is given as a file (R222)', async () => {
    const answer = await fetch(`${lobby.url}${log}/export?Status=Abnormal`, {
      headers: { Authorization: `Bearer ${desk.accessToken}` },
    })
    expect(answer.headers.get('content-type')).toContain('spreadsheetml')
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()))
    expect(sheets[0]?.rows.length).toBe(4)
    expect(sheets[0]?.rows[1]).toContain('異常')
    const { rows } = await lobby.owner.query("select after from audit where action = 'alarmLog.export'")
    expect(rows[0].after).toMatchObject({ rows: 3, status: 'Abnormal' })
  })

  it('stands in months, which are made ahead, take in what came before them, and are dropped when nobody keeps them', async () => {
    const database = new Database(lobby.connection, await migrate(lobby.connection), makeLog('fatal'))
    const { rows } = await lobby.owner.query<{ community: string; point: string }>(
      'select community_id as community, point_id as point from alarm_value limit 1',
    )
    const say = (at: string) =>
      lobby.owner.query(
        `insert into alarm_value (community_id, id, point_id, at, value, is_abnormal, source)
         values ($1, gen_random_uuid(), $2, $3, 7, false, 'gateway') returning tableoid::regclass::text as month`,
        [rows[0]?.community, rows[0]?.point, at],
      )
    const monthOf = async (at: string) =>
      (
        await lobby.owner.query<{ month: string }>(
          'select tableoid::regclass::text as month from alarm_value where at = $1',
          [at],
        )
      ).rows.map(({ month }) => month)
    try {
      expect((await say('2031-03-05T00:00:00Z')).rows[0].month).toBe('lobby_values.alarm_value_rest')
      await months.work(database, new Date('2031-02-10T00:00:00Z'), makeLog('fatal'))
      expect(await monthOf('2031-03-05T00:00:00Z')).toEqual(['lobby_values.alarm_value_2031_03'])
      await months.work(database, new Date('2032-06-20T00:00:00Z'), makeLog('fatal'))
      expect(await monthOf('2031-03-05T00:00:00Z')).toEqual([])
      // A community that keeps them longer keeps their months.
      await say('2032-06-05T00:00:00Z')
      await lobby.owner.query(
        `insert into retention_setting (community_id, name, days, changed_by_name) values ($1, 'alarmLog.values', 1825, '')`,
        [rows[0]?.community],
      )
      await months.work(database, new Date('2034-06-20T00:00:00Z'), makeLog('fatal'))
      expect(await monthOf('2032-06-05T00:00:00Z')).toEqual(['lobby_values.alarm_value_2032_06'])
    } finally {
      await database.close()
    }
  })

  it('keeps of each hour the least, the greatest and the last by the source’s clock, whatever comes late', async () => {
    const stage = await alarmStage(lobby)
    try {
      const pointId = await stage.point()
      const say = (minute: number, value: number | null) =>
        stage.work((work) =>
          logValues(work, 'gateway', [
            { pointId, at: new Date(Date.UTC(2026, 9, 1, 3, minute)), value, isAbnormal: false },
          ]),
        )
      for (const [minute, value] of [
        [10, 5],
        [50, 3],
        [20, 9],
        [30, null],
        [61, 4],
      ] as const)
        await say(minute, value)
      const { rows } = await lobby.owner.query(
        'select low, high, last, count from alarm_value_hour where point_id = $1 order by hour',
        [pointId],
      )
      expect(rows).toEqual([
        { low: 3, high: 9, last: 3, count: 3 },
        { low: 4, high: 4, last: 4, count: 1 },
      ])
    } finally {
      await stage.close()
    }
  })
})
