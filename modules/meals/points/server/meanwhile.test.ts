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
  const what = { householdId: home.id, subjectId, note: '' }
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
  const what = { householdId: gone.id, subjectId: newId(), note: '' }
  await stage.work(new Date(), (given) => spend(given, { ...what, split: { normal: 0, cash: 20 } }))
  await mergeInto(stage.manager, gone, heir)
  await stage.work(new Date(), (given) => giveBack(given, what))
  expect(await whole(heir.id)).toEqual({ own: [0, 20], people: 0 })
})
