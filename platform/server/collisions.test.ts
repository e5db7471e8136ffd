import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { migrate } from '#database/migrate.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arriveMany, handOverRequest } from '#tests/setup/packages.ts'
import { Database } from './database.ts'

let lobby: Lobby
let desk: Desk
let database: Database
let other: pg.Client
const here = castId('community', '晴川社區')

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  const log = pino({ level: 'silent' })
  database = new Database(lobby.connection, await migrate(lobby.connection), log)
  other = new pg.Client(lobby.connection)
  await other.connect()
})
afterAll(async () => {
  await other.end()
  await database.close()
  await lobby.close()
})

const lock = 'select id from package where id = $1 for update'

/** Until somebody waits for a lock that the other connection has. */
const untilWaitedFor = async () => {
  const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid')
  await vi.waitUntil(
    async () => {
      const waiting = await lobby.owner.query(
        'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
        [rows[0]?.pid],
      )
      return waiting.rows.length > 0
    },
    { timeout: 20_000 },
  )
}

describe('Two transactions that wait for each other', () => {
  it('both happen: the one that PostgreSQL ended runs again from its beginning', async () => {
    const [first = '', second = ''] = await arriveMany(desk, 2)
    let tries = 0
    let arrived = 0
    let meet: () => void = () => undefined
    const met = new Promise<void>((resolve) => {
      meet = resolve
    })
    const inOrder = (ids: string[]) =>
      database.write(here, async (lease) => {
        tries++
        await lease.query(lock, [ids[0]])
        if (++arrived === 2) meet()
        await met
        await lease.query(lock, [ids[1]])
        await lease.query('update package set remind_count = remind_count + 1 where id = any($1)', [ids])
      })
    await Promise.all([inOrder([first, second]), inOrder([second, first])])
    expect(tries).toBe(3)
    const { rows } = await lobby.owner.query('select remind_count as n from package where id = any($1)', [
      [first, second],
    ])
    expect(rows).toEqual([{ n: 2 }, { n: 2 }])
  })

  it('a hand-over that collides is made once, with one line in the audit and one event', async () => {
    const ids = (await arriveMany(desk, 2)).sort()
    await other.query('begin')
    await other.query(lock, [ids[1]])
    const handing = desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds: ids }))
    await untilWaitedFor()
    // It waits longer already, so it is the one that PostgreSQL ends.
    await other.query(lock, [ids[0]])
    await other.query('commit')
    const { status, body } = await handing
    expect([status, body.Data?.Count]).toEqual([200, 2])
    const { rows } = await lobby.owner.query(
      `select (select count(*) from audit where action = 'packages.handOver' and target_id = $2) as audited,
         (select count(*) from package_hand_over where id::text = $1) as "handOvers",
         (select count(*) from event where name = 'packages.handedOver' and payload::text like '%' || $2 || '%') as events`,
      [body.Data.HandOverId, ids[0]],
    )
    expect(rows).toEqual([{ audited: 1, handOvers: 1, events: 1 }])
  })

  it('what is no collision is not tried again, nor what did something outside', async () => {
    const [id = ''] = await arriveMany(desk, 1)
    let tries = 0
    const failing = (code: string, before: (lease: { doNotRepeat(): void }) => void = () => undefined) =>
      database.write(here, async (lease) => {
        tries++
        before(lease)
        await lease.query(lock, [id])
        throw Object.assign(new Error('said by PostgreSQL'), { code })
      })
    await expect(failing('23505')).rejects.toThrow('said by PostgreSQL')
    expect(tries).toBe(1)
    await expect(failing('40001', (lease) => lease.doNotRepeat())).rejects.toThrow('said by PostgreSQL')
    expect(tries).toBe(2)
    await expect(failing('40001')).rejects.toThrow('said by PostgreSQL')
    expect(tries).toBe(7)
  })
})
