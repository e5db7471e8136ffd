import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { pointStage } from '#tests/setup/points.ts'
import { addLots, lockPurses, lotsOf, writeChanges } from './purses.ts'
import { giveBack, spend } from './spend.ts'

const day = 86_400_000
let stage: Awaited<ReturnType<typeof pointStage>>
beforeAll(async () => {
  stage = await pointStage()
})
afterAll(() => stage.close())

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
  const id = await stage.household()
  const model = new Model()
  const subjects: string[] = []
  let now = new Date('2026-01-01T04:00:00Z')
  for (const one of acts) {
    const today = dayOf(now)
    if (one.kind === 'wait') now = new Date(now.getTime() + one.days * day)
    if (one.kind === 'grant' || one.kind === 'topUp') {
      const purse = one.kind === 'grant' ? 'normal' : 'cash'
      const expiresOn = one.kind === 'grant' ? dayOf(new Date(now.getTime() + one.days * day)) : null
      await stage.work(now, async (given) => {
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
      const isPaid = await stage
        .work(now, (given) => spend(given, { householdId: id, subjectId, split: one, note: '' }))
        .then(
          () => true,
          () => false,
        )
      expect(isPaid).toBe(model.take(today, one, subjectId))
      if (isPaid) subjects.push(subjectId)
    }
    const subjectId = one.kind === 'back' && subjects[one.nth % Math.max(1, subjects.length)]
    if (subjectId) {
      await stage.work(now, (given) => giveBack(given, { householdId: id, subjectId, note: '' }))
      model.back(subjectId)
    }
    const left = await stage.work(now, async (given) => lotsOf(given, id, ['normal', 'cash']))
    const alive = left.filter(({ expiresOn }) => expiresOn === null || expiresOn >= dayOf(now))
    const sum = (purse: string) => alive.reduce((all, lot) => all + (lot.purse === purse ? lot.left : 0), 0)
    expect([sum('normal'), sum('cash')]).toEqual(model.sum(dayOf(now)))
  }
  const { rows } = await stage.lobby.owner.query(
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
