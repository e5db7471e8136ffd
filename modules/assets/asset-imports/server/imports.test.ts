import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { archiveOf, rowsXml, sheetXml, workbookParts } from '#tests/setup/hostile-workbooks.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { came } from '#tests/setup/visitors.ts'
import { bytesOf, fileOf, hasProgram, wordsOf, zbarOf } from '#tests/setup/paper-tools.ts'

const path = '/api/v1/Communities/Assets'
const publicAddress = 'https://home.example.tw'
let lobby: Lobby
let admin: Desk
beforeAll(async () => {
  lobby = await startLobby({ env: { PUBLIC_ADDRESS: publicAddress } })
  admin = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

async function* once<Row>(rows: Row[]) {
  yield rows
}
const workbook = (heads: string[], rows: (string | number | null)[][]) =>
  bytesOf(
    Readable.from(
      writeWorkbook({
        sheets: [
          {
            title: '資產',
            columns: heads.map((title) => ({ title, width: 12, format: 'plain' })),
            batches: once(rows),
          },
        ],
        about: { title: '說明', lines: [] },
      }),
    ),
  )
async function upload(content: Buffer, ImportId = newId()) {
  const form = new FormData()
  form.append('File', new Blob([new Uint8Array(content)]), '資產.xlsx')
  const answer = await fetch(`${lobby.url}${path}/Import?ImportId=${ImportId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.accessToken}` },
    body: form,
  })
  return { ImportId, status: answer.status, body: JSON.parse(await answer.text()) }
}
/** Confirms what is looked at now, or what was looked at. */
const confirm = async (importId: string, seen?: string) => {
  const LookDigest = seen ?? (await admin.get(`${path}/Import/${importId}`)).body.Data.LookDigest
  return admin.post(`${path}/Import/${importId}/Confirm`, { LookDigest })
}
const total = async () => (await admin.get(path, { MaxCount: 1 })).body.Pagination.Total

describe('assets by workbook', () => {
  it('are written as they were looked at: what a colleague changed meanwhile is said first and not written over', async () => {
    const AssetId = newId()
    const asset = { AssetId, DisplayId: 'IM-LOOK', Name: '除濕機', PurchaseCost: 50_000 }
    const made = (await admin.post(path, asset)).body.Data
    const content = await workbook(['編號', '名稱', '購入金額'], [['IM-LOOK', '除濕機', 50_000]])
    const { ImportId, body } = await upload(content)
    expect(body.Data.SameCount).toBe(1)
    expect((await admin.put(`${path}/${AssetId}`, { ...made, PurchaseCost: 80_000 })).status).toBe(200)
    const late = await confirm(ImportId, body.Data.LookDigest)
    expect(late.body.ErrorMessage.Code).toBe(409_26_043)
    const costNow = async () => (await admin.get(`${path}/${AssetId}`)).body.Data.PurchaseCost
    expect(await costNow()).toBe(80_000)
    expect((await confirm(ImportId)).status).toBe(200)
    expect(await costNow()).toBe(50_000)
  })

  it('keep a kind and an area that were retired where they stand, as the workbook that goes out has them', async () => {
    const [AreaId, CategoryId] = [newId(), newId()]
    await admin.post('/api/v1/Areas', { AreaId, AreaName: '舊泳池' })
    await admin.post('/api/v1/Category', { CategoryId, CategoryName: '泳池器材', CustomFields: [] })
    const asset = { AssetId: newId(), DisplayId: 'IM-POOL', Name: '水道繩', AreaId, CategoryId }
    expect((await admin.post(path, asset)).status).toBe(200)
    await lobby.owner.query('update asset_area set retired_at = now() where id = $1', [AreaId])
    await lobby.owner.query('update asset_category set retired_at = now() where id = $1', [CategoryId])
    const heads = ['編號', '名稱', '類別', '區域']
    const { body } = await upload(await workbook(heads, [['IM-POOL', '水道繩', '泳池器材', '舊泳池']]))
    expect(body.Data).toMatchObject({ FaultCount: 0, SameCount: 1 })
    const other = await upload(await workbook(heads, [['IM-NEW', '浮板', '泳池器材', '舊泳池']]))
    expect(other.body.Data.FaultCount).toBe(2)
  })

  it('are looked at first and written once confirmed: 30 new ones with kinds, areas, days and amounts', async () => {
    const before = await total()
    const rows = Array.from({ length: 30 }, (_, nth) => [
      `IM-${100 + nth}`,
      '折疊桌',
      '公設器材',
      '1F 大廳',
      '使用中',
      2,
      '2024/02/29',
      '12,000',
    ])
    const heads = ['編號', '名稱', '類別', '區域', '狀態', '數量', '購入日期', '購入金額']
    const { ImportId, body } = await upload(await workbook(heads, rows))
    expect(body.Data).toMatchObject({ RowCount: 30, AddedCount: 30, ChangedCount: 0, FaultCount: 0 })
    expect(await total()).toBe(before)
    for (const _ of [1, 2]) expect((await confirm(ImportId)).body.Data.AddedCount).toBe(30)
    expect(await total()).toBe(before + 30)
    expect((await admin.get(path, { Text: 'IM-129' })).body.Data).toMatchObject([
      {
        CategoryName: '公設器材',
        AreaName: '1F 大廳',
        Quantity: 2,
        PurchaseDate: '2024-02-29',
        PurchaseCost: 12_000,
      },
    ])
  })

  it('say each cell that is wrong, and nothing of the file is written', async () => {
    const before = await total()
    const heads = ['編號', '名稱', '類別', '數量', '購入日期', '耐用年限']
    const { ImportId, body } = await upload(
      await workbook(heads, [
        ['IX-1', '好的', '電梯', 1, '2024/01/01', 0],
        ['IX-1', '重複', '飛機', 1.5, '2023/02/29'],
        ['', '', '', 1, ''],
      ]),
    )
    expect(body.Data.Faults).toMatchObject([
      { FaultKind: 'notYears', Cell: 'F2' },
      { FaultKind: 'numberTwice', Cell: 'A3' },
      { FaultKind: 'categoryUnknown', Cell: 'C3', Value: '飛機' },
      { FaultKind: 'notWhole', Cell: 'D3' },
      { FaultKind: 'notDay', Cell: 'E3' },
      { FaultKind: 'numberMissing', Cell: 'A4' },
      { FaultKind: 'nameMissing', Cell: 'B4' },
    ])
    expect((await confirm(ImportId)).body.ErrorMessage.Code).toBe(409_26_042)
    expect(await total()).toBe(before)
  })

  it('name the row that lends fewer than are out, or scraps what is out', async () => {
    const DisplayId = 'IX-OUT'
    const asset = { AssetId: newId(), DisplayId, Name: '推車', Quantity: 3, LoanableQuantity: 3 }
    await admin.post(path, asset)
    const Assets = [{ AssetId: asset.AssetId, Quantity: 2 }]
    await came(await lobby.as('desk1'), { Assets })
    const one = await upload(await workbook(['編號', '名稱', '可借數量'], [[DisplayId, '推車', 1]]))
    expect(one.body.Data.Faults).toMatchObject([{ FaultKind: 'lentOut', Cell: 'C2' }])
    const other = await upload(await workbook(['編號', '名稱', '狀態'], [[DisplayId, '推車', '報廢']]))
    expect(other.body.Data.Faults).toMatchObject([{ FaultKind: 'lentOut' }])
    expect((await confirm(other.ImportId)).body.ErrorMessage.Code).toBe(409_26_042)
  })

  it('go out and come in again as they are; what was changed in the file changes them, the rest stays', async () => {
    const { content } = await fileOf(admin, `${path}/Export?Text=WS-P`)
    const { ImportId, body } = await upload(content)
    expect(body.Data).toMatchObject({ AddedCount: 0, ChangedCount: 0, SameCount: 2, FaultCount: 0 })
    await confirm(ImportId)
    const other = await upload(
      await workbook(['編號', '名稱', '位置'], [['WS-P-02', '2 號揚水泵', 'B2 左側']]),
    )
    expect(other.body.Data).toMatchObject({
      ChangedCount: 1,
      Changes: [{ DisplayId: 'WS-P-02', Changes: [{ Head: '位置', After: 'B2 左側' }] }],
    })
    await confirm(other.ImportId)
    const [, pump] = (await admin.get(path, { Text: 'WS-P' })).body.Data
    expect(pump).toMatchObject({ SerialNo: 'TW19-044817', PurchaseCost: 186_000, StatusId: 3 })
    expect(pump.Fields).toContainEqual(expect.objectContaining({ Value: '7.5' }))
  })

  it('know suppliers by their names, and take no formula for a value', async () => {
    const heads = ['編號', '名稱', '廠商', '購入金額']
    const wrong = await upload(await workbook(heads, [['IV-1', '泵浦', '沒有這家', 1]]))
    expect(wrong.body.Data.Faults).toMatchObject([{ FaultKind: 'supplierUnknown', Cell: 'C2' }])
    const { ImportId } = await upload(await workbook(heads, [['IV-1', '泵浦', '永順機電', 1]]))
    expect((await confirm(ImportId)).status).toBe(200)
    const [pump] = (await admin.get(path, { Text: 'IV-1' })).body.Data
    expect(pump).toMatchObject({ SupplierName: '永順機電', SupplierId: expect.any(String) })
    const calculated = `<row r="2">${['IV-2', '泵浦'].map((text, at) => `<c r="${'AB'[at]}2" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}<c r="D2"><f>2+3</f><v>5</v></c></row>`
    const sheet = sheetXml(rowsXml([heads]) + calculated)
    expect((await upload(await archiveOf(workbookParts(sheet, '資產')))).body.Data.Faults).toMatchObject([
      { FaultKind: 'formula', Cell: 'D2' },
    ])
  })
})

describe('labels of assets', () => {
  it.skipIf(!hasProgram('zbarimg'))(
    'are read by zbarimg off a sheet and off a single label, and each opens its asset where residents reach the program',
    async () => {
      const lifts = (await admin.get(path, { Text: '電梯' })).body.Data
      const base = 'http://127.0.0.1'
      const addresses = lifts.map(
        ({ QrCode }: { QrCode: string }) => `${publicAddress}/mgmt/asset/assetQRcode?code=${QrCode}`,
      )
      for (const paper of ['sheet', 'single']) {
        const { content, type } = await fileOf(admin, `${path}/QRcode?Text=電梯&Paper=${paper}&Base=${base}`)
        expect(type).toBe('application/pdf')
        expect(zbarOf(content, 300).sort()).toEqual(addresses.toSorted())
        expect(wordsOf(content)).toContain('L-001')
      }
    },
  )

  it('are refused above 500, rather than cut', async () => {
    await lobby.owner.query(
      `insert into asset (community_id, id, display_id, name, qr_code, added_by, added_by_name)
       select community_id, gen_random_uuid(), 'MANY-' || n, '折疊椅', upper(lpad(to_hex(n), 12, '0')), added_by, added_by_name
       from (select * from asset where display_id = 'L-001' limit 1) a, generate_series(1, 501) n`,
    )
    const answer = await admin.get(`${path}/QRcode`, { Text: '折疊椅', Paper: 'sheet' })
    expect(answer.body.ErrorMessage.Code).toBe(400_26_025)
    expect((await admin.get(`${path}/QRcode`, { Text: 'MANY-10' })).body.Data).toHaveLength(11)
  })
})
