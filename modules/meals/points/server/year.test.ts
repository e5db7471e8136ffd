import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { kitchen } from '#tests/setup/meals.ts'
import { movePoints } from './move-points.ts'
import { addLots, expireDue, type Holder, lockPurses, lotsOf, writeChanges } from './purses.ts'
import { giveBack, spend } from './spend.ts'
import { sendPoints } from './transfer.ts'

const day = 86_400_000
const heldPath = '/api/v1/TableFoodHeld'
let k: Awaited<ReturnType<typeof kitchen>>
let dish = ''
beforeAll(async () => {
  k = await kitchen()
  dish = await k.dish()
})
afterAll(() => k.close())

/** Whose: a household, a person who lives there, and the household next door. */
const owners = ['home', 'person', 'next'] as const
type Owner = (typeof owners)[number]
const purses = ['normal', 'cash'] as const
type Purse = (typeof purses)[number]

/** Each point by itself, as somebody with boxes of tokens would keep them. */
class Model {
  points: { of: Owner; purse: Purse; expiresOn: string; subject: string }[] = []
  free = (of: Owner, purse: Purse, today: string) =>
    this.points
      .filter((one) => one.of === of && one.purse === purse && !one.subject && one.expiresOn >= today)
      .toSorted((a, b) => (a.expiresOn < b.expiresOn ? -1 : a.expiresOn > b.expiresOn ? 1 : 0))
  add(of: Owner, purse: Purse, count: number, expiresOn: string) {
    for (let nth = 0; nth < count; nth++) this.points.push({ of, purse, expiresOn, subject: '' })
  }
  /** Gives whether there were enough. */
  take(of: Owner, today: string, split: Record<Purse, number>, subject: string): boolean {
    const taken = purses.map((purse) => this.free(of, purse, today).slice(0, split[purse]))
    if (taken.some((some, nth) => some.length !== split[purses[nth] ?? 'cash'])) return false
    for (const one of taken.flat()) one.subject = subject
    return true
  }
  give(of: Owner, to: Owner, today: string, purse: Purse, count: number): boolean {
    const free = this.free(of, purse, today)
    if (free.length < count) return false
    for (const one of free.slice(0, count)) one.of = to
    return true
  }
  back(subject: string) {
    for (const one of this.points) if (one.subject === subject) one.subject = ''
  }
  sums = (today: string) => owners.map((of) => purses.map((purse) => this.free(of, purse, today).length))
}

const few = fc.integer({ min: 1, max: 9 })
const whose = fc.constantFrom('home' as const, 'person' as const)
const act = fc.oneof(
  fc.record({
    kind: fc.constant('grant' as const),
    whose,
    count: few,
    days: fc.integer({ min: 0, max: 60 }),
  }),
  fc.record({ kind: fc.constant('topUp' as const), whose, count: few }),
  fc.record({
    kind: fc.constant('spend' as const),
    whose,
    normal: fc.integer({ min: 0, max: 9 }),
    cash: fc.integer({ min: 0, max: 9 }),
  }),
  fc.record({ kind: fc.constant('back' as const), nth: fc.nat(20) }),
  fc.record({ kind: fc.constant('transfer' as const), whose, purse: fc.constantFrom(...purses), count: few }),
  fc.record({ kind: fc.constant('leave' as const) }),
  fc.record({ kind: fc.constant('hold' as const) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
)
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

const done = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

async function play(acts: readonly Act[]) {
  const [id, next, residentId] = [await k.household(), await k.household(), newId()]
  await k.lobby.owner.query(
    `insert into resident (community_id, id, household_id, name) select community_id, $1, id, '王小安' from household where id = $2`,
    [residentId, id],
  )
  const holders: Record<Owner, Holder> = {
    home: { householdId: id },
    person: { householdId: id, residentId },
    next: { householdId: next },
  }
  const model = new Model()
  const subjects: { id: string; of: Owner }[] = []
  let now = new Date('2026-01-01T04:00:00Z')
  for (const one of acts) {
    const today = dayOf(now)
    if (one.kind === 'wait') now = new Date(now.getTime() + one.days * day)
    if (one.kind === 'grant' || one.kind === 'topUp') {
      const purse = one.kind === 'grant' ? 'normal' : 'cash'
      const expiresOn = one.kind === 'grant' ? dayOf(new Date(now.getTime() + one.days * day)) : null
      const holder = holders[one.whose]
      await k.work(now, async (given) => {
        await lockPurses(given, [id], [holder])
        const lotId = newId()
        await addLots(given, [{ id: lotId, ...holder, purse, born: one.count, expiresOn }])
        const kind = one.kind === 'grant' ? 'granted' : 'toppedUp'
        await writeChanges(given, [
          { id: newId(), ...holder, purse, kind, moves: [{ lotId, points: one.count }] },
        ])
      })
      model.add(one.whose, purse, one.count, expiresOn ?? '9999-12-31')
    }
    if (one.kind === 'spend' && one.normal + one.cash > 0) {
      const subjectId = newId()
      const asked = {
        ...holders[one.whose],
        subjectKind: 'foodOrder' as const,
        subjectId,
        split: one,
        note: '',
      }
      const isPaid = await done(k.work(now, (given) => spend(given, asked)))
      expect(isPaid).toBe(model.take(one.whose, today, one, subjectId))
      if (isPaid) subjects.push({ id: subjectId, of: one.whose })
    }
    if (one.kind === 'transfer') {
      const sent = {
        from: holders[one.whose],
        to: holders.next,
        purse: one.purse,
        points: one.count,
        note: '',
      }
      const isSent = await done(
        k.work(now, async (given) => {
          await lockPurses(given, [id, next], [sent.from])
          await expireDue(given, id)
          await sendPoints(given, { transferId: newId(), ...sent })
        }),
      )
      expect(isSent).toBe(model.give(one.whose, 'next', today, one.purse, one.count))
    }
    if (one.kind === 'leave') {
      await k.work(now, async (given) => {
        await lockPurses(given, [id], [holders.person])
        await expireDue(given, id)
        await movePoints(given, { from: holders.person, to: holders.home, note: '' })
      })
      for (const point of model.points) if (point.of === 'person' && !point.subject) point.of = 'home'
    }
    // An order that is put aside and taken up again touches no purse.
    if (one.kind === 'hold') {
      const HeldId = newId()
      const asked = { HeldId, Name: '先放著', TabletId: id, Items: [{ ItemId: dish, Quantity: 2 }] }
      expect((await k.desk.post(heldPath, asked)).status).toBe(200)
      expect((await k.desk.put(`${heldPath}/${HeldId}/Take`)).status).toBe(200)
    }
    const subject = one.kind === 'back' && subjects[one.nth % Math.max(1, subjects.length)]
    if (subject) {
      await k.work(now, (given) =>
        giveBack(given, { householdId: id, subjectKind: 'foodOrder', subjectId: subject.id, note: '' }),
      )
      model.back(subject.id)
    }
    const found = await Promise.all(
      owners.map((of) => k.work(now, (given) => lotsOf(given, holders[of], purses))),
    )
    const alive = found.map((lots) =>
      purses.map((purse) =>
        lots
          .filter((lot) => lot.purse === purse && (lot.expiresOn === null || lot.expiresOn >= dayOf(now)))
          .reduce((sum, { left }) => sum + left, 0),
      ),
    )
    expect(alive).toEqual(model.sums(dayOf(now)))
  }
  const { rows } = await k.lobby.owner.query(
    `select p.purse from point_purse p where p.household_id = any($1) and (
       p.balance <> (select coalesce(sum(left_points), 0) from point_lot l
         where l.household_id = p.household_id and l.holder_id = p.holder_id and l.purse = p.purse)
       or p.balance <> (select coalesce(sum(points), 0) from point_entry e
         where e.household_id = p.household_id and e.holder_id = p.holder_id and e.purse = p.purse)
       or exists (select from point_entry e where e.household_id = p.household_id and e.points <> (
         select sum(m.points) from point_move m where m.entry_id = e.id)))`,
    [[id, next]],
  )
  expect(rows).toEqual([])
}

it('every point has one birth and one way home, over a year of grants, orders, voids, transfers and last days', async () => {
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), play), {
    numRuns: Number(process.env['RUNS'] ?? 25),
    seed: Number(process.env['SEED'] ?? 26),
  })
})
