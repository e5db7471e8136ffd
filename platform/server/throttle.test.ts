import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { type FreshDatabase, freshDatabase } from '#tests/setup/fresh-database.ts'
import { Database } from './database.ts'
import { type Count, countOne, forgetCounts, standOf, takeBack } from './throttle.ts'

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

let nth = 0
/** Three at once and three in a quarter of an hour, on something that nobody tried anything on yet. */
const something = (changes: Partial<Count> = {}): Count => ({
  what: 'test.door',
  allowed: 3,
  minutes: 15,
  on: `某帳號 ${nth++}`,
  ...changes,
})

/** Counts one; gives seconds to wait when it was refused, and else how many are left. */
async function count(...counts: Count[]) {
  const { refused, taken } = await countOne(database, counts)
  return { by: refused?.by, wait: refused?.wait ?? 0, left: taken?.[0]?.stand.left ?? 0 }
}
const stand = (count: Count) => database.glance('test', (lease) => standOf(lease, count))
/** Turns the clock on: everything that was counted is so much longer ago. */
const pass = (minutes: number) =>
  database.across('test', (lease) =>
    lease.query('update guess set spent_until = spent_until - make_interval(mins => $1)', [minutes]),
  )
const rows = async () =>
  await database.glance('test', (lease) =>
    lease.query<{ text: string }>('select guess::text as text from guess'),
  )

describe('guessing is slowed down', () => {
  it('after the allowed ones one waits for the next, and what is tried while waiting makes it no longer', async () => {
    const item = something()
    expect([(await count(item)).left, (await count(item)).left, (await count(item)).left]).toEqual([2, 1, 0])
    const refused = await count(item)
    expect(refused.wait).toBeGreaterThan(4 * 60)
    expect(refused.wait).toBeLessThanOrEqual(5 * 60 + 1)
    for (let tries = 0; tries < 5; tries++) expect((await count(item)).wait).toBeLessThanOrEqual(5 * 60 + 1)
    await pass(5)
    expect(await count(item)).toMatchObject({ wait: 0, left: 0 })
    expect((await count(item)).wait).toBeGreaterThan(0)
    await pass(15)
    expect((await stand(item)).left).toBe(3)
  })

  it('of many at the same moment no more than the allowed ones go on', async () => {
    const item = something()
    const all = await Promise.all(Array.from({ length: 12 }, () => count(item)))
    const went = all.filter(({ wait }) => wait === 0)
    expect(went.map(({ left }) => left).sort()).toEqual([0, 1, 2])
    for (const { wait } of all.filter((other) => !went.includes(other))) expect(wait).toBeGreaterThan(4 * 60)
  })

  it('what is counted on several things is counted on all or on none, also of many at the same moment', async () => {
    const wide = something({ what: 'test.wide', allowed: 5 })
    const near = Array.from({ length: 4 }, () => something())
    const all = await Promise.all(
      near.flatMap((item) => [count(item, wide), count(item, wide), count(item, wide)]),
    )
    expect(all.filter(({ wait }) => wait === 0)).toHaveLength(5)
    const used = await Promise.all(near.map(async (count) => 3 - (await stand(count)).left))
    expect(used.reduce((sum, n) => sum + n)).toBe(5)
    expect((await count(something(), wide)).by).toEqual(wide)
  })

  it('what is refused writes nothing, and a flood on one thing is one row', async () => {
    const item = something()
    const before = (await rows()).length
    for (let tries = 0; tries < 3; tries++) await count(item)
    const written = await rows()
    expect(written.length).toBe(before + 1)
    for (let tries = 0; tries < 10; tries++) await count(item, something({ what: 'test.other' }))
    expect(await rows()).toEqual(written)
  })

  it('one thing’s attempts are not another’s, nor those of another kind', async () => {
    const mine = something()
    for (let tries = 0; tries < 3; tries++) await count(mine)
    expect((await stand(something())).wait).toBe(0)
    expect((await stand({ ...mine, what: 'test.window' })).left).toBe(3)
  })

  it('keeps what was tried on as a digest only: an account that was mistyped is nowhere in the table', async () => {
    const on = '我的密碼打到帳號欄'
    await count(something({ on }))
    expect((await rows()).some(({ text }) => text.includes(on))).toBe(false)
  })

  it('whatever is done in whatever order: as many are left as a clerk would say who takes one off every five minutes', async () => {
    const act = fc.oneof(
      { weight: 5, arbitrary: fc.constant('try' as const) },
      { weight: 1, arbitrary: fc.constant('takeBack' as const) },
      { weight: 1, arbitrary: fc.constant('forget' as const) },
      { weight: 2, arbitrary: fc.integer({ min: 1, max: 16 }) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
        const item = something()
        /** Minutes until all that counts has worn off; each counts for five. */
        let spent = 0
        for (const act of acts) {
          if (typeof act === 'number') {
            await pass(act)
            spent = Math.max(0, spent - act)
          } else if (act === 'takeBack') {
            await database.across('test', (lease) => takeBack(lease, [item]))
            spent = Math.max(0, spent - 5)
          } else if (act === 'forget') {
            await database.across('test', (lease) => forgetCounts(lease, [item]))
            spent = 0
          } else {
            const counted = await count(item)
            expect(counted.wait > 0).toBe(spent > 10)
            if (counted.wait) expect(Math.ceil((counted.wait - 5) / 60)).toBe(spent - 10)
            else spent += 5
          }
          const now = await stand(item)
          expect([now.left, now.wait > 0]).toEqual([Math.floor((15 - spent) / 5), spent > 10])
        }
      }),
      { numRuns: 25 },
    )
  })
})
