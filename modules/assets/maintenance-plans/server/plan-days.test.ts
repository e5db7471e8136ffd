import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { dayIn, samplePlan, sampleTerm as term } from './sample-plan.ts'

const base = '/api/v1/MaintenancePlan'
const records = '/api/v1/MaintenanceRecord'
let lobby: Lobby
let admin: Desk
let desk: Desk
let assets: string[]
let supplierId: string
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  const listed = await admin.get('/api/v1/Communities/Assets')
  assets = listed.body.Data.slice(0, 2).map((row: { AssetId: string }) => row.AssetId)
  supplierId = (await admin.get('/api/v1/Communities/Suppliers')).body.Data[0].SupplierId
})
afterAll(() => lobby.close())

const content = (changes: object = {}) => samplePlan({ AssetIds: assets, SupplierId: supplierId, ...changes })
const add = (changes: object = {}) => admin.post(base, { PlanId: newId(), ...content(changes) })
const added = async (changes: object = {}) => (await add(changes)).body.Data
const finish = (plan: { OpenRecordId: string; Terms: { TermId: string }[] }, rowVersion: number) =>
  desk.patch(`${records}/${plan.OpenRecordId}/Finish`, {
    RowVersion: rowVersion,
    DoneDay: dayIn(0),
    Checks: assets.map((AssetId) => ({
      AssetId,
      TermId: plan.Terms[0]?.TermId,
      Result: 'pass',
      Value: '3.2',
      Note: '',
      Photos: [],
    })),
  })

describe('a plan over time', () => {
  it('stands once in its month, also on the first day of it and after it was moved to an earlier day (R321)', async () => {
    const [year = 0, month = 0] = dayIn(0).split('-').map(Number)
    const inMonths = (months: number, day: number) =>
      new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10)
    const monthly = { Every: 1, Unit: 'month' }
    const first = await added({ ...monthly, FirstDay: inMonths(1, 1) })
    const moved = await added({ ...monthly, FirstDay: inMonths(1, 20) })
    const early = inMonths(1, 5)
    const path = `${records}/${moved.OpenRecordId}/Move`
    expect((await desk.patch(path, { RowVersion: 1, ToDay: early, Reason: '廠商提早' })).status).toBe(200)
    const daysOf = async (months: number) => {
      const Month = inMonths(months, 1).slice(0, 7)
      const { Entries } = (await desk.get('/api/v1/MaintenanceCalendar', { Month })).body.Data
      return [first, moved].map(({ PlanId }) =>
        Entries.flatMap((entry: { PlanId: string; Day: string }) =>
          entry.PlanId === PlanId ? [entry.Day] : [],
        ),
      )
    }
    expect(await daysOf(1)).toEqual([[inMonths(1, 1)], [early]])
    expect(await daysOf(2)).toEqual([[inMonths(2, 1)], [inMonths(2, 20)]])
  })

  it('is foreseen no later than days go: a month of the year 9999 is refused, and the last day is no fault', async () => {
    const far = await added({ Every: 999, Unit: 'year', FirstDay: '2400-01-31' })
    const calendar = (Month: string) => desk.get('/api/v1/MaintenanceCalendar', { Month })
    for (const month of ['3000-01', '9999-11', '9999-12', '1799-12'])
      expect((await calendar(month)).status).toBe(400)
    expect((await calendar('2999-12')).status).toBe(200)
    const skip = async (recordId: string) =>
      admin.patch(`${records}/${recordId}/Skip`, { RowVersion: 1, Reason: '免做' })
    for (const _ of [1, 2]) {
      const { OpenRecordId } = (await desk.get(`${base}/${far.PlanId}`)).body.Data
      expect((await skip(OpenRecordId)).status).toBe(200)
    }
    expect((await desk.get(`${base}/${far.PlanId}`)).body.Data.NextDate).toBe('2999-12-31')
    const skipped = await desk.get(records, { PlanId: far.PlanId, State: 'skipped' })
    expect(skipped.body.Data).toHaveLength(2)
  })

  it('costs what is said when it was done, or later; an amount that stands is changed with a reason only', async () => {
    const plan = await added()
    const path = `${records}/${plan.OpenRecordId}/Cost`
    const say = (RowVersion: number, Cost: number, Reason = '') =>
      desk.patch(path, { RowVersion, Cost, Reason })
    expect((await say(1, 100)).body.ErrorMessage.Code).toBe(409_26_507)
    const done = (await finish(plan, 1)).body.Data
    expect(done.Cost).toBeNull()
    const said = (await say(done.RowVersion, 4200)).body.Data
    expect(said).toMatchObject({ Cost: 4200, RowVersion: done.RowVersion + 1 })
    expect((await say(done.RowVersion, 4000, '發票金額')).body.ErrorMessage.Code).toBe(409_26_503)
    expect((await say(said.RowVersion, 4000)).body.ErrorMessage.Code).toBe(400_26_510)
    expect((await say(said.RowVersion, 4000, '發票金額')).body.Data.Cost).toBe(4000)
  })

  it('counts among the times of a thing what was looked at then, whatever its plan has today', async () => {
    const AssetId = newId()
    await admin.post('/api/v1/Communities/Assets', { AssetId, DisplayId: 'MP-THEN', Name: '新水泵' })
    const plan = await added()
    await finish(plan, 1)
    const swapped = { ...content(), Terms: plan.Terms, AssetIds: [AssetId], RowVersion: 1 }
    expect((await admin.put(`${base}/${plan.PlanId}`, swapped)).status).toBe(200)
    const statesOf = async (asset: string | undefined) => {
      const { Data } = (await desk.get(records, { PlanId: plan.PlanId, AssetId: asset, State: 'done' })).body
      return Data.length
    }
    expect([await statesOf(AssetId), await statesOf(assets[0])]).toEqual([0, 1])
    const ofThing = (await desk.get(records, { PlanId: plan.PlanId, AssetId })).body.Data
    expect(ofThing.map((one: { State: string }) => one.State)).toEqual(['due', 'skipped'])
  })

  it('of another rhythm leaves what is late where it is, and plans what is open anew with a line that says so', async () => {
    const change = async (plan: { PlanId: string; RowVersion: number }, more: object) =>
      (await admin.put(`${base}/${plan.PlanId}`, { ...plan, ...more })).body.Data
    const late = await added()
    expect((await change(late, { Every: 30 })).NextDate).toBe(dayIn(-10))
    const moved = await change(await added({ FirstDay: dayIn(20) }), { FirstDay: dayIn(25) })
    expect(moved).toMatchObject({
      NextDate: dayIn(25),
      PlannedDate: dayIn(25),
      Moves: 1,
      OpenRecordVersion: 2,
    })
    expect(moved.MoveReason).toBe('計畫的週期改過')
  })

  it('of another rhythm asks for nothing again that was done early, and counts from the day it was done where it says so', async () => {
    const change = async (plan: { PlanId: string; RowVersion: number }, more: object) =>
      (await admin.put(`${base}/${plan.PlanId}`, { ...plan, ...more })).body.Data
    const early = await added({ FirstDay: dayIn(5), Every: 30 })
    await finish(early, 1)
    expect((await change(early, { Every: 31 })).NextDate).toBe(dayIn(36))
    const fromDone = await added({ FirstDay: dayIn(0), NextFrom: 'done' })
    await finish(fromDone, 1)
    expect((await change(fromDone, { Every: 10, FirstDay: dayIn(3) })).NextDate).toBe(dayIn(10))
  })

  it('asks no more than can be finished: things times terms is 2,000 at most', async () => {
    const terms = (many: number) =>
      Array.from({ length: many }, (_, nth) => term({ TermName: `項目 ${nth}` }))
    const { Data } = (await admin.get('/api/v1/Communities/Assets', { MaxCount: 34 })).body
    const AssetIds = Data.map(({ AssetId }: { AssetId: string }) => AssetId)
    expect(AssetIds).toHaveLength(34)
    expect((await add({ AssetIds, Terms: terms(59) })).body.ErrorMessage.Code).toBe(400_26_511)
    expect((await add({ AssetIds: AssetIds.slice(1), Terms: terms(60) })).status).toBe(200)
  })
})
