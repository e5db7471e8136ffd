import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { madeHousehold, mergeInto, versionOf } from '#tests/setup/households.ts'
import { inDays, pointPath as at, pointStage } from '#tests/setup/points.ts'
import { giveBack, spend } from './spend.ts'

let stage: Awaited<ReturnType<typeof pointStage>>
beforeAll(async () => {
  stage = await pointStage()
})
afterAll(() => stage.close())

it('points go along when households are merged, whatever the reason says, and a grant that is undone finds them there', async () => {
  const [gone, heir] = [
    await madeHousehold(stage.manager, { building: '點甲棟', unit: '1' }),
    await madeHousehold(stage.manager, { building: '點甲棟', unit: '2' }),
  ]
  const GrantId = newId()
  const subjectId = newId()
  await stage.manager.post(`${at}/Grant`, {
    GrantId,
    Points: 50,
    ExpiresOn: inDays(30),
    TabletIds: [gone.id, heir.id],
  })
  await stage.desk.post(`${at}/${gone.id}/TopUp`, { EntryId: newId(), Points: 7 })
  await stage.work(new Date(), (given) =>
    spend(given, {
      householdId: gone.id,
      subjectKind: 'foodOrder',
      subjectId,
      split: { normal: 20, cash: 0 },
      note: '',
    }),
  )
  const merged = await mergeInto(stage.manager, gone, heir, { Reason: '兩戶打通成一戶，'.repeat(12) })
  expect(merged.status).toBe(200)
  expect(await stage.balance(heir.id)).toMatchObject({ NormalPoints: 80, CashPoints: 7 })
  // What was meant for the one that is gone is its heir's.
  await stage.desk.post(`${at}/${gone.id}/TopUp`, { EntryId: newId(), Points: 3 })
  expect((await stage.balance(heir.id)).CashPoints).toBe(10)
  const undone = await stage.manager.put(`${at}/Grant/${GrantId}/Undo`, {})
  expect(undone.body.Data.KeptPoints).toBe(20)
  expect((await stage.balance(heir.id)).NormalPoints).toBe(0)
  // And what comes back of it afterwards is gone at once.
  const back = await stage.work(new Date(), (given) =>
    giveBack(given, { householdId: heir.id, subjectKind: 'foodOrder', subjectId, note: '作廢' }),
  )
  expect(back).toEqual({ returned: 20, dead: 20 })
  expect((await stage.balance(heir.id)).NormalPoints).toBe(0)
  const runs = (await stage.manager.get(`${at}/Grant`)).body.Data
  expect(runs.find((run: { GrantId: string }) => run.GrantId === GrantId).KeptPoints).toBe(0)
})

it('a purchase that is sent again after two mergers is the same one', async () => {
  const [first, second, last] = [
    await madeHousehold(stage.manager, { building: '點丙棟', unit: '1' }),
    await madeHousehold(stage.manager, { building: '點丙棟', unit: '2' }),
    await madeHousehold(stage.manager, { building: '點丙棟', unit: '3' }),
  ]
  await mergeInto(stage.manager, first, second)
  const EntryId = newId()
  const buy = () => stage.desk.post(`${at}/${first.id}/TopUp`, { EntryId, Points: 7 })
  expect((await buy()).body.Data.CashPoints).toBe(7)
  const rowVersion = await versionOf(stage.manager, second.id)
  expect((await mergeInto(stage.manager, { ...second, rowVersion }, last)).status).toBe(200)
  const again = await buy()
  expect([again.status, again.body.Data?.CashPoints]).toEqual([200, 7])
})

it('a grant that is undone while its households are merged leaves nothing of it', async () => {
  for (let round = 0; round < 3; round++) {
    const [gone, heir] = [
      await madeHousehold(stage.manager, { building: `點丁${round}棟`, unit: '1' }),
      await madeHousehold(stage.manager, { building: `點丁${round}棟`, unit: '2' }),
    ]
    const GrantId = newId()
    const given = { GrantId, Points: 50, ExpiresOn: inDays(30), TabletIds: [gone.id] }
    await stage.manager.post(`${at}/Grant`, given)
    const both = await Promise.all([
      mergeInto(stage.manager, gone, heir),
      stage.manager.put(`${at}/Grant/${GrantId}/Undo`, {}),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await stage.balance(heir.id)).NormalPoints).toBe(0)
  }
})

it('points bought while their household is being merged are the heir’s, and none is lost', async () => {
  const [gone, heir] = [
    await madeHousehold(stage.manager, { building: '點乙棟', unit: '1' }),
    await madeHousehold(stage.manager, { building: '點乙棟', unit: '2' }),
  ]
  const buy = () => stage.desk.post(`${at}/${gone.id}/TopUp`, { EntryId: newId(), Points: 10 })
  const [, ...bought] = await Promise.all([mergeInto(stage.manager, gone, heir), buy(), buy(), buy()])
  expect(bought.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await stage.balance(heir.id)).CashPoints).toBe(30)
})
