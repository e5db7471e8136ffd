import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { bytesOf, fileOf } from '#tests/setup/paper-tools.ts'

const path = '/core/api/InterCom/CallForwardingNumberExcel'
let lobby: Lobby
let admin: Desk
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  await lobby.owner.query('delete from intercom_device where household_id is not null')
  await lobby.owner.query('delete from intercom_household')
  const AuthorizedIds = ['A棟-12F-3', 'A棟-8F-1', 'B棟-3F-1'].map((label) => castId('household', label))
  await admin.put('/core/api/InterCom/AuthorizedTablets', { AuthorizedIds })
})
afterAll(() => lobby.close())

async function* once(rows: string[][]) {
  yield rows
}
const workbook = (rows: string[][], heads = ['戶別', '轉接類型', '轉接號碼']) =>
  bytesOf(
    Readable.from(
      writeWorkbook({
        sheets: [
          {
            title: '轉接號碼',
            columns: heads.map((title) => ({ title, width: 12, format: 'plain' as const })),
            batches: once(rows),
          },
        ],
        about: { title: '說明', lines: [] },
      }),
      { objectMode: false },
    ),
  )
async function send(content: Buffer, trial: '0' | '1' = '0') {
  const form = new FormData()
  form.append('File', new Blob([new Uint8Array(content)]), '號碼.xlsx')
  const answer = await fetch(`${lobby.url}${path}/Import?IsTrial=${trial}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.accessToken}` },
    body: form,
  })
  return JSON.parse(await answer.text()).Data
}
const numbers = async (): Promise<Record<string, string>> => {
  const { body } = await admin.get('/core/api/Intercom/Tablets', { MaxCount: 100 })
  return Object.fromEntries(
    body.Data.map((row: { TabletNote: string; CallForwardingNumber: string }) => [
      row.TabletNote,
      row.CallForwardingNumber,
    ]),
  )
}

describe('a workbook of numbers', () => {
  it('R425 is looked at first and then sets all numbers; the same file again changes nothing', async () => {
    const content = await workbook([
      ['A棟-12F-3', '手機', '0912-336-870'],
      ['A棟-8F-1', '市話', '223456789'],
      ['B棟-3F-1', '', ''],
    ])
    expect(await send(content, '1')).toMatchObject({
      IsWritten: false,
      SetCount: 2,
      SameCount: 1,
      FaultCount: 0,
    })
    expect((await numbers())['A棟-12F-3']).toBe('')
    expect(await send(content)).toMatchObject({ IsWritten: true, SetCount: 2 })
    expect(await numbers()).toMatchObject({
      'A棟-12F-3': '0912336870',
      'A棟-8F-1': '0223456789',
      'B棟-3F-1': '',
    })
    expect(await send(content)).toMatchObject({ IsWritten: true, SetCount: 0, SameCount: 3 })
  })

  it('says each cell that is wrong, and writes nothing of the file', async () => {
    const found = await send(
      await workbook([
        ['A棟-12F-3', '手機', '0204123456'],
        ['A棟-8F-1', '傳真', '0223456789'],
        ['Z棟-1F-1', '手機', '0912336870'],
        ['B棟-3F-1', '手機', '0912336871'],
        ['B棟-3F-1', '手機', '0912336872'],
        ['A棟-9F-1', '手機', '0912336873'],
      ]),
    )
    expect(found.IsWritten).toBe(false)
    expect(found.Faults.map((row: { FaultKind: string; Cell: string }) => [row.Cell, row.FaultKind])).toEqual(
      [
        ['C2', 'service'],
        ['B3', 'kindUnknown'],
        ['A4', 'labelUnknown'],
        ['A6', 'labelTwice'],
        ['A7', 'notOpened'],
      ],
    )
    expect((await numbers())['B棟-3F-1']).toBe('')
    expect(
      (await send(await workbook([['A棟-12F-3', '0912336870']], ['戶別', '號碼']))).Faults,
    ).toMatchObject([
      { FaultKind: 'headMissing', Value: '轉接類型' },
      { FaultKind: 'headMissing', Value: '轉接號碼' },
    ])
  })

  it('goes out and comes in again as it is; 取消 removes a number', async () => {
    const { content } = await fileOf(admin, `${path}/Export`)
    expect(await send(content)).toMatchObject({ IsWritten: true, SetCount: 0, RemovedCount: 0, SameCount: 3 })
    expect(await send(await workbook([['A棟-8F-1', '取消', '']]))).toMatchObject({ RemovedCount: 1 })
    expect((await numbers())['A棟-8F-1']).toBe('')
  })
})
