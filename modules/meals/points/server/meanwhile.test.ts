import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer } from '#tests/setup/desk.ts'
import { madeHousehold, mergeInto, movesIn, versionOf } from '#tests/setup/households.ts'
import { inDays, pointPath as at, pointStage } from '#tests/setup/points.ts'
import { giveBack, spend } from './spend.ts'

let stage: Awaited<ReturnType<typeof pointStage>>
beforeAll(async () => {
  stage = await pointStage()
  const rule = { ByPerson: true, Transfers: 'off', MostPerTransfer: 500, MostPerMonth: 2000 }
  await stage.manager.put(`${at}/Rule`, { ...rule, Version: 0 })
})
afterAll(() => stage.close())

const buy = (home: string, Points: number, ResidentId: string | null = null) =>
  stage.desk.post(`${at}/${home}/TopUp`, { EntryId: newId(), Points, ResidentId })
const leaves = (home: string, residentId: string) =>
  stage.desk.post(`/core/api/Community/Tablet/${home}/Resident/MoveOut`, {
    ResidentIds: [residentId],
    Reason: '搬走',
  })
const homeOf = (unit: string, building = '此刻棟') => madeHousehold(stage.manager, { building, unit })
const waiting =
  "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"

const pursesOf = (householdId: string) =>
  `select 1 from point_purse where household_id = '${householdId}' for update`

/** While something is taken: one starts and waits for it, another starts, and goes through or waits; then both end. Gives what both got. */
async function meanwhile<First, Second>(
  taken: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const holder = await stage.lobby.owner.connect()
  const waits = async (count: number) => ((await stage.lobby.owner.query(waiting)).rowCount ?? 0) >= count
  try {
    await holder.query('begin')
    await holder.query(taken)
    const started = first()
    await expect.poll(() => waits(1)).toBe(true)
    let isOver = false
    const other = second().finally(() => {
      isOver = true
    })
    await expect.poll(async () => isOver || (await waits(2))).toBe(true)
    await holder.query('commit')
    return [await started, await other]
  } finally {
    holder.release(true)
  }
}

const codeOf = ({ body }: Answer) => body.ErrorMessage?.Code
const whole = async (home: string) => {
  const { NormalPoints, CashPoints, People } = await stage.balance(home)
  return { own: [NormalPoints, CashPoints], people: People.length }
}

it('what somebody buys while they move out is the household’s that they leave', async () => {
  const home = await homeOf('1')
  await buy(home.id, 1)
  const lin = await movesIn(stage.desk, home.id, { Name: '林此刻' })
  const [, left] = await meanwhile(
    pursesOf(home.id),
    () => buy(home.id, 30, lin),
    () => leaves(home.id, lin),
  )
  expect(left.status).toBe(200)
  expect(await whole(home.id)).toEqual({ own: [0, 31], people: 0 })
})

it('what each person is granted while one of them moves out is the household’s that they leave', async () => {
  const home = await homeOf('2')
  await buy(home.id, 1)
  const [lin] = [
    await movesIn(stage.desk, home.id, { Name: '林先走' }),
    await movesIn(stage.desk, home.id, { Name: '林還在' }),
  ]
  const grant = { GrantId: newId(), Points: 40, ExpiresOn: inDays(9), TabletIds: [home.id], ToPeople: true }
  const [, left] = await meanwhile(
    pursesOf(home.id),
    () => stage.manager.post(`${at}/Grant`, grant),
    () => leaves(home.id, lin),
  )
  expect(left.status).toBe(200)
  expect(await whole(home.id)).toEqual({ own: [40, 1], people: 1 })
})

it('what comes back to somebody while they move out is the household’s that they leave', async () => {
  const home = await homeOf('3')
  const lin = await movesIn(stage.desk, home.id, { Name: '林退點' })
  await buy(home.id, 1)
  await buy(home.id, 30, lin)
  const subjectId = newId()
  const what = { householdId: home.id, subjectKind: 'foodOrder' as const, subjectId, note: '' }
  await stage.work(new Date(), (given) =>
    spend(given, { ...what, residentId: lin, split: { normal: 0, cash: 30 } }),
  )
  // Whoever leaves had no points yet, and the line of their move waits.
  const [left] = await meanwhile(
    'lock table resident_move in share mode',
    () => leaves(home.id, lin),
    () => stage.work(new Date(), (given) => giveBack(given, what)),
  )
  expect(left.status).toBe(200)
  expect(await whole(home.id)).toEqual({ own: [0, 31], people: 0 })
})

it('what is bought for a household that was merged, while its heir is merged as well, is the last one’s', async () => {
  const first = await homeOf('4')
  // Purses are locked in the order of the ids: that of the heir is taken before the one that is waited for.
  const [heir, last] = [await homeOf('5'), await homeOf('6')].toSorted((a, b) => (a.id < b.id ? -1 : 1))
  if (!heir || !last) throw new Error('there are no two')
  await mergeInto(stage.manager, first, heir)
  await buy(heir.id, 1)
  await buy(last.id, 1)
  const rowVersion = await versionOf(stage.manager, heir.id)
  const [, bought] = await meanwhile(
    pursesOf(last.id),
    () => mergeInto(stage.manager, { ...heir, rowVersion }, last),
    () => buy(first.id, 7),
  )
  expect([bought.status, codeOf(bought)]).toEqual([200, undefined])
  expect(await whole(last.id)).toEqual({ own: [0, 9], people: 0 })
})

it('what comes back to a household that was merged is its heir’s, whoever gives it back', async () => {
  const [gone, heir] = [await homeOf('7'), await homeOf('8')]
  await buy(gone.id, 20)
  const what = { householdId: gone.id, subjectKind: 'foodOrder' as const, subjectId: newId(), note: '' }
  await stage.work(new Date(), (given) => spend(given, { ...what, split: { normal: 0, cash: 20 } }))
  await mergeInto(stage.manager, gone, heir)
  await stage.work(new Date(), (given) => giveBack(given, what))
  expect(await whole(heir.id)).toEqual({ own: [0, 20], people: 0 })
})

const grantTo = (GrantId: string, TabletIds: string[], more: object = {}) =>
  stage.manager.post(`${at}/Grant`, { GrantId, Points: 40, ExpiresOn: inDays(9), TabletIds, ...more })

it('of two grants to other households by one id at the same moment one is given, and the other is told', async () => {
  const [one, other] = [await homeOf('9'), await homeOf('10')]
  await buy(one.id, 1)
  const GrantId = newId()
  const [first, second] = await meanwhile(
    pursesOf(one.id),
    () => grantTo(GrantId, [one.id]),
    () => grantTo(GrantId, [other.id]),
  )
  expect([first.status, codeOf(second)]).toEqual([200, 409_32_004])
  expect([await whole(one.id), await whole(other.id)]).toEqual([
    { own: [40, 1], people: 0 },
    { own: [0, 0], people: 0 },
  ])
})

it('a grant to people that is sent again is the same one, also where nobody lives in one of its households', async () => {
  const [lived, empty, other] = [await homeOf('11'), await homeOf('12'), await homeOf('13')]
  await movesIn(stage.desk, lived.id, { Name: '林再送' })
  const GrantId = newId()
  const give = (TabletIds: string[]) => grantTo(GrantId, TabletIds, { ToPeople: true })
  const first = await give([lived.id, empty.id])
  const again = await give([empty.id, lived.id])
  expect([again.status, again.body.Data]).toEqual([200, first.body.Data])
  expect(codeOf(await give([lived.id, other.id]))).toBe(409_32_004)
  const { rows } = await stage.lobby.owner.query(
    'select action from audit where target_id = $1 order by at',
    [GrantId],
  )
  expect(rows.map(({ action }) => action)).toEqual(['points.grant', 'points.grantAgain'])
  const { People } = await stage.balance(lived.id)
  expect(People.map((one: { NormalPoints: number }) => one.NormalPoints)).toEqual([40])
})

it('a grant that is taken back finds its points where they were given to in between, also when they are just being spent', async () => {
  const rule = { ByPerson: true, Transfers: 'both', MostPerTransfer: 500, MostPerMonth: 2000 }
  await stage.manager.put(`${at}/Rule`, { ...rule, Version: 1 })
  const [from, to] = [await homeOf('14'), await homeOf('15')]
  await buy(from.id, 1)
  await buy(to.id, 1)
  const GrantId = newId()
  await grantTo(GrantId, [from.id])
  const [holder, next] = [await stage.lobby.owner.connect(), await stage.lobby.owner.connect()]
  const rows = async (sql: string, values: unknown[] = []) =>
    (await stage.lobby.owner.query(sql, values)).rowCount
  const waiters = (count: number) => expect.poll(() => rows(waiting)).toBe(count)
  try {
    // Whoever gives the points away, whoever keeps the purse a moment longer, and whoever takes the grant back, in this order.
    await holder.query('begin')
    await holder.query(pursesOf(from.id))
    const given = stage.desk.post(`${at}/${from.id}/Transfer`, {
      TransferId: newId(),
      ToTabletId: to.id,
      Purse: 'normal',
      Points: 40,
    })
    await waiters(1)
    await next.query('begin')
    const kept = next.query(pursesOf(from.id))
    await waiters(2)
    const undone = stage.manager.put(`${at}/Grant/${GrantId}/Undo`, {})
    await waiters(3)
    await holder.query('commit')
    expect((await given).status).toBe(200)
    await kept
    await stage.work(new Date(), async (work) => {
      const what = { householdId: to.id, subjectKind: 'foodOrder' as const, subjectId: newId(), note: '' }
      await spend(work, { ...what, split: { normal: 15, cash: 0 } })
      const [own] = await work.query<{ pid: number }>('select pg_backend_pid() as pid')
      await next.query('commit')
      const behind = 'select 1 from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))'
      await expect.poll(() => rows(behind, [own?.pid])).toBe(1)
    })
    const { status, body } = await undone
    expect([status, body.Data?.KeptPoints]).toEqual([200, 15])
  } finally {
    holder.release(true)
    next.release(true)
  }
  expect((await whole(to.id)).own).toEqual([0, 1])
})
