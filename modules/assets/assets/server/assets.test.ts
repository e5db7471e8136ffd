import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { came } from '#tests/setup/visitors.ts'

const path = '/api/v1/Communities/Assets'
let lobby: Lobby
let admin: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

let nth = 0
const settings = (changes: object = {}) => ({ DisplayId: `T-9${++nth}`, Name: '鋁梯', ...changes })
const add = (changes: object = {}, who = admin) => who.post(path, { AssetId: newId(), ...settings(changes) })
const added = async (changes: object = {}) => {
  const { status, body } = await add(changes)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.Data
}
const correct = (asset: Record<string, unknown>, changes: object) =>
  admin.put(`${path}/${asset.AssetId}`, { ...asset, ...changes })

describe('the register of assets', () => {
  it('lists what the community owns by its numbers, page by page, narrowed by words, category, area and status (R320)', async () => {
    const first = (await desk.get(path, { MaxCount: 5 })).body
    expect(first.Data.map((row: { DisplayId: string }) => row.DisplayId)).toEqual(
      first.Data.map((row: { DisplayId: string }) => row.DisplayId).toSorted(),
    )
    const rest = (await desk.get(path, { MaxCount: 100, After: first.Pagination.After })).body
    expect(first.Data.length + rest.Data.length).toBe(first.Pagination.Total)
    const found = (await desk.get(path, { Text: 'tw19-044817' })).body.Data
    expect(found).toMatchObject([
      { DisplayId: 'WS-P-02', Name: '2 號揚水泵', CategoryName: '給水', AreaName: 'B2 機房', StatusId: 3 },
    ])
    const { CategoryId } = found[0]
    const pumps = (await desk.get(path, { CategoryId, StatusId: 3 })).body.Data
    expect(pumps).toHaveLength(1)
  })

  it('gives categories with their fields, areas, and how many stand how', async () => {
    const { body } = await desk.get('/api/v1/Category')
    expect(body.Data[0]).toMatchObject({ CategoryName: '電梯', SystemId: 2, UsefulYears: 15, AssetCount: 6 })
    expect(body.Data[0].Fields[0]).toMatchObject({ Name: '車廂定員', FieldKind: 'number', Unit: '人' })
    expect((await desk.get('/api/v1/Areas')).body.Data[0]).toMatchObject({ AreaName: 'B2 機房', Floor: 'B2' })
    expect((await desk.get('/api/v1/Assets/Status')).body.Data).toContainEqual({
      StatusId: 3,
      StatusName: '待維修',
      AssetCount: 1,
    })
  })

  it('keeps a thing once however often it is sent, under a number that no other has', async () => {
    const AssetId = newId()
    const same = { AssetId, ...settings() }
    const answers = await Promise.all([1, 2, 3].map(() => admin.post(path, same)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await admin.post(path, { ...same, Name: '別的' })).body.ErrorMessage.Code).toBe(409_26_011)
    const taken = await add({ DisplayId: same.DisplayId.toLowerCase() })
    expect(taken.body.Message).toBe(`已經有資產編號「${same.DisplayId}」，請改用別的編號。`)
    expect((await add({}, desk)).status).toBe(403)
  })

  it('says what is wrong: more to lend than there are, a residual value above the cost, a field that does not fit', async () => {
    expect((await add({ Quantity: 2, LoanableQuantity: 3 })).body.ErrorMessage.Code).toBe(400_26_011)
    expect((await add({ PurchaseCost: 100, ResidualValue: 101 })).body.ErrorMessage.Code).toBe(400_26_016)
    const [lifts] = (await desk.get('/api/v1/Category')).body.Data
    const Fields = [{ FieldId: lifts.Fields[0].FieldId, Value: '十五' }]
    const wrong = await add({ CategoryId: lifts.CategoryId, Fields })
    expect(wrong.body.Message).toBe('「車廂定員」的內容不符合這個欄位，請重新填寫。')
    expect((await add({ CategoryId: newId() })).body.ErrorMessage.Code).toBe(400_26_003)
  })

  it('says which thing stands before it and which behind it by its number, and at the ends that there is none', async () => {
    const [first, second, third] = (await desk.get(path, { MaxCount: 3 })).body.Data
    const beside = async (asset: { AssetId: string }) => {
      const { PreviousId, NextId } = (await desk.get(`${path}/${asset.AssetId}`)).body.Data
      return [PreviousId, NextId]
    }
    expect(await beside(first)).toEqual([null, second.AssetId])
    expect(await beside(second)).toEqual([first.AssetId, third.AssetId])
    const last = await added({ DisplayId: 'ZZZ-999' })
    expect((await beside(last))[1]).toBeNull()
    expect((await beside({ AssetId: (await beside(last))[0] }))[1]).toBe(last.AssetId)
    await admin.delete(`${path}/${last.AssetId}`)
    expect(await beside(second)).toEqual([first.AssetId, third.AssetId])
  })

  it('remembers every change of a thing with who and what stood there before', async () => {
    const asset = await added({ Place: '一樓' })
    expect((await correct(asset, { Place: '二樓', StatusId: 5, Reason: '移位' })).body.Data).toMatchObject({
      Place: '二樓',
      RowVersion: 2,
    })
    expect((await correct(asset, { Place: '三樓' })).body.ErrorMessage.Code).toBe(409_26_012)
    const { Timeline } = (await desk.get(`${path}/${asset.AssetId}`)).body.Data
    expect(Timeline).toMatchObject([
      { What: 'added' },
      {
        What: 'changed',
        Reason: '移位',
        Changes: [
          { Field: 'place', Before: '一樓', After: '二樓' },
          { Field: 'assetStatus', Before: '使用中', After: '停用' },
        ],
      },
    ])
  })

  it('is worth its cost less what the years took, by the straight line, and never less than its residual value', async () => {
    const worth = async (changes: object) => {
      const { AssetId } = await added(changes)
      return (await desk.get(`${path}/${AssetId}`)).body.Data.BookValue
    }
    const bought = { PurchaseCost: 120_000, ResidualValue: 12_000, UsefulYears: 10 }
    expect(await worth({ ...bought, PurchaseDate: '2001-01-01' })).toBe(12_000)
    expect(await worth({ ...bought, PurchaseDate: '2999-01-01' })).toBe(120_000)
    expect(await worth({ PurchaseCost: 120_000 })).toBe(null)
  })

  it('leaves the register alone or with others, all or none, and is found no more', async () => {
    const [one, two] = [await added(), await added()]
    expect((await admin.delete(path, { AssetIds: [one.AssetId, newId()] })).status).toBe(404)
    expect((await desk.get(`${path}/${one.AssetId}`)).status).toBe(200)
    expect((await admin.delete(path, { AssetIds: [one.AssetId, two.AssetId] })).body.Data.Count).toBe(2)
    expect((await desk.get(`${path}/${one.AssetId}`)).status).toBe(404)
    expect((await admin.delete(`${path}/${one.AssetId}`)).status).toBe(404)
  })

  it('has one stock with the visitors’ desk: what may be lent is what the desk has to lend (R193, R195)', async () => {
    const asset = await added({ Name: '推車', Quantity: 5, LoanableQuantity: 2 })
    const offered = async () =>
      (await desk.get('/KingNetApiMvc/assets', { ids: [asset.AssetId] })).body.Data[0]
    expect(await offered()).toMatchObject({ displayId: asset.DisplayId, name: '推車', quantity: 2 })
    await correct(asset, { LoanableQuantity: 4 })
    expect(await offered()).toMatchObject({ quantity: 4 })
    const umbrella = castId('lendable', 'U-01')
    expect((await desk.get(`${path}/${umbrella}`)).body.Data).toMatchObject({
      Name: '雨傘',
      Quantity: 12,
      LoanableQuantity: 12,
    })
  })

  it('that is scrapped or off is lent to nobody; while some of it is out it cannot be', async () => {
    const asset = await added({ Name: '手推車', Quantity: 3, LoanableQuantity: 3 })
    const { AssetLoanIds } = await came(desk, { Assets: [{ AssetId: asset.AssetId, Quantity: 1 }] })
    expect((await desk.get(`${path}/${asset.AssetId}`)).body.Data).toMatchObject({
      LoanableQuantity: 3,
      LoanedQuantity: 1,
    })
    expect((await correct(asset, { StatusId: 6 })).body.ErrorMessage.Code).toBe(409_566)
    const returned = { returnHistories: [{ assetId: asset.AssetId, quantity: 1 }] }
    await desk.post(`/KingNetApiMvc/asset_loans/${AssetLoanIds[0]}`, returned)
    const rest = (await desk.get(`${path}/${asset.AssetId}`)).body.Data
    expect((await correct(rest, { StatusId: 6 })).body.Data).toMatchObject({
      Quantity: rest.Quantity,
      LoanableQuantity: 0,
    })
    // The desk does not bring it back by itself.
    const things = (await admin.get('/api/v1/Guest/Asset')).body.Data
    const lent = things.find((one: { Id: string }) => one.Id === asset.AssetId)
    const back = {
      DisplayId: asset.DisplayId,
      Name: '手推車',
      Stock: 3,
      IsEnabled: true,
      RowVersion: lent?.RowVersion,
    }
    const refused = await admin.put(`/api/v1/Guest/Asset/${asset.AssetId}`, back)
    expect(refused.body.ErrorMessage.Code).toBe(409_26_015)
    const other = await came(desk)
    const late = { Assets: [{ AssetId: asset.AssetId, Quantity: 1 }] }
    expect((await desk.post(`/api/v1/Guest/${other.Id}/Loan`, late)).status).not.toBe(200)
  })

  it('is one register with what the visitors’ desk adds, changes, gives up as lost and lends no more, each with its line', async () => {
    const lent = '/api/v1/Guest/Asset'
    const body = { DisplayId: 'ZL-01', Name: '延長線', Stock: 4 }
    const { Id, RowVersion } = (await admin.post(lent, body)).body.Data
    const read = async () => (await admin.get(`${path}/${Id}`)).body.Data
    expect(await read()).toMatchObject({
      DisplayId: 'ZL-01',
      Name: '延長線',
      Quantity: 4,
      LoanableQuantity: 4,
    })
    const change = async (changes: object) => {
      const things = (await admin.get(lent)).body.Data
      const { RowVersion } = things.find((one: { Id: string }) => one.Id === Id)
      return admin.put(`${lent}/${Id}`, { ...body, RowVersion, ...changes })
    }
    const before = await read()
    expect((await change({ Name: '延長線 5 米', Stock: 6 })).status).toBe(200)
    expect(await read()).toMatchObject({ Name: '延長線 5 米', Quantity: 6 })
    // A form that was open in the register meanwhile is told so.
    expect((await read()).RowVersion).toBeGreaterThan(before.RowVersion)
    expect((await change({ IsEnabled: false })).status).toBe(200)
    expect(await read()).toMatchObject({ Quantity: 4, LoanableQuantity: 0 })
    expect((await change({ IsEnabled: true })).status).toBe(200)
    expect(await read()).toMatchObject({ Quantity: 4, LoanableQuantity: 4 })
    const { Timeline } = await read()
    expect(Timeline).toMatchObject([
      { What: 'added' },
      {
        What: 'changed',
        Changes: [
          { Field: 'name', Before: '延長線', After: '延長線 5 米' },
          { Field: 'quantity', Before: '4', After: '6' },
          { Field: 'lendable', Before: '4', After: '6' },
        ],
      },
      { What: 'changed' },
      { What: 'changed' },
    ])
    // A number of the register is nobody else's at the desk either.
    const [pump] = (await admin.get(path, { Text: 'WS-P-01' })).body.Data
    const taken = await admin.post(lent, { ...body, DisplayId: pump.DisplayId.toLowerCase() })
    expect(taken.status).toBe(409)
    expect(RowVersion).toBe(1)
  })

  it('is found by the search of everything, by number, name or label; a supplier and a repair are too', async () => {
    const find = async (Text: string, who = admin) =>
      (await who.get('/api/v1/Search', { Text })).body.Data.map(
        ({ Kind, Names }: { Kind: string; Names: string[] }) => `${Kind} ${Names[0]}`,
      )
    expect(await find('ws-p-02')).toContain('asset 2 號揚水泵')
    expect(await find('永順機電')).toContain('supplier 永順機電')
    expect((await find('R-0231')).join()).toContain('repair 2 號揚水泵')
    const once = await lobby.as('once1')
    expect(await find('永順機電', once)).not.toContain('supplier 永順機電')
  })

  it('is found by the code of its label, and by its number', async () => {
    const { QrCode, AssetId, DisplayId } = await added()
    for (const code of [QrCode, DisplayId.toLowerCase()])
      expect((await desk.get(`${path}/OfCode/${code}`)).body.Data.AssetId).toBe(AssetId)
    expect((await desk.get(`${path}/OfCode/ZZZZZZZZZZZZ`)).status).toBe(404)
  })
})
