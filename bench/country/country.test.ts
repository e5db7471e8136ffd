import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { type Lobby, startLobby } from '../../tests/setup/lobby.ts'
import { fillCountry, type Progress } from './fill.ts'

const size = { communities: 5, packages: 1201, largest: 400, hands: 2 }
const nothing = () => undefined
let lobby: Lobby
let connection: pg.ClientConfig

const asOwner = async (to: pg.ClientConfig, sql: string) => {
  const client = new pg.Client(to)
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}

beforeAll(async () => {
  const { connection: server, prefix } = inject('testDatabase')
  const name = prefix + randomBytes(6).toString('hex')
  await asOwner(server, `create database ${name}`)
  connection = { ...server, database: name }
  await migrate(connection)
  // Every reference, check and trigger holds, or this fails.
  await fillCountry(connection, { ...size, checked: true, onProgress: nothing })
  const drop = async () => void (await asOwner(server, `drop database ${name} with (force)`))
  lobby = await startLobby({ over: { connection, url: '', drop } })
})
afterAll(() => lobby?.close())

const count = async (sql: string) =>
  Number((await lobby.owner.query(`select count(*) from ${sql}`)).rows[0]?.count)

describe('a country', () => {
  it('has exactly the communities and packages that were asked for, the first with its own number', async () => {
    expect(await count('community')).toBe(5)
    expect(await count('package')).toBe(1201)
    const { rows } = await lobby.owner.query(
      'select count(*) from package group by community_id order by community_id limit 1',
    )
    expect(Number(rows[0]?.count)).toBe(400)
  })

  it('has packages that came before they were fetched, and some that wait', async () => {
    expect(await count('package where handed_over_at < arrived_at or arrived_at > now()')).toBe(0)
    const waiting = await count(`package where state = 'waiting'`)
    expect(waiting).toBeGreaterThan(20)
    expect(waiting).toBeLessThan(600)
  })

  it('lets a desk sign in and hand over what waits', async () => {
    const desk = await lobby.as('desk1a')
    const { body } = await desk.get('/api/v1/Postal/Uncollected/Count', {})
    expect(body).toBeTruthy()
    const first = await lobby.owner.query(
      `select p.household_id, count(*) from package p join membership m using (community_id)
       join account a on a.id = m.account_id and a.name = 'desk1a' where p.state = 'waiting' group by 1 limit 1`,
    )
    const list = await desk.get('/api/v1/Postal/Uncollected/Tablets', {
      TabletIds: first.rows[0].household_id,
    })
    expect(list.status).toBe(200)
    expect(list.body.Data).toHaveLength(Number(first.rows[0].count))
  })

  it('is filled on from where a run stopped, and not twice', async () => {
    const seen: Progress[] = []
    const whole = await fillCountry(connection, { ...size, onProgress: (done) => seen.push({ ...done }) })
    expect(seen).toEqual([whole])
    expect(await count('package')).toBe(1201)
  })

  it('is filled on within a large community too, from the transaction that a run stopped after', async () => {
    const { connection: server, prefix } = inject('testDatabase')
    const database = prefix + randomBytes(6).toString('hex')
    await asOwner(server, `create database ${database}`)
    const other = { ...server, database }
    try {
      await migrate(other)
      const large = { ...size, communities: 2, packages: 1000, largest: 900, slice: 120, hands: 1 }
      const stopped = fillCountry(other, {
        ...large,
        onProgress({ packages }) {
          if (packages >= 360) throw new Error('stopped')
        },
      })
      await expect(stopped).rejects.toThrow('stopped')
      const seen: Progress[] = []
      await fillCountry(other, { ...large, onProgress: (done) => seen.push({ ...done }) })
      expect(seen[0]).toEqual({ communities: 2, packages: 460 })
      expect(seen.at(-1)).toEqual({ communities: 2, packages: 1000 })
      const [counted] = await asOwner(
        other,
        `select count(*)::integer as packages, count(distinct id)::integer as ids from package`,
      )
      expect([counted.packages, counted.ids]).toEqual([1000, 1000])
      const [lone] = await asOwner(
        other,
        `select count(*)::integer as count from package p
         where hand_over_id is not null and not exists (select from package_hand_over h where h.id = p.hand_over_id)`,
      )
      expect(lone.count).toBe(0)
    } finally {
      await asOwner(server, `drop database ${database} with (force)`)
    }
  })

  it('does not go into a database with other communities', async () => {
    await lobby.owner.query(
      `update community set name = '別的社區' where id = (select min(id::text)::uuid from community)`,
    )
    await expect(fillCountry(connection, { ...size, onProgress: nothing })).rejects.toThrow('已有其他社區')
  })
})
