import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { type FreshDatabase, freshDatabase } from '../../tests/setup/fresh-database.ts'
import { Database } from './database.ts'
import { countAttempt, forgetAttempts, type Limit, standOf, takeBackAttempt } from './throttle.ts'

let fresh: FreshDatabase
let database: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  database = new Database(fresh.connection, await migrate(fresh.connection), pino({ level: 'silent' }))
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

const limit: Limit = { what: 'test.door', allowed: 3, minutes: 15 }
let nth = 0
/** Something that nobody tried anything on yet. */
const something = () => `某帳號 ${nth++}`

const count = (on: string, of = limit) => database.across('test', (lease) => countAttempt(lease, of, on))
const stand = (on: string, of = limit) => database.glance('test', (lease) => standOf(lease, of, on))
const takeBack = (on: string) => database.across('test', (lease) => takeBackAttempt(lease, limit, on))
const forget = (on: string) => database.across('test', (lease) => forgetAttempts(lease, limit, on))
/** Turns the clock on: every attempt is so much longer ago. */
const pass = (minutes: number) =>
  database.across('test', (lease) =>
    lease.query('update attempt set at = at - make_interval(mins => $1)', [minutes]),
  )

describe('guessing is slowed down', () => {
  it('after the allowed attempts one waits, and what is tried while waiting makes it no longer', async () => {
    const on = something()
    expect([(await count(on)).left, (await count(on)).left, (await count(on)).left]).toEqual([2, 1, 0])
    await pass(10)
    const refused = await count(on)
    expect(refused.wait).toBeGreaterThan(4 * 60)
    expect(refused.wait).toBeLessThanOrEqual(5 * 60)
    for (let tries = 0; tries < 5; tries++) expect((await count(on)).wait).toBeLessThanOrEqual(5 * 60)
    await pass(5)
    expect(await count(on)).toEqual({ wait: 0, left: 2 })
  })

  it('attempts leave one by one as they grow old, so the next one is free when the oldest has left', async () => {
    const on = something()
    for (let tries = 0; tries < 3; tries++) {
      await count(on)
      await pass(4)
    }
    expect((await stand(on)).wait).toBeLessThanOrEqual(3 * 60)
    await pass(3)
    expect(await count(on)).toEqual({ wait: 0, left: 0 })
    expect((await stand(on)).wait).toBeGreaterThan(0)
  })

  it('of many at the same moment no more than the allowed ones go on', async () => {
    const on = something()
    const all = await Promise.all(Array.from({ length: 12 }, () => count(on)))
    expect(all.filter((one) => one.wait === 0).map((one) => one.left)).toHaveLength(3)
    expect(new Set(all.filter((one) => one.wait === 0).map((one) => one.left))).toEqual(new Set([0, 1, 2]))
  })

  it('an attempt waits for one of the same moment that is not written yet, and counts it', async () => {
    const on = something()
    const once = { ...limit, allowed: 1 }
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let isCounted = false
    const first = database.across('test', async (lease) => {
      const counted = await countAttempt(lease, once, on)
      isCounted = true
      await held
      return counted
    })
    await vi.waitUntil(() => isCounted)
    let isDone = false
    const second = count(on, once).finally(() => {
      isDone = true
    })
    const isQueued = () =>
      database.glance('test', (lease) =>
        lease.query("select from pg_locks where locktype = 'advisory' and not granted"),
      )
    await vi.waitUntil(async () => isDone || (await isQueued()).length > 0, { timeout: 10_000 })
    release()
    expect((await first).wait).toBe(0)
    expect((await second).wait).toBeGreaterThan(0)
  })

  it('one thing’s attempts are not another’s, nor those of another kind', async () => {
    const [mine, theirs] = [something(), something()]
    for (let tries = 0; tries < 3; tries++) await count(mine)
    expect((await stand(theirs)).wait).toBe(0)
    expect((await stand(mine, { ...limit, what: 'test.window' })).left).toBe(3)
  })

  it('keeps what was tried on as a digest only: an account that was mistyped is nowhere in the table', async () => {
    const on = '我的密碼打到帳號欄'
    await count(on)
    const [row] = await database.glance('test', (lease) =>
      lease.query<{ n: number }>(
        "select count(*) as n from attempt where attempt::text like '%' || $1 || '%'",
        [on],
      ),
    )
    expect(row?.n).toBe(0)
  })

  it('whatever is done in whatever order: as many are left as a clerk with a list would say', async () => {
    const act = fc.oneof(
      { weight: 5, arbitrary: fc.constant('try' as const) },
      { weight: 1, arbitrary: fc.constant('takeBack' as const) },
      { weight: 1, arbitrary: fc.constant('forget' as const) },
      { weight: 2, arbitrary: fc.integer({ min: 1, max: 16 }) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
        const on = something()
        /** Minutes since each attempt that counts, the newest last. */
        let ages: number[] = []
        for (const one of acts) {
          if (typeof one === 'number') {
            await pass(one)
            ages = ages.map((age) => age + one).filter((age) => age < limit.minutes)
          } else if (one === 'takeBack') {
            await takeBack(on)
            ages.pop()
          } else if (one === 'forget') {
            await forget(on)
            ages = []
          } else {
            const counted = await count(on)
            if (ages.length < limit.allowed) ages.push(0)
            else expect(Math.ceil(counted.wait / 60)).toBe(limit.minutes - (ages[0] ?? 0))
            if (counted.wait === 0) expect(counted.left).toBe(limit.allowed - ages.length)
          }
          const now = await stand(on)
          expect([now.left, now.wait > 0]).toEqual([
            limit.allowed - ages.length,
            ages.length === limit.allowed,
          ])
        }
      }),
      { numRuns: 25 },
    )
  })
})
