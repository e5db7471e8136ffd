import { execFileSync, spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { inDays, pointPath as at, pointStage } from '#tests/setup/points.ts'
import { addLots, lockPurses, writeChanges } from './purses.ts'
import { giveBack, spend, takenOf } from './spend.ts'

// Where it is not it is named as not run (bin/tools/peers.mjs).
const hasHledger = spawnSync('hledger', ['--version'], { stdio: 'ignore' }).error === undefined
const day = 86_400_000
let stage: Awaited<ReturnType<typeof pointStage>>
beforeAll(async () => {
  stage = await pointStage()
})
afterAll(() => stage.close())

describe('points of a household', () => {
  it('are bought once by an id, and paid back no further than there are', async () => {
    const id = await stage.household()
    const EntryId = newId()
    const buy = (Points: number, who = stage.desk) =>
      who.post(`${at}/${id}/TopUp`, { EntryId, Points, Note: '現金' })
    expect((await buy(100)).body.Data).toMatchObject({ NormalPoints: 0, CashPoints: 100, Expiring: [] })
    const again = await Promise.all([buy(100), buy(100)])
    expect(again.map(({ body }) => body.Data.CashPoints)).toEqual([100, 100])
    expect((await buy(90)).body.ErrorMessage.Code).toBe(409_32_003)
    const pay = (Points: number, who = stage.manager) =>
      who.post(`${at}/${id}/Refund`, { EntryId: newId(), Points })
    expect((await pay(30, stage.desk)).status).toBe(403)
    expect((await pay(30)).body.Data.CashPoints).toBe(70)
    expect((await pay(71)).body.ErrorMessage).toMatchObject({ Code: 409_32_001 })
    expect((await stage.balance(id)).CashPoints).toBe(70)
    const { body } = await stage.desk.get(`${at}/${id}/Entry`)
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
    const [one, other] = [await stage.household(), await stage.household()]
    const GrantId = newId()
    const give = (changes: object = {}) =>
      stage.manager.post(`${at}/Grant`, {
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
    expect(await stage.balance(one)).toEqual({
      NormalPoints: 50,
      CashPoints: 0,
      Expiring: [{ Points: 50, ExpiresOn: inDays(3) }],
      People: [],
    })
    await stage.work(new Date(), (given) =>
      spend(given, {
        householdId: one,
        subjectKind: 'foodOrder',
        subjectId: newId(),
        split: { normal: 20, cash: 0 },
        note: '',
      }),
    )
    const undo = () => stage.manager.put(`${at}/Grant/${GrantId}/Undo`, {})
    const undone = await Promise.all([undo(), undo()])
    expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(undone.find(({ status }) => status === 200)?.body.Data.KeptPoints).toBe(20)
    expect([(await stage.balance(one)).NormalPoints, (await stage.balance(other)).NormalPoints]).toEqual([
      0, 0,
    ])
  })

  it('are not given to fewer households than were chosen, nor to others by the same id', async () => {
    const [one, other] = [await stage.household(), await stage.household()]
    const give = (GrantId: string, TabletIds: string[]) =>
      stage.manager.post(`${at}/Grant`, { GrantId, Points: 5, ExpiresOn: inDays(3), TabletIds })
    expect((await give(newId(), [one, newId()])).body.ErrorMessage.Code).toBe(409_32_091)
    const GrantId = newId()
    expect((await give(GrantId, [one])).status).toBe(200)
    expect((await give(GrantId, [other])).body.ErrorMessage.Code).toBe(409_32_004)
    // Nor to all, who are not those that were chosen.
    const all = { GrantId, Points: 5, ExpiresOn: inDays(3) }
    expect((await stage.manager.post(`${at}/Grant`, all)).body.ErrorMessage.Code).toBe(409_32_004)
    const toAll = { ...all, GrantId: newId() }
    for (let times = 0; times < 2; times++)
      expect((await stage.manager.post(`${at}/Grant`, toAll)).status).toBe(200)
  })

  it('are spent by one of twenty who want the last of them at once', async () => {
    const id = await stage.household()
    await stage.desk.post(`${at}/${id}/TopUp`, { EntryId: newId(), Points: 60 })
    const buys = Array.from({ length: 20 }, () =>
      stage
        .work(new Date(), (given) =>
          spend(given, {
            householdId: id,
            subjectKind: 'foodOrder',
            subjectId: newId(),
            split: { normal: 0, cash: 60 },
            note: '',
          }),
        )
        .then(
          () => 'won',
          (error: { code?: number }) => String(error.code ?? error),
        ),
    )
    const ends = await Promise.all(buys)
    expect(ends.filter((end) => end === 'won').length).toBe(1)
    expect((await stage.balance(id)).CashPoints).toBe(0)
  })

  it('come back to their purse with their old last day; those that are over by then are dead, and it says so', async () => {
    const id = await stage.household()
    const then = new Date(Date.now() - 10 * day)
    const subjectId = newId()
    await stage.work(then, async (given) => {
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
      await spend(given, {
        householdId: id,
        subjectKind: 'foodOrder',
        subjectId,
        split: { normal: 40, cash: 0 },
        note: '午餐',
      })
    })
    const back = () =>
      stage.work(new Date(), (given) =>
        giveBack(given, { householdId: id, subjectKind: 'foodOrder', subjectId, note: '作廢' }),
      )
    expect(await back()).toEqual({ returned: 40, dead: 30 })
    expect(await back()).toEqual({ returned: 0, dead: 0 })
    expect(await stage.balance(id)).toMatchObject({
      NormalPoints: 30,
      Expiring: [{ Points: 30, ExpiresOn: inDays(5) }],
    })
  })
})

it.runIf(hasHledger)('the journal reads in hledger, and its sums are zero', async () => {
  await stage.desk.post(`${at}/${await stage.household()}/TopUp`, { EntryId: newId(), Points: 60 })
  // What journals give a meaning to may stand in a label.
  const odd = await stage.household()
  await stage.lobby.owner.query("update household set label = '點棟  5：9 P ; x:y' where id = $1", [odd])
  await stage.desk.post(`${at}/${odd}/TopUp`, { EntryId: newId(), Points: 5 })
  const days = { StartDate: '2026-01-01', EndDate: inDays(0) }
  const { body } = await stage.manager.get(`${at}/Journal`, days)
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
