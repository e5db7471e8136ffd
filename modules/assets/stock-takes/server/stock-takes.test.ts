import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { came } from '#tests/setup/visitors.ts'
import { uploadBy as upload } from '#modules/keeping/files/server/sample-upload.ts'

const path = '/api/v1/StockTakes'
const register = '/api/v1/Communities/Assets'
let lobby: Lobby
let admin: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

/** Four new things of an area of their own, and a stock-take of it. */
async function stage() {
  const AreaId = newId()
  await admin.post('/api/v1/Areas', { AreaId, AreaName: `盤點區 ${AreaId.slice(-8)}` })
  const ids: string[] = []
  for (const nth of [1, 2, 3, 4]) {
    const AssetId = newId()
    ids.push(AssetId)
    const asset = {
      AssetId,
      DisplayId: `ST-${AssetId.slice(-8)}`,
      Name: `盤點物 ${nth}`,
    }
    expect((await admin.post(register, { ...asset, AreaId, Quantity: 2 })).status).toBe(200)
  }
  const TakeId = newId()
  const begun = await admin.post(path, { TakeId, TakeName: '年度盤點', AreaId })
  expect(begun.body.Data).toMatchObject({ Things: 4, Counted: 0 })
  return { AreaId, TakeId, ids: ids as [string, string, string, string] }
}
const count = (TakeId: string, AssetId: string, Result: string, more: object = {}, who = desk) =>
  who.put(`${path}/${TakeId}/Lines/${AssetId}`, { Result, Quantity: 2, ...more })
const assetOf = async (id: string) => (await admin.get(`${register}/${id}`)).body.Data

describe('a stock-take', () => {
  it('puts what was found into the register when what differs is signed: moved, missing, damaged, another quantity', async () => {
    const { TakeId, ids } = await stage()
    const [moved, missing, damaged, fewer] = ids
    const [area] = (await admin.get('/api/v1/Areas')).body.Data
    await count(TakeId, moved, 'moved', { AreaId: area.AreaId, Place: '門邊' })
    await count(TakeId, missing, 'missing')
    await count(TakeId, damaged, 'damaged', { Note: '外殼破裂' })
    await count(TakeId, fewer, 'found', { Quantity: 1 })
    const close = { RowVersion: 1, SignUrl: '' }
    expect((await admin.patch(`${path}/${TakeId}/Close`, close)).body.ErrorMessage.Code).toBe(400_26_202)
    const SignUrl = await upload(admin, 'handwrite')
    const { Data } = (await admin.patch(`${path}/${TakeId}/Close`, { ...close, SignUrl })).body
    expect(Data.Take).toMatchObject({ Counted: 4, Differing: 4, SignUrl, ClosedBy: expect.any(String) })
    // What was found stands beside what the register said then.
    const line = Data.Things.find((one: { AssetId: string }) => one.AssetId === moved)
    expect(line).toMatchObject({ Place: '', Line: { Place: '門邊', AreaName: area.AreaName } })
    expect(line.AreaName).not.toBe(area.AreaName)
    expect(await assetOf(moved)).toMatchObject({ AreaId: area.AreaId, Place: '門邊', StatusId: 1 })
    expect(await assetOf(missing)).toMatchObject({ StatusId: 5, Quantity: 2 })
    expect(await assetOf(damaged)).toMatchObject({ StatusId: 3 })
    expect(await assetOf(fewer)).toMatchObject({
      Quantity: 1,
      Timeline: expect.arrayContaining([expect.objectContaining({ What: 'counted', Reason: '年度盤點' })]),
    })
    const repairs = (await admin.get('/api/v1/Repairs', { AssetId: damaged })).body.Data
    expect(repairs).toMatchObject([{ Detail: '外殼破裂', WaitsFor: 'assign' }])
    // It is over: what comes late is told so, and nothing changes any more.
    expect((await count(TakeId, moved, 'found')).body.ErrorMessage.Code).toBe(409_26_202)
  })

  it('takes a thing that is said to be elsewhere, and lies where the register has it, as found', async () => {
    const { TakeId, AreaId, ids } = await stage()
    const [area] = (await admin.get('/api/v1/Areas')).body.Data
    await count(TakeId, ids[0], 'moved', { AreaId, Place: '' })
    await count(TakeId, ids[1], 'moved')
    await count(TakeId, ids[2], 'moved', { AreaId, Place: '角落' })
    await count(TakeId, ids[3], 'moved', { AreaId: area.AreaId })
    const { Take, Things } = (await desk.get(`${path}/${TakeId}`)).body.Data
    const resultOf = (id: string) => Things.find((one: { AssetId: string }) => one.AssetId === id).Line.Result
    expect(ids.map(resultOf)).toEqual(['found', 'found', 'moved', 'moved'])
    expect(Take).toMatchObject({ Counted: 4, Differing: 2 })
  })

  it('holds the last word of a label that is scanned twice, from whichever phone', async () => {
    const { TakeId, ids } = await stage()
    const both = [count(TakeId, ids[0], 'found'), count(TakeId, ids[0], 'found', {}, admin)]
    for (const { status } of await Promise.all(both)) expect(status).toBe(200)
    await count(TakeId, ids[0], 'damaged')
    const { Take, Things } = (await desk.get(`${path}/${TakeId}`)).body.Data
    expect(Take).toMatchObject({ Counted: 1, Differing: 1 })
    expect(Things.find(({ AssetId }: { AssetId: string }) => AssetId === ids[0]).Line.Result).toBe('damaged')
  })

  it('keeps what was seen last, also when an earlier count of another phone comes later', async () => {
    const { TakeId, ids } = await stage()
    const ago = (minutes: number) => ({ CountedAt: new Date(Date.now() - minutes * 60_000).toISOString() })
    await count(TakeId, ids[0], 'damaged', ago(10))
    expect((await count(TakeId, ids[0], 'found', ago(30), admin)).status).toBe(200)
    const resultOf = async () => {
      const { Things } = (await desk.get(`${path}/${TakeId}`)).body.Data
      return Things.find(({ AssetId }: { AssetId: string }) => AssetId === ids[0]).Line.Result
    }
    expect(await resultOf()).toBe('damaged')
    await count(TakeId, ids[0], 'found', ago(5), admin)
    expect(await resultOf()).toBe('found')
  })

  it('of an area takes a thing of elsewhere that is found in it as moved there, beside what it counts', async () => {
    const [here, there] = [await stage(), await stage()]
    expect((await count(here.TakeId, there.ids[0], 'missing')).body.ErrorMessage.Code).toBe(400_26_203)
    expect((await count(here.TakeId, there.ids[0], 'found')).status).toBe(200)
    const { Take, Things } = (await desk.get(`${path}/${here.TakeId}`)).body.Data
    expect(Take).toMatchObject({ Things: 4, Counted: 0, Differing: 1 })
    expect(Things).toHaveLength(5)
    expect(Things.filter((row: { IsExtra: boolean }) => row.IsExtra)).toMatchObject([
      { AssetId: there.ids[0], Line: { Result: 'moved', AreaId: here.AreaId } },
    ])
    for (const id of here.ids) await count(here.TakeId, id, 'found')
    const SignUrl = await upload(admin, 'handwrite')
    await admin.patch(`${path}/${here.TakeId}/Close`, { RowVersion: 1, SignUrl })
    expect(await assetOf(there.ids[0])).toMatchObject({ AreaId: here.AreaId })
  })

  it('is not closed before everything is counted, unless the rest is said to be missing', async () => {
    const { TakeId, ids } = await stage()
    await count(TakeId, ids[0], 'found')
    const close = { RowVersion: 1, SignUrl: await upload(admin, 'handwrite') }
    expect((await admin.patch(`${path}/${TakeId}/Close`, close)).body.ErrorMessage.Code).toBe(409_26_203)
    expect((await desk.patch(`${path}/${TakeId}/Close`, close)).status).toBe(403)
    const { Data } = (await admin.patch(`${path}/${TakeId}/Close`, { ...close, IsRestMissing: true })).body
    expect(Data.Take).toMatchObject({ Counted: 4, Differing: 3 })
    expect(await assetOf(ids[3])).toMatchObject({ StatusId: 5 })
  })

  it('is closed with what nobody counted as the register says it, where that is said', async () => {
    const { TakeId, ids } = await stage()
    await count(TakeId, ids[0], 'found')
    const close = { RowVersion: 1, IsRestLeft: true }
    const { Data } = (await admin.patch(`${path}/${TakeId}/Close`, close)).body
    expect(Data.Take).toMatchObject({ Counted: 1, Differing: 0 })
    expect(await assetOf(ids[3])).toMatchObject({ StatusId: 1, Quantity: 2 })
  })

  it('counts what the desk has lent as there, and writes what is missing beside it into what may be lent', async () => {
    const { AreaId, TakeId, ids } = await stage()
    const [lent, out] = ids
    for (const AssetId of [lent, out]) {
      const { Name, DisplayId, RowVersion } = await assetOf(AssetId)
      const change = { Name, DisplayId, AreaId, RowVersion, Quantity: 5, LoanableQuantity: 5, Reason: '可借' }
      expect((await admin.put(`${register}/${AssetId}`, change)).status).toBe(200)
    }
    const visitor = await came(desk)
    const Assets = [
      { AssetId: lent, Quantity: 2 },
      { AssetId: out, Quantity: 5 },
    ]
    expect((await desk.post(`/api/v1/Guest/${visitor.Id}/Loan`, { Assets })).status).toBe(200)
    const { Things } = (await desk.get(`${path}/${TakeId}`)).body.Data
    const shown = Things.find((one: { AssetId: string }) => one.AssetId === lent)
    expect(shown).toMatchObject({ Quantity: 5, LoanedQuantity: 2 })
    // Two of the three at the desk were found, and nothing of what is out entirely.
    await count(TakeId, lent, 'found', { Quantity: 4 })
    await count(TakeId, out, 'missing')
    for (const id of ids.slice(2)) await count(TakeId, id, 'found')
    const SignUrl = await upload(admin, 'handwrite')
    const { Data } = (await admin.patch(`${path}/${TakeId}/Close`, { RowVersion: 1, SignUrl })).body
    expect(Data.Take).toMatchObject({ Counted: 4, Differing: 1 })
    expect(await assetOf(lent)).toMatchObject({ Quantity: 4, LoanableQuantity: 4, LoanedQuantity: 2 })
    expect(await assetOf(out)).toMatchObject({ Quantity: 5, LoanableQuantity: 5, StatusId: 1 })
  })

  it('does not write over what changed in the register since it was counted: it says what, and is counted anew', async () => {
    const { TakeId, ids } = await stage()
    for (const id of ids.slice(1)) await count(TakeId, id, 'found')
    await count(TakeId, ids[0], 'found', { Quantity: 1 })
    const booked = await admin.put(`${register}/${ids[0]}`, { ...(await assetOf(ids[0])), Quantity: 22 })
    expect(booked.status).toBe(200)
    const close = { RowVersion: 1, SignUrl: await upload(admin, 'handwrite') }
    const refused = await admin.patch(`${path}/${TakeId}/Close`, close)
    expect([refused.status, refused.body.ErrorMessage.Code]).toEqual([409, 409_26_204])
    expect(refused.body.Message).toContain(booked.body.Data.DisplayId)
    expect(await assetOf(ids[0])).toMatchObject({ Quantity: 22 })
    await count(TakeId, ids[0], 'found', { Quantity: 21 })
    expect((await admin.patch(`${path}/${TakeId}/Close`, close)).status).toBe(200)
    expect(await assetOf(ids[0])).toMatchObject({ Quantity: 21 })
  })

  it('beside another one of the same things puts each right once', async () => {
    const { TakeId, AreaId, ids } = await stage()
    const OtherId = newId()
    await admin.post(path, { TakeId: OtherId, TakeName: '複盤', AreaId })
    for (const take of [TakeId, OtherId])
      for (const [nth, id] of ids.entries()) await count(take, id, 'found', { Quantity: nth ? 2 : 1 })
    for (const take of [TakeId, OtherId]) {
      const close = { RowVersion: 1, SignUrl: await upload(admin, 'handwrite') }
      expect((await admin.patch(`${path}/${take}/Close`, close)).status).toBe(200)
    }
    const { Quantity, Timeline } = await assetOf(ids[0])
    expect(Quantity).toBe(1)
    expect(Timeline.filter(({ What }: { What: string }) => What === 'counted')).toHaveLength(1)
  })

  it('beside another one that found the same thing damaged is the same repair', async () => {
    const { TakeId, AreaId, ids } = await stage()
    const OtherId = newId()
    await admin.post(path, { TakeId: OtherId, TakeName: '複盤', AreaId })
    for (const take of [TakeId, OtherId])
      for (const [nth, id] of ids.entries())
        await count(take, id, nth ? 'found' : 'damaged', { Note: '外殼裂' })
    for (const take of [TakeId, OtherId]) {
      const close = { RowVersion: 1, SignUrl: await upload(admin, 'handwrite') }
      expect((await admin.patch(`${path}/${take}/Close`, close)).status).toBe(200)
    }
    expect((await admin.get('/api/v1/Repairs', { AssetId: ids[0] })).body.Data).toHaveLength(1)
  })

  it('is closed although a thing left the register or was scrapped meanwhile, and says so beside what was counted', async () => {
    const { TakeId, ids } = await stage()
    const [removed, scrapped, ...rest] = ids
    await count(TakeId, removed, 'missing')
    await count(TakeId, scrapped, 'missing', { Note: '找過兩次' })
    for (const id of rest) await count(TakeId, id, 'found')
    expect((await admin.delete(`${register}/${removed}`)).status).toBe(200)
    const change = { ...(await assetOf(scrapped)), StatusId: 6 }
    expect((await admin.put(`${register}/${scrapped}`, change)).status).toBe(200)
    const close = { RowVersion: 1, SignUrl: await upload(admin, 'handwrite') }
    const closed = await admin.patch(`${path}/${TakeId}/Close`, close)
    expect(closed.status).toBe(200)
    expect(await assetOf(scrapped)).toMatchObject({ StatusId: 6 })
    const noteOf = (id: string) =>
      closed.body.Data.Things.find(({ AssetId }: { AssetId: string }) => AssetId === id)?.Line.Note
    expect([noteOf(removed), noteOf(scrapped)]).toEqual(['結束時已移除', '找過兩次；結束時已報廢'])
  })

  it('that is given up leaves the register as it is, and of a kind it counts nothing of another', async () => {
    const { TakeId, ids } = await stage()
    const ofKind = newId()
    const { CategoryId } = (await admin.get(register, { Text: 'WS-P-01' })).body.Data[0]
    await admin.post(path, { TakeId: ofKind, TakeName: '泵浦', CategoryId })
    expect((await count(ofKind, ids[0], 'found')).body.ErrorMessage.Code).toBe(400_26_203)
    await count(TakeId, ids[1], 'missing')
    await admin.patch(`${path}/${TakeId}/GiveUp`, { RowVersion: 1, Reason: '改期' })
    expect(await assetOf(ids[1])).toMatchObject({ StatusId: 1 })
    const listed = (await desk.get(path)).body.Data
    expect(listed.find((row: { TakeId: string }) => row.TakeId === TakeId)).toMatchObject({ IsGivenUp: true })
  })
})
