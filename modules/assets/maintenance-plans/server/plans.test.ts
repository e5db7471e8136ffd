import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { uploadBy } from '#modules/keeping/files/server/sample-upload.ts'
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
const add = (changes: object = {}, who = admin) => who.post(base, { PlanId: newId(), ...content(changes) })
const added = async (changes: object = {}) => (await add(changes)).body.Data
const recordOf = async (plan: { OpenRecordId: string }) =>
  (await desk.get(`${records}/${plan.OpenRecordId}`)).body.Data
const finish = (
  plan: { OpenRecordId: string; Terms: { TermId: string }[] },
  rowVersion: number,
  more: { values?: string[]; DoneDay?: string } = {},
) =>
  desk.patch(`${records}/${plan.OpenRecordId}/Finish`, {
    RowVersion: rowVersion,
    DoneDay: more.DoneDay ?? dayIn(0),
    Checks: assets.slice(0, more.values?.length ?? 2).map((AssetId, nth) => ({
      AssetId,
      TermId: plan.Terms[0]?.TermId,
      Result: 'pass',
      Value: more.values?.[nth] ?? '3.2',
      Note: '',
      Photos: [],
    })),
  })

describe('a plan', () => {
  it('of many things has terms and a supplier, and its first day is due (R321)', async () => {
    const plan = await added()
    expect(plan).toMatchObject({ NextDate: dayIn(-10), Moves: 0, AssetIds: assets })
    expect((await desk.get(`${base}/${plan.PlanId}`)).body.Data.PlanName).toBe('揚水泵保養')
    expect((await desk.get(`${base}/${plan.PlanId}/Terms`)).body.Data).toEqual(plan.Terms)
    expect((await desk.get(`${base}/${plan.PlanId}/Supplier`)).body.Data.SupplierId).toBe(supplierId)
    const { body } = await desk.get('/api/v1/MaintenanceTerm')
    expect(body.Data.some((one: { TermId: string }) => one.TermId === plan.Terms[0].TermId)).toBe(true)
    const ofAsset = await desk.get(base, { AssetId: assets[0] })
    expect(ofAsset.body.Data.some((one: { PlanId: string }) => one.PlanId === plan.PlanId)).toBe(true)
    expect((await add({}, desk)).status).toBe(403)
  })

  it('without a doer, without things, or with limits crossed is refused with its sentence', async () => {
    expect((await add({ SupplierId: null })).body.ErrorMessage.Code).toBe(400_26_500)
    expect((await add({ AssetIds: [] })).status).toBe(400)
    const undated = await add({ FirstDay: '' })
    expect([undated.status, JSON.stringify(undated.body)]).toEqual([400, expect.stringContaining('日期')])
    expect((await add({ Terms: [term({ LowLimit: '9' })] })).body.ErrorMessage.Code).toBe(400_26_501)
  })

  it('names months only when it is due every month', async () => {
    for (const rhythm of [
      { Unit: 'week', Every: 2 },
      { Unit: 'month', Every: 3 },
      { Unit: 'year', Every: 1 },
    ])
      expect((await add({ ...rhythm, Months: [3, 9] })).body.ErrorMessage.Code).toBe(400_26_509)
    const plan = await added({ Unit: 'month', Every: 1, Months: [3, 9] })
    expect(['03', '09']).toContain(plan.NextDate.slice(5, 7))
  })

  it('is not moved by who saw it before a colleague did', async () => {
    const plan = await added()
    const path = `${records}/${plan.OpenRecordId}/Move`
    const move = (ToDay: string) =>
      desk.patch(path, { RowVersion: plan.OpenRecordVersion, ToDay, Reason: '等零件' })
    expect((await move(dayIn(3))).status).toBe(200)
    expect((await move(dayIn(4))).body.ErrorMessage.Code).toBe(409_26_503)
    const shown = (await desk.get(base, { AssetId: assets[0] })).body.Data
    const now = shown.find((one: { PlanId: string }) => one.PlanId === plan.PlanId)
    expect(now.OpenRecordVersion).toBe(plan.OpenRecordVersion + 1)
    // What the law asks for is shown with the day that was planned.
    expect(now).toMatchObject({ PlannedDate: plan.PlannedDate, MoveReason: '等零件', Moves: 1 })
  })

  it('asks for a photo where a term is one, and keeps what the desk took', async () => {
    const plan = await added({
      Terms: [term({ ResultType: 'photo', Unit: '', LowLimit: '', HighLimit: '' })],
    })
    const finishWith = (photos: string[]) =>
      desk.patch(`${records}/${plan.OpenRecordId}/Finish`, {
        RowVersion: 1,
        DoneDay: dayIn(0),
        Checks: assets.map((AssetId) => ({
          AssetId,
          TermId: plan.Terms[0].TermId,
          Result: 'pass',
          Value: '',
          Note: '',
          Photos: photos,
        })),
      })
    expect((await finishWith([])).body.Message).toBe('「軸承振動」要附照片，請拍照後再送出。')
    expect((await finishWith(['webcam/2026/01/01/1-abc.png'])).status).toBe(400)
    const photo = await uploadBy(desk)
    const { CheckList } = (await finishWith([photo])).body.Data
    expect(CheckList.map(({ Photos }: { Photos: string[] }) => Photos)).toEqual([[photo], [photo]])
    const opened = await desk.get(`${records}/${plan.OpenRecordId}/Photo`, { Path: photo })
    expect(opened.status).toBe(200)
  })

  it('opens the repair of a failed check under its whole name, however wide its characters are', async () => {
    const AssetId = newId()
    const Name = '𠮷'.repeat(40)
    await admin.post('/api/v1/Communities/Assets', { AssetId, DisplayId: 'MP-WIDE', Name })
    const plan = await added({ AssetIds: [AssetId], Terms: [term({ TermName: '振'.repeat(40) })] })
    const done = await desk.patch(`${records}/${plan.OpenRecordId}/Finish`, {
      RowVersion: 1,
      DoneDay: dayIn(0),
      Checks: [{ AssetId, TermId: plan.Terms[0].TermId, Result: 'fail', Value: '3', Note: '', Photos: [] }],
    })
    expect(done.status).toBe(200)
    const { body } = await desk.get('/api/v1/Repairs', { AssetId })
    expect(body.Data[0].Title).toBe(`${Name}　${'振'.repeat(19)}`)
  })

  it('is moved with a reason that stays on record, and skipped times stay on record too', async () => {
    const plan = await added()
    const path = `${records}/${plan.OpenRecordId}`
    const move = (ToDay: string) => desk.patch(`${path}/Move`, { RowVersion: 1, ToDay, Reason: '等零件' })
    expect((await move(dayIn(-1))).body.ErrorMessage.Code).toBe(400_26_505)
    const moved = (await move(dayIn(3))).body.Data
    expect(moved).toMatchObject({ DueDay: dayIn(3), PlannedDay: dayIn(-10), Moves: 1 })
    expect(moved.MoveList).toMatchObject([{ FromDay: dayIn(-10), ToDay: dayIn(3), Reason: '等零件' }])
    expect((await move(dayIn(4))).body.ErrorMessage.Code).toBe(409_26_503)
    const skip = { RowVersion: moved.RowVersion, Reason: '停機中' }
    expect((await desk.patch(`${path}/Skip`, skip)).status).toBe(403)
    expect((await admin.patch(`${path}/Skip`, skip)).body.Data).toMatchObject({
      State: 'skipped',
      Note: '停機中',
    })
    expect((await desk.get(`${base}/${plan.PlanId}`)).body.Data.NextDate).toBe(dayIn(-3))
  })

  it('is due again from the planned day, with the times that passed on record, or from the day it was done', async () => {
    const plan = await added()
    expect((await finish(plan, 1)).status).toBe(200)
    expect((await desk.get(`${base}/${plan.PlanId}`)).body.Data.NextDate).toBe(dayIn(4))
    const past = (await desk.get(records, { PlanId: plan.PlanId })).body.Data
    expect(past.map((one: { State: string }) => one.State)).toEqual(['due', 'skipped', 'done'])
    const other = await added({ NextFrom: 'done' })
    await finish(other, 1, { DoneDay: dayIn(-1) })
    expect((await desk.get(`${base}/${other.PlanId}`)).body.Data.NextDate).toBe(dayIn(6))
  })

  it('needs every check; one beyond its limit failed whatever was said, and is a repair by itself', async () => {
    const plan = await added()
    expect((await finish(plan, 1, { values: ['3'] })).body.ErrorMessage.Code).toBe(409_26_505)
    expect((await finish(plan, 1, { values: ['3', '很大'] })).body.ErrorMessage.Code).toBe(400_26_502)
    const done = (await finish(plan, 1, { values: ['3', '7.4'] })).body.Data
    expect(done).toMatchObject({ State: 'done', Checks: 2, Fails: 1 })
    const repairs = (await desk.get('/api/v1/Repairs')).body.Data
    const { AreaName, Place } = (await admin.get(`/api/v1/Communities/Assets/${assets[1]}`)).body.Data
    expect(AreaName).not.toBe('')
    expect(repairs.find((one: { RecordId: string }) => one.RecordId === plan.OpenRecordId)).toMatchObject({
      Source: 'check',
      AssetId: assets[1],
      Place: [AreaName, Place].filter(Boolean).join(' '),
      Detail: '保養「揚水泵保養」檢查未通過：軸承振動，7.4 mm/s，超過上限 4.5 mm/s',
      WaitsFor: 'assign',
    })
    expect((await finish(plan, 2)).body.ErrorMessage.Code).toBe(409_26_504)
  })

  it('counts of one thing what was looked at of it, and nothing that was not applicable', async () => {
    const plan = await added({ Terms: [term(), term({ TermName: '外觀', ResultType: 'yesNo' })] })
    const found = assets.flatMap((AssetId, nth) =>
      plan.Terms.map(({ TermId }: { TermId: string }, at: number) => ({
        AssetId,
        TermId,
        Result: nth + at ? 'pass' : 'none',
        Value: nth && !at ? '7.4' : '',
        Note: '',
        Photos: [],
      })),
    )
    const given = { RowVersion: 1, DoneDay: dayIn(0), Checks: found }
    const done = await desk.patch(`${records}/${plan.OpenRecordId}/Finish`, given)
    expect(done.body.Data).toMatchObject({ Checks: 3, Fails: 1 })
    const ofAsset = async (AssetId = '') => {
      const { body } = await desk.get(records, { AssetId, State: 'done' })
      return body.Data.find(({ RecordId }: { RecordId: string }) => RecordId === plan.OpenRecordId)
    }
    expect(await ofAsset(assets[0])).toMatchObject({ Checks: 1, Fails: 0 })
    expect(await ofAsset(assets[1])).toMatchObject({ Checks: 2, Fails: 1 })
  })

  it('that a supplier did is rated once, and shows what was found with its own photos alone', async () => {
    const plan = await added()
    const { RowVersion } = (await finish(plan, 1)).body.Data
    const path = `${records}/${plan.OpenRecordId}`
    const rate = (version: number) => desk.patch(`${path}/Rate`, { RowVersion: version, Stars: 4 })
    const rated = (await rate(RowVersion)).body.Data
    expect(rated).toMatchObject({
      Stars: 4,
      CheckList: [{ TermName: '軸承振動', Unit: 'mm/s', Value: '3.2' }, {}],
    })
    expect((await rate(rated.RowVersion)).body.ErrorMessage.Code).toBe(409_26_506)
    const photo = await desk.get(`${path}/Photo`, { Path: 'handwrite/2026/01/01/1-abc.png' })
    expect(photo.status).toBe(404)
  })

  it('that asks for something else keeps what was checked under the words and limits of its time', async () => {
    const plan = await added()
    const { RecordId } = (await finish(plan, 1)).body.Data
    const [term] = plan.Terms
    const stricter = {
      ...content(),
      Terms: [{ ...term, TermName: '軸承振動（新）', HighLimit: '2' }],
      RowVersion: 1,
    }
    const changed = (await admin.put(`${base}/${plan.PlanId}`, stricter)).body.Data
    expect(changed.Terms).toMatchObject([{ TermName: '軸承振動（新）' }])
    expect(changed.Terms[0].TermId).not.toBe(term.TermId)
    const { CheckList } = (await desk.get(`${records}/${RecordId}`)).body.Data
    expect(CheckList[0]).toMatchObject({ TermName: '軸承振動', Result: 'pass', Value: '3.2' })
    const early = { ...plan, OpenRecordId: changed.OpenRecordId, Terms: changed.Terms }
    expect((await finish(early, 1, { DoneDay: '2000-01-01' })).body.ErrorMessage.Code).toBe(400_26_507)
  })

  it('stands in the calendar: what is due, done, and foreseen, with the budget of the month', async () => {
    const plan = await added({ FirstDay: dayIn(0) })
    const { Data } = (await desk.get('/api/v1/MaintenanceCalendar', { Month: dayIn(0).slice(0, 7) })).body
    const own = Data.Entries.filter((one: { PlanId: string }) => one.PlanId === plan.PlanId)
    expect(own[0]).toMatchObject({ Day: dayIn(0), State: 'due', RecordId: (await recordOf(plan)).RecordId })
    expect(Data.Budget).toBeGreaterThanOrEqual(3200)
  })

  it('looks after nothing that left the register', async () => {
    const AssetId = newId()
    await admin.post('/api/v1/Communities/Assets', { AssetId, DisplayId: 'MP-GONE', Name: '舊風扇' })
    const plan = await added({ AssetIds: [assets[0], AssetId] })
    expect((await admin.delete(`/api/v1/Communities/Assets/${AssetId}`)).status).toBe(200)
    expect((await desk.get(`${base}/${plan.PlanId}`)).body.Data.AssetIds).toEqual([assets[0]])
    expect((await finish(plan, 1, { values: ['3.2'] })).status).toBe(200)
    expect((await admin.post('/api/v1/Repairs', { CaseId: newId(), Title: '風扇', AssetId })).status).toBe(
      404,
    )
  })

  it('looks after what is scrapped no more, and asks a text check for its words', async () => {
    const [AssetId, path] = [newId(), '/api/v1/Communities/Assets']
    const asset = { AssetId, DisplayId: 'MP-SCRAP', Name: '舊水泵' }
    const { body } = await admin.post(path, asset)
    const terms = [term({ ResultType: 'text', Unit: '', LowLimit: '', HighLimit: '' })]
    const plan = await added({ AssetIds: [assets[0], AssetId], Terms: terms })
    expect((await admin.put(`${path}/${AssetId}`, { ...body.Data, StatusId: 6 })).status).toBe(200)
    expect((await desk.get(`${base}/${plan.PlanId}`)).body.Data.AssetIds).toEqual([assets[0]])
    expect((await finish(plan, 1, { values: [' '] })).status).toBe(400)
    expect((await finish(plan, 1, { values: ['運轉平順'] })).status).toBe(200)
  })

  it('that ended is due no more, is changed no more, and keeps what was done', async () => {
    const plan = await added()
    const path = `${base}/${plan.PlanId}`
    expect((await admin.delete(path)).status).toBe(200)
    const { Terms: _terms, ...rest } = content()
    expect((await admin.put(path, { ...rest, Terms: [], RowVersion: 1 })).body.ErrorMessage.Code).toBe(
      409_26_502,
    )
    expect((await recordOf(plan)).State).toBe('skipped')
  })
})
