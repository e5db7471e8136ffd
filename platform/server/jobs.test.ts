import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { castId } from '#database/cast/cast-id.ts'
import { migrate } from '#database/migrate.ts'
import type { Roles } from '#database/roles.ts'
import { newId } from '#platform/contract/new-id.ts'
import { type FreshDatabase, freshDatabase } from '#tests/setup/fresh-database.ts'
import { Database } from './database.ts'
import { job, longJob, startJobs } from './jobs.ts'

let fresh: FreshDatabase
let roles: Roles
let database: Database
const log = pino({ level: 'silent' })
const here = castId('community', '晴川社區')

beforeAll(async () => {
  fresh = await freshDatabase()
  roles = await migrate(fresh.connection)
  database = new Database(fresh.connection, roles, log)
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

const enqueue = (community: string, task: string, payload: unknown, fail = false) =>
  database.write(community, async (lease) => {
    await lease.query('select lobby_jobs.enqueue($1, $2, null, null)', [task, JSON.stringify(payload)])
    if (fail) throw new Error('rolled back')
  })

const start = (jobs: Parameters<typeof startJobs>[0]['jobs']) =>
  startJobs({ connection: fresh.connection, login: roles.jobs, database, jobs, chores: [], log })

describe('chores', () => {
  it('of the whole product are on the timetable, and each runs twice without harm', async () => {
    const { allChores } = await import('#apps/server/modules.ts')
    const { localStorage } = await import('./storage.ts')
    const chores = allChores(localStorage('/nonexistent'))
    expect(chores.length).toBeGreaterThan(2)
    const queue = await startJobs({
      connection: fresh.connection,
      login: roles.jobs,
      database,
      jobs: [],
      chores,
      log,
    })
    await queue.stop()
    for (const chore of [...chores, ...chores]) await chore.work(database, new Date(), log)
  })
})

describe('jobs', () => {
  it('run in the community that queued them and see nothing of another', async () => {
    const seen: { communityId: string; communities: string[]; word: string }[] = []
    const look = job({
      name: 'test.look',
      payload: z.object({ word: z.string() }),
      async work(context, { word }) {
        const rows = await context.query<{ id: string }>('select distinct community_id as id from household')
        seen.push({ communityId: context.communityId, communities: rows.map((r) => r.id), word })
      },
    })
    const queue = await start([look])
    await enqueue(here, 'test.look', { word: '晴' })
    await expect.poll(() => seen).toEqual([{ communityId: here, communities: [here], word: '晴' }])
    await queue.stop()
  })

  it('of two communities under one key are two: neither takes the other’s away', async () => {
    const seen: string[] = []
    const keyed = job({
      name: 'test.keyed',
      payload: z.object({}),
      work: async ({ communityId }) => void seen.push(communityId),
    })
    const there = castId('community', '松濤苑')
    for (const community of [here, there, there])
      await database.write(community, (lease) =>
        lease.query("select lobby_jobs.enqueue('test.keyed', '{}', 'news:1', null)"),
      )
    const queue = await start([keyed])
    await expect.poll(() => seen.toSorted()).toEqual([here, there].toSorted())
    await queue.stop()
  })

  it('are not queued when their transaction is rolled back', async () => {
    await enqueue(here, 'test.never', {}, true).catch(() => undefined)
    expect(await countTasks('test.never')).toBe(0)
  })

  it('wait in the queue while nobody works, are tried again after a failure, and write all or nothing', async () => {
    let tries = 0
    const flaky = job({
      name: 'test.flaky',
      payload: z.object({}),
      async work(context) {
        tries++
        await context.query("insert into serial_counter (name, last) values ('flaky', 1)")
        if (tries === 1) throw new Error('the first try fails after its write')
      },
    })
    await enqueue(here, 'test.flaky', {})
    const queue = await start([flaky])
    await expect.poll(() => tries, { timeout: 15_000 }).toBe(2)
    await queue.stop()
    const rows = await database.read(here, (lease) =>
      lease.query("select last from serial_counter where name = 'flaky'"),
    )
    expect(rows).toEqual([{ last: 1 }])
  })

  it('of one community that hang leave places to others, and those of two leave one; what was kept waiting is done', async () => {
    const began: string[] = []
    const endings: (() => void)[] = []
    const hang = longJob({
      name: 'test.hang',
      payload: z.object({}),
      async workLong({ communityId }) {
        began.push(communityId)
        await new Promise<void>((end) => endings.push(end))
      },
    })
    const [a, b, c] = [newId(), newId(), newId()]
    for (let n = 0; n < 6; n++) await enqueue(a, 'test.hang', {})
    const queue = await start([hang])
    await expect.poll(() => began).toHaveLength(2)
    for (let n = 0; n < 3; n++) await enqueue(b, 'test.hang', {})
    await expect.poll(() => began.slice(2)).toEqual([b])
    await enqueue(c, 'test.hang', {})
    await expect.poll(() => began.slice(3)).toEqual([c])
    for (let ended = 0; ended < 10; ended++) {
      await expect.poll(() => endings.length).toBeGreaterThan(0)
      endings.shift()?.()
    }
    await queue.stop()
    expect(began.map((text) => [a, b, c].indexOf(text)).sort()).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 2])
  })

  it('that do not end when the program stops are nobody’s afterwards, begin again, and count as no death', async () => {
    let began = 0
    let letGo = () => {}
    const end = new Promise<void>((done) => {
      letGo = done
    })
    const deaf = longJob({
      name: 'test.deaf',
      payload: z.object({}),
      async workLong() {
        if (++began === 1) await end
      },
    })
    await enqueue(here, 'test.deaf', {})
    const queue = await start([deaf])
    await expect.poll(() => began).toBe(1)
    await queue.stop()
    expect(await lastError('test.deaf')).toBe('')
    const next = await start([deaf])
    await expect.poll(() => began, { timeout: 10_000 }).toBe(2)
    await expect.poll(() => countTasks('test.deaf'), { timeout: 10_000 }).toBe(0)
    letGo()
    await next.stop()
  })

  it('refuse a payload of another shape and never run it', async () => {
    let ran = false
    const strict = job({
      name: 'test.strict',
      payload: z.object({ n: z.int() }),
      async work() {
        ran = true
      },
    })
    await enqueue(here, 'test.strict', { n: 'x' })
    const queue = await start([strict])
    await expect.poll(() => lastError('test.strict')).toContain('n')
    await queue.stop()
    expect(ran).toBe(false)
  })

  it('of a process that was killed are freed after ten minutes, and nothing else that is at work', async () => {
    const ran: string[] = []
    let letGo = () => {}
    const end = new Promise<void>((done) => {
      letGo = done
    })
    const long = longJob({
      name: 'test.long',
      payload: z.object({ word: z.string() }),
      async workLong(_context, { word }) {
        ran.push(word)
        if (ran.length <= 2) await end
      },
    })
    const first = await start([long])
    for (const word of ['stuck', 'working']) await enqueue(here, 'test.long', { word })
    await expect.poll(() => [...ran].sort()).toEqual(['stuck', 'working'])
    await ownerQuery(
      `update graphile_worker._private_jobs set locked_at = now() - interval '11 minutes'
       where payload->'payload'->>'word' = $1`,
      ['stuck'],
    )
    const second = await start([long])
    // Whatever was freed is older, and therefore fetched first.
    await enqueue(here, 'test.long', { word: 'later' })
    await expect.poll(() => ran.slice(2).sort()).toEqual(['later', 'stuck'])
    letGo()
    await Promise.all([first.stop(), second.stop()])
    expect(ran.filter((word) => word === 'working')).toEqual(['working'])
  })
})

async function ownerQuery<T extends object>(text: string, values: unknown[]): Promise<T[]> {
  const { default: pg } = await import('pg')
  const client = new pg.Client(fresh.connection)
  await client.connect()
  const { rows } = await client.query<T>(text, values).finally(() => client.end())
  return rows
}

const countTasks = async (task: string) =>
  (
    await ownerQuery<{ n: number }>(
      `select count(*)::int as n from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
      [task],
    )
  )[0]?.n

const lastError = async (task: string) =>
  (
    await ownerQuery<{ error: string }>(
      `select coalesce(last_error, '') as error from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
      [task],
    )
  )[0]?.error ?? ''
