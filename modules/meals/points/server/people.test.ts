import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { madeHousehold, mergeInto, movesIn } from '#tests/setup/households.ts'
import { inDays, pointPath as at, pointStage } from '#tests/setup/points.ts'
import { giveBack, spend } from './spend.ts'

let stage: Awaited<ReturnType<typeof pointStage>>
beforeAll(async () => {
  stage = await pointStage()
})
afterAll(() => stage.close())

const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code
const off = { ByPerson: false, Transfers: 'off', MostPerTransfer: 500, MostPerMonth: 2000 }
async function decide(changes: object) {
  const { Version } = (await stage.manager.get(`${at}/Rule`)).body.Data
  const { status, body } = await stage.manager.put(`${at}/Rule`, { ...off, ...changes, Version })
  if (status !== 200) throw new Error(JSON.stringify(body))
}
const buy = (home: string, Points: number, ResidentId: string | null = null) =>
  stage.desk.post(`${at}/${home}/TopUp`, { EntryId: newId(), Points, ResidentId })
const whole = async (home: string) => {
  const { NormalPoints, CashPoints, People } = await stage.balance(home)
  const people = People.map((one: { Name: string; CashPoints: number }) => [one.Name, one.CashPoints])
  return { own: [NormalPoints, CashPoints], people }
}

it('people have purses of their own only where the community wants that; what they have is theirs and goes with them', async () => {
  const [here, there] = [
    await madeHousehold(stage.manager, { building: '人甲棟', unit: '1' }),
    await madeHousehold(stage.manager, { building: '人甲棟', unit: '2' }),
  ]
  const lin = await movesIn(stage.desk, here.id, { Name: '林小安' })
  expect(codeOf(await buy(here.id, 30, lin))).toBe(409_32_008)
  await decide({ ByPerson: true })
  expect(codeOf(await buy(here.id, 30, newId()))).toBe(409_32_009)
  expect((await buy(here.id, 30, lin)).body.Data.CashPoints).toBe(30)
  await buy(here.id, 5)
  expect(await whole(here.id)).toEqual({ own: [0, 5], people: [['林小安', 30]] })
  const EntryId = newId()
  await stage.desk.post(`${at}/${here.id}/TopUp`, { EntryId, Points: 1, ResidentId: lin })
  const slip = (await stage.desk.put(`${at}/Receipt/${EntryId}/Print`)).body.Data.Lines
  expect(slip).toContainEqual({ Kind: 'text', Left: '個人點數', Right: '林小安' })
  await stage.manager.post(`${at}/${here.id}/Refund`, { EntryId: newId(), Points: 1, ResidentId: lin })
  // The household does not spend what is hers, nor she what is its.
  const pay = (residentId: string | null, cash: number) => {
    const subjectId = newId()
    return stage
      .work(new Date(), (given) =>
        spend(given, {
          householdId: here.id,
          residentId,
          subjectKind: 'foodOrder',
          subjectId,
          split: { normal: 0, cash },
          note: '',
        }),
      )
      .then(
        () => subjectId,
        () => undefined,
      )
  }
  expect(await pay(null, 6)).toBeUndefined()
  const paid = (await pay(lin, 10)) ?? ''
  expect(await whole(here.id)).toEqual({ own: [0, 5], people: [['林小安', 20]] })
  const rows = (await stage.desk.get(`${at}/${here.id}/Entry`)).body.Data
  expect(rows.map((row: { Resident: string }) => row.Resident)).toEqual([
    '林小安',
    '林小安',
    '林小安',
    '',
    '林小安',
  ])

  const move = await stage.desk.post(`/core/api/Community/Tablet/${here.id}/Resident/Move`, {
    ResidentIds: [lin],
    ToTabletId: there.id,
  })
  expect(move.status).toBe(200)
  expect(await whole(there.id)).toEqual({ own: [0, 0], people: [['林小安', 20]] })
  // What she paid before is hers where she lives now.
  await stage.work(new Date(), (given) =>
    giveBack(given, { householdId: here.id, subjectKind: 'foodOrder', subjectId: paid, note: '' }),
  )
  expect(await whole(there.id)).toEqual({ own: [0, 0], people: [['林小安', 30]] })
  expect(await whole(here.id)).toEqual({ own: [0, 5], people: [] })
  await decide({})
})

it('a merger takes each person’s points along, and points to each person reach all who live there', async () => {
  const [gone, heir] = [
    await madeHousehold(stage.manager, { building: '人乙棟', unit: '1' }),
    await madeHousehold(stage.manager, { building: '人乙棟', unit: '2' }),
  ]
  await decide({ ByPerson: true })
  for (const Name of ['陳甲', '陳乙']) await movesIn(stage.desk, gone.id, { Name })
  const GrantId = newId()
  const given = { GrantId, Points: 40, ExpiresOn: inDays(9), TabletIds: [gone.id], ToPeople: true }
  expect((await stage.manager.post(`${at}/Grant`, given)).body.Data).toMatchObject({ Households: 1 })
  const { rowVersion } = await stage.manager
    .get(`/core/api/HouseholdProperty/${gone.id}`)
    .then(({ body }) => ({ rowVersion: body.Data.RowVersion }))
  const heirVersion = (await stage.manager.get(`/core/api/HouseholdProperty/${heir.id}`)).body.Data.RowVersion
  const merged = await mergeInto(stage.manager, { ...gone, rowVersion }, { ...heir, rowVersion: heirVersion })
  expect(merged.status).toBe(200)
  const { People } = await stage.balance(heir.id)
  expect(People.map((one: { NormalPoints: number }) => one.NormalPoints)).toEqual([40, 40])
  await stage.manager.put(`${at}/Grant/${GrantId}/Undo`, {})
  expect(
    (await stage.balance(heir.id)).People.map((one: { NormalPoints: number }) => one.NormalPoints),
  ).toEqual([0, 0])
  await decide({})
})

it('a household gives points to another one as the rules allow, once, and each keeps its last day', async () => {
  const [from, to] = [await stage.household(), await stage.household()]
  await buy(from, 700)
  const give = (changes: object = {}, who = stage.desk) =>
    who.post(`${at}/${from}/Transfer`, { TransferId: newId(), ToTabletId: to, Points: 100, ...changes })
  expect(codeOf(await give())).toBe(409_32_011)
  await decide({ Transfers: 'cash', MostPerTransfer: 300, MostPerMonth: 500 })
  expect(codeOf(await give({ Purse: 'normal' }))).toBe(409_32_012)
  expect(codeOf(await give({ Points: 301 }))).toBe(409_32_013)
  expect(codeOf(await give({ ToTabletId: from }))).toBe(400_32_003)
  const TransferId = newId()
  for (let times = 0; times < 2; times++)
    expect((await give({ TransferId, Points: 300 })).body.Data.CashPoints).toBe(400)
  expect(codeOf(await give({ TransferId, Points: 200 }))).toBe(409_32_003)
  expect(codeOf(await give({ Points: 201 }))).toBe(409_32_014)
  expect((await stage.balance(to)).CashPoints).toBe(300)

  await decide({ Transfers: 'both' })
  const [giver, taker] = [await stage.household(), await stage.household()]
  const grant = { GrantId: newId(), Points: 50, ExpiresOn: inDays(4), TabletIds: [giver] }
  await stage.manager.post(`${at}/Grant`, grant)
  const handed = { TransferId: newId(), ToTabletId: taker, Purse: 'normal', Points: 20 }
  expect((await stage.desk.post(`${at}/${giver}/Transfer`, handed)).body.Data.NormalPoints).toBe(30)
  expect((await stage.balance(taker)).Expiring).toEqual([{ Points: 20, ExpiresOn: inDays(4) }])
  // Taken back, the run finds them there.
  await stage.manager.put(`${at}/Grant/${grant.GrantId}/Undo`, {})
  expect((await stage.balance(taker)).NormalPoints).toBe(0)
  await decide({})
})

it('of many who give the last points away at once, and to each other, none loses or makes a point', async () => {
  const [one, other] = [await stage.household(), await stage.household()]
  await decide({ Transfers: 'cash' })
  for (const home of [one, other]) await buy(home, 60)
  const give = (from: string, ToTabletId: string) =>
    stage.desk.post(`${at}/${from}/Transfer`, { TransferId: newId(), ToTabletId, Points: 60 })
  const sent = await Promise.all(
    Array.from({ length: 6 }, (_, nth) => (nth % 2 ? give(one, other) : give(other, one))),
  )
  expect(sent.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
  const [left, right] = [await stage.balance(one), await stage.balance(other)]
  expect(left.CashPoints + right.CashPoints).toBe(120)
  const third = await stage.household()
  await buy(third, 60)
  const race = await Promise.all([give(third, one), give(third, other), give(third, one)])
  expect(race.filter(({ status }) => status === 200).length).toBe(1)
  expect((await stage.balance(third)).CashPoints).toBe(0)
  await decide({})
})
