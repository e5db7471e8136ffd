import { execFileSync, spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { migrate } from '#database/migrate.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { Database } from '#platform/server/database.ts'
import { makeLog } from '#platform/server/log.ts'
import { doWork, system } from '#platform/server/work.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { addLots, lockPurses, lotsOf, type Points, writeChanges } from './purses.ts'
import { giveBack, spend, takenOf } from './spend.ts'

const communityId = castId('community', '晴川社區')
const at = '/api/v1/Point'
const day = 86_400_000
// Where it is not it is named as not run (bin/tools/peers.mjs).
const hasHledger = spawnSync('hledger', ['--version'], { stdio: 'ignore' }).error === undefined
let lobby: Lobby
let manager: Desk
let desk: Desk
let database: Database
beforeAll(async () => {
  lobby = await startLobby()
  await lobby.owner.query(
    `insert into community_service (community_id, service_id, kind, position)
     select $1, id, 1, 900 + id from unnest(array[26, 58, 61, 62]) id on conflict do nothing`,
    [communityId],
  )
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  database = new Database(lobby.connection, await migrate(lobby.connection), makeLog('fatal'))
})
afterAll(async () => {
  await database.close()
  await lobby.close()
})

let homes = 0
async function household(): Promise<string> {
  const { rows } = await lobby.owner.query<{ id: string }>(
    `insert into household (community_id, id, building, floor, unit, label, building_order, floor_order)
     values ($1, gen_random_uuid(), '點棟', '1', $2::text, '點棟-1-' || $2::text, 90, 1) returning id`,
    [communityId, ++homes],
  )
  return rows[0]?.id ?? ''
}
const work = <T>(now: Date, does: (given: Points) => Promise<T>) =>
  database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system }, (given) => does({ ...given, now, author: system })),
  )
const balance = async (id: string) => (await desk.get(`${at}/${id}/Points`)).body.Data
const inDays = (days: number) => dayOf(new Date(Date.now() + days * day))

describe('points of a household', () => {
  it('are bought once by an id, and paid back no further than there are', async () => {
    const id = await household()
    const EntryId = newId()
    const buy = (Points: number, who = desk) =>
      who.post(`${at}/${id}/TopUp`, { EntryId, Points, Note: '現金' })
    expect((await buy(100)).body.Data).toMatchObject({ NormalPoints: 0, CashPoints: 100, Expiring: [] })
    const again = await Promise.all([buy(100), buy(100)])
    expect(again.map(({ body }) => body.Data.CashPoints)).toEqual([100, 100])
    expect((await buy(90)).body.ErrorMessage.Code).toBe(409_32_003)
    const pay = (Points: number, who = manager) =>
      who.post(`${at}/${id}/Refund`, { EntryId: newId(), Points })
    expect((await pay(30, desk)).status).toBe(403)
    expect((await pay(30)).body.Data.CashPoints).toBe(70)
    expect((await pay(71)).body.ErrorMessage).toMatchObject({ Code: 409_32_001 })
    expect((await balance(id)).CashPoints).toBe(70)
    const { body } = await desk.get(`${at}/${id}/Entry`)
    expect(
      body.Data.map((row: { Kind: string; Points: number; Balance: number }) => [
        row.Kind,
        row.Points,
        row.Balance,
      ]),
    ).toEqual([
      ['refunded', -30, 70],
      ['toppedUp', 100, 100],
    ])
  })

  it('are granted to households with a last day, once, and taken back but for what was spent', async () => {
    const [one, other] = [await household(), await household()]
    const GrantId = newId()
    const give = (changes: object = {}) =>
      manager.post(`${at}/Grant`, {
        GrantId,
        Points: 50,
        ExpiresOn: inDays(3),
        TabletIds: [one, other],
        ...changes,
      })
    expect((await give({ ExpiresOn: inDays(-1) })).body.ErrorMessage.Code).toBe(400_32_001)
    expect((await give({ TabletIds: [newId()] })).body.ErrorMessage.Code).toBe(400_32_002)
    expect((await give()).body.Data).toMatchObject({ Households: 2, UndoneAt: null })
    await give()
    expect(await balance(one)).toEqual({
      NormalPoints: 50,
      CashPoints: 0,
      Expiring: [{ Points: 50, ExpiresOn: inDays(3) }],
    })
    await work(new Date(), (given) =>
      spend(given, { householdId: one, subjectId: newId(), split: { normal: 20, cash: 0 }, note: '' }),
    )
    const undo = () => manager.put(`${at}/Grant/${GrantId}/Undo`, {})
    const undone = await Promise.all([undo(), undo()])
    expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(undone.find(({ status }) => status === 200)?.body.Data.KeptPoints).toBe(20)
    expect([(await balance(one)).NormalPoints, (await balance(other)).NormalPoints]).toEqual([0, 0])
  })

  it('are spent by one of twenty who want the last of them at once', async () => {
    const id = await household()
    await desk.post(`${at}/${id}/TopUp`, { EntryId: newId(), Points: 60 })
    const buys = Array.from({ length: 20 }, () =>
      work(new Date(), (given) =>
        spend(given, { householdId: id, subjectId: newId(), split: { normal: 0, cash: 60 }, note: '' }),
      ).then(
        () => 'won',
        (error: { code?: number }) => String(error.code ?? error),
      ),
    )
    const ends = await Promise.all(buys)
    expect(ends.filter((end) => end === 'won').length).toBe(1)
    expect((await balance(id)).CashPoints).toBe(0)
  })

  it('come back to their purse with their old last day; those that are over by then are dead, and it says so', async () => {
    const id = await household()
    const then = new Date(Date.now() - 10 * day)
    const subjectId = newId()
    await work(then, async (given) => {
      await lockPurses(given, [id])
      const lots = [
        { id: newId(), householdId: id, purse: 'normal' as const, born: 30, expiresOn: inDays(-5) },
        { id: newId(), householdId: id, purse: 'normal' as const, born: 30, expiresOn: inDays(5) },
      ]
      await addLots(given, lots)
      await writeChanges(given, [
        {
          id: newId(),
          householdId: id,
          purse: 'normal',
          kind: 'granted',
          moves: lots.map(({ id: lotId }) => ({ lotId, points: 30 })),
        },
      ])
      await spend(given, { householdId: id, subjectId, split: { normal: 40, cash: 0 }, note: '午餐' })
    })
    const back = () =>
      work(new Date(), (given) => giveBack(given, { householdId: id, subjectId, note: '作廢' }))
    expect(await back()).toEqual({ returned: 40, dead: 30 })
    expect(await back()).toEqual({ returned: 0, dead: 0 })
    expect(await balance(id)).toMatchObject({
      NormalPoints: 30,
      Expiring: [{ Points: 30, ExpiresOn: inDays(5) }],
    })
  })
})

/** Each point by itself, as somebody with a box of tokens would keep them. */
class Model {
  points: { purse: 'normal' | 'cash'; expiresOn: string; subject: string }[] = []
  free = (purse: string, today: string) =>
    this.points
      .filter((one) => one.purse === purse && !one.subject && one.expiresOn >= today)
      .toSorted((a, b) => (a.expiresOn < b.expiresOn ? -1 : a.expiresOn > b.expiresOn ? 1 : 0))
  add(purse: 'normal' | 'cash', count: number, expiresOn: string) {
    for (let nth = 0; nth < count; nth++) this.points.push({ purse, expiresOn, subject: '' })
  }
  /** Gives whether there were enough. */
  take(today: string, split: { normal: number; cash: number }, subject: string): boolean {
    const taken = (['normal', 'cash'] as const).map((purse) => this.free(purse, today).slice(0, split[purse]))
    if (taken[0]?.length !== split.normal || taken[1]?.length !== split.cash) return false
    for (const one of taken.flat()) one.subject = subject
    return true
  }
  back(subject: string) {
    for (const one of this.points) if (one.subject === subject) one.subject = ''
  }
  sum = (today: string) => [this.free('normal', today).length, this.free('cash', today).length]
}

const few = fc.integer({ min: 1, max: 9 })
const act = fc.oneof(
  fc.record({ kind: fc.constant('grant' as const), count: few, days: fc.integer({ min: 0, max: 60 }) }),
  fc.record({ kind: fc.constant('topUp' as const), count: few }),
  fc.record({
    kind: fc.constant('spend' as const),
    normal: fc.integer({ min: 0, max: 9 }),
    cash: fc.integer({ min: 0, max: 9 }),
  }),
  fc.record({ kind: fc.constant('back' as const), nth: fc.nat(20) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
)
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

async function play(acts: readonly Act[]) {
  const id = await household()
  const model = new Model()
  const subjects: string[] = []
  let now = new Date('2026-01-01T04:00:00Z')
  for (const one of acts) {
    const today = dayOf(now)
    if (one.kind === 'wait') now = new Date(now.getTime() + one.days * day)
    if (one.kind === 'grant' || one.kind === 'topUp') {
      const purse = one.kind === 'grant' ? 'normal' : 'cash'
      const expiresOn = one.kind === 'grant' ? dayOf(new Date(now.getTime() + one.days * day)) : null
      await work(now, async (given) => {
        await lockPurses(given, [id])
        const lotId = newId()
        await addLots(given, [{ id: lotId, householdId: id, purse, born: one.count, expiresOn }])
        const kind = one.kind === 'grant' ? 'granted' : 'toppedUp'
        await writeChanges(given, [
          { id: newId(), householdId: id, purse, kind, moves: [{ lotId, points: one.count }] },
        ])
      })
      model.add(purse, one.count, expiresOn ?? '9999-12-31')
    }
    if (one.kind === 'spend' && one.normal + one.cash > 0) {
      const subjectId = newId()
      const isPaid = await work(now, (given) =>
        spend(given, { householdId: id, subjectId, split: one, note: '' }),
      ).then(
        () => true,
        () => false,
      )
      expect(isPaid).toBe(model.take(today, one, subjectId))
      if (isPaid) subjects.push(subjectId)
    }
    const subjectId = one.kind === 'back' && subjects[one.nth % Math.max(1, subjects.length)]
    if (subjectId) {
      await work(now, (given) => giveBack(given, { householdId: id, subjectId, note: '' }))
      model.back(subjectId)
    }
    const left = await work(now, async (given) => lotsOf(given, id, ['normal', 'cash']))
    const alive = left.filter(({ expiresOn }) => expiresOn === null || expiresOn >= dayOf(now))
    const sum = (purse: string) => alive.reduce((all, lot) => all + (lot.purse === purse ? lot.left : 0), 0)
    expect([sum('normal'), sum('cash')]).toEqual(model.sum(dayOf(now)))
  }
  const { rows } = await lobby.owner.query(
    `select p.purse from point_purse p where p.household_id = $1 and (
       p.balance <> (select coalesce(sum(left_points), 0) from point_lot l where l.household_id = $1 and l.purse = p.purse)
       or p.balance <> (select coalesce(sum(points), 0) from point_entry e where e.household_id = $1 and e.purse = p.purse)
       or exists (select from point_entry e where e.household_id = $1 and e.points <> (
         select sum(m.points) from point_move m where m.entry_id = e.id)))`,
    [id],
  )
  expect(rows).toEqual([])
}

it('every point has one birth and one way home, over a year of grants, orders, voids and last days', async () => {
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), play), {
    numRuns: Number(process.env['RUNS'] ?? 25),
    seed: Number(process.env['SEED'] ?? 26),
  })
})

it.runIf(hasHledger)('the journal reads in hledger, and its sums are zero', async () => {
  await desk.post(`${at}/${await household()}/TopUp`, { EntryId: newId(), Points: 60 })
  const days = { StartDate: '2026-01-01', EndDate: inDays(0) }
  const { body } = await manager.get(`${at}/Journal`, days)
  const sums = execFileSync('hledger', ['-f', '-', 'bal', '--depth', '1', '-O', 'csv'], {
    input: body,
    encoding: 'utf8',
  })
  expect(sums).toMatch(/"住戶","P [1-9]|"住戶","[1-9]\d* P"/)
  expect(sums.trim().split('\n').at(-1)).toBe('"total","0"')
})

it('what is taken of lots is taken in their order, and never more than there is', () => {
  const lots = [5, 3, 2].map((left, nth) => ({
    id: String(nth),
    purse: 'normal' as const,
    left,
    expiresOn: null,
  }))
  expect(takenOf(lots, 7)).toEqual([
    { lotId: '0', points: -5 },
    { lotId: '1', points: -2 },
  ])
  expect(() => takenOf(lots, 11)).toThrow('點數不足')
})
