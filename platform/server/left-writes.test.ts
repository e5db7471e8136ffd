import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { migrate } from '#database/migrate.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { Database } from './database.ts'

let lobby: Lobby
let database: Database
const here = castId('community', '晴川社區')
const there = castId('community', '松濤苑')

beforeAll(async () => {
  lobby = await startLobby()
  const roles = await migrate(lobby.connection)
  database = new Database(lobby.connection, roles, pino({ level: 'silent' }), 2)
})
afterAll(async () => {
  await database.close()
  await lobby.close()
})

const keep = { name: 'test_keep', text: 'insert into serial_counter (name, last) values ($1, $2)' }
const divide = {
  name: 'test_divide',
  text: 'insert into serial_counter (name, last) values ($1, 1 / $2::integer)',
}

const kept = async (name: string) =>
  (await lobby.owner.query('select community_id, last from serial_counter where name = $1', [name])).rows

describe('What a transaction leaves to be written', () => {
  it('is there for what it asks afterwards, for nobody else before the commit, and in its community only', async () => {
    await database.write(here, async (lease) => {
      lease.leave(keep, ['left', 7])
      expect(await lease.query('select last from serial_counter where name = $1', ['left'])).toEqual([
        { last: 7 },
      ])
      expect(await kept('left')).toEqual([])
    })
    expect(await kept('left')).toEqual([{ community_id: here, last: 7 }])
    const foreign = await database.read(there, (lease) =>
      lease.query('select last from serial_counter where name = $1', ['left']),
    )
    expect(foreign).toEqual([])
  })

  it('fails the whole transaction with its own reason, whether or not something was asked after it', async () => {
    const failing = (after: boolean) =>
      database.write(here, async (lease) => {
        lease.leave(keep, ['whole', 1])
        lease.leave(divide, ['broken', 0])
        lease.leave(keep, ['never', 1])
        if (after) await lease.query('select 1')
      })
    await expect(failing(false)).rejects.toMatchObject({ code: '22012' })
    await expect(failing(true)).rejects.toMatchObject({ code: '22012' })
    expect([await kept('whole'), await kept('broken'), await kept('never')]).toEqual([[], [], []])
    // The connection goes on, and knows what it had prepared.
    await database.write(here, async (lease) => lease.leave(keep, ['next', 1]))
    expect(await kept('next')).toHaveLength(1)
  })

  it('runs again with the rest when it collided', async () => {
    const collide = {
      name: 'test_collide',
      text: "do $$ begin raise exception 'said by PostgreSQL' using errcode = '40001'; end $$",
    }
    let tries = 0
    await database.write(here, async (lease) => {
      lease.leave(keep, ['again', ++tries])
      if (tries === 1) lease.leave(collide, [])
    })
    expect(await kept('again')).toEqual([{ community_id: here, last: 2 }])
  })

  it('a transaction in which something failed unnoticed is no success', async () => {
    const unnoticed = database.write(here, async (lease) => {
      await lease.query(keep.text, ['unnoticed', 1])
      await lease.query('select 1 / 0').catch(() => undefined)
    })
    await expect(unnoticed).rejects.toThrow('rolled back')
    expect(await kept('unnoticed')).toEqual([])
  })

  it('is on the way before its lease ends, also where no transaction is', async () => {
    await database.read(here, async (lease) => lease.leave(keep, ['read', 1]))
    expect(await kept('read')).toHaveLength(1)
    await expect(
      database.read(here, async (lease) => lease.leave(divide, ['read', 0])),
    ).rejects.toMatchObject({ code: '22012' })
  })
})
