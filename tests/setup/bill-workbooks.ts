import { expect } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { openArchive } from '#platform/workbook/archive.ts'
import { readBookParts } from '#platform/workbook/book-parts.ts'
import { type ReadCell, readSheet } from '#platform/workbook/read-sheet.ts'
import type { Answer, Desk } from './desk.ts'
import { download, workbook } from './imports.ts'

type Value = string | number | boolean | Date | null
export const excelPath = '/api/v1/BillBulk/Excel'
export const billHeads = ['戶號', '戶別代碼', '所有權人', '身分', '依費率（參考）', '應繳總額']

/** The sheet of a file of bills, row by row as a person sees it: rows 1 and 2 above, row 3 the headings. */
export interface BillSheet {
  days?: readonly [start: Value, end: Value, barcode: Value]
  due?: Value
  items?: readonly Value[]
  rows: readonly (readonly Value[])[]
}

/** A workbook of bills as another program than ours writes it. */
export const billWorkbook = ({
  days: [start, end, barcode] = ['2027/03/01', '2027/03/31', '2027/04/30'],
  due = '2027/03/15',
  items = ['管理費', '汽車清潔費'],
  rows,
}: BillSheet): Promise<Buffer> =>
  workbook({
    繳費單: [
      ['起始日', start, '結束日', end, '條碼期限', barcode],
      ['期別名稱', '116 年 3 月', '繳費期限', due],
      [...billHeads, ...items],
      ...rows,
    ],
  })

/** Uploads a workbook of bills as a browser does. */
export function uploadBills(
  desk: Desk,
  file: Buffer,
  importId: string = newId(),
  more = '',
  name = '繳費單.xlsx',
): Promise<Answer> {
  const form = new FormData()
  form.append('File', new Blob([new Uint8Array(file)]), name)
  return desk.send('POST', `${excelPath}?ImportId=${importId}${more}`, form)
}

/** Uploads a workbook and gives its import with what was found. */
export async function lookedAt(desk: Desk, file: Buffer) {
  const { status, body } = await uploadBills(desk, file)
  if (status !== 200) throw new Error(JSON.stringify(body))
  const found = await desk.get(`${excelPath}/${body.Data.ImportId}`)
  expect(found.status).toBe(200)
  return found.body.Data
}

interface WireFault {
  Kind: string
  Cell: string
}
/** What is wrong with a file: `dateFormat B1`. */
export const faultsIn = ({ Preview }: { Preview: { Faults: WireFault[] } }): string[] =>
  Preview.Faults.map(({ Kind, Cell }) => `${Kind} ${Cell}`)

/** The cells of a workbook that a call gives, by row, from 1. */
export async function sheetAt(
  desk: Desk,
  path: string,
  nth = 0,
): Promise<ReadonlyMap<number, ReadonlyMap<number, ReadCell>>> {
  const archive = await openArchive(await download(desk, path))
  const book = await readBookParts(archive)
  const sheet = book.sheets[nth]
  if (!sheet) throw new Error('no sheet')
  const rows = new Map<number, ReadonlyMap<number, ReadCell>>()
  await readSheet(
    archive,
    book,
    sheet,
    { rows: 10_000, columns: 100 },
    { row: (n, cells) => rows.set(n, cells), merged: () => undefined },
  )
  return rows
}
