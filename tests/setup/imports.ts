import { writeXlsx } from 'hucre/xlsx'
import { expect } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from './desk.ts'

type Value = string | number | boolean | Date | null
export type Sheets = Record<string, readonly (readonly Value[])[]>

export const householdHead = [
  '戶別',
  '棟別',
  '樓層',
  '戶號',
  '虛擬戶',
  '專有面積（㎡）',
  '權狀面積（㎡）',
  '汽車位',
  '機車位',
  '所有權人',
  '出租',
  '入住日期',
]
export const residentHead = [
  '戶別',
  '姓名',
  '電話',
  '其他電話',
  '身分',
  '聯絡人',
  '生日',
  '汽車車號',
  '機車車號',
  '遷入日期',
  '租約起日',
  '租約迄日',
  '緊急聯絡人',
]

/** A workbook of these sheets, as another program than ours writes it. */
export const workbook = async (sheets: Sheets): Promise<Buffer> =>
  Buffer.from(
    await writeXlsx({
      sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows: rows.map((row) => [...row]) })),
    }),
  )

/** A workbook with the headings above and these lines; cells that are left out are blank. */
export const workbookOf = (
  households: readonly (readonly Value[])[],
  residents: readonly (readonly Value[])[] = [],
) => workbook({ 戶別: [householdHead, ...households], 住戶: [residentHead, ...residents] })

/** Uploads a file as a browser does. */
export function upload(
  desk: Desk,
  file: Buffer,
  name = '住戶.xlsx',
  importId: string = newId(),
): Promise<Answer> {
  const form = new FormData()
  form.append('File', new Blob([new Uint8Array(file)]), name)
  return desk.send('POST', `/core/api/HouseholdProperty/Import?ImportId=${importId}`, form)
}

export const importOf = async (desk: Desk, id: string) =>
  (await desk.get(`/api/v1/HouseholdProperty/Import/${id}`)).body.Data

/** Waits until an import is neither checked nor written any longer; gives it. */
export async function untilSettled(desk: Desk, id: string) {
  await expect
    .poll(async () => (await importOf(desk, id)).Status, { timeout: 120_000, interval: 40 })
    .not.toMatch(/^(checking|applying)$/)
  return importOf(desk, id)
}

/** Uploads a file and waits for its preview. */
export async function checked(desk: Desk, file: Buffer, name?: string) {
  const { status, body } = await upload(desk, file, name)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return untilSettled(desk, body.Data.ImportId)
}

/** Confirms an import and waits for its end. */
export async function confirmed(desk: Desk, id: string) {
  const { status, body } = await desk.post(`/api/v1/HouseholdProperty/Import/${id}/Confirm`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return untilSettled(desk, id)
}

/** Uploads, confirms and waits: what a file does when nothing is wrong with it. */
export async function imported(desk: Desk, file: Buffer) {
  const preview = await checked(desk, file)
  if (preview.Status !== 'ready')
    throw new Error(JSON.stringify([preview, await faultsOf(desk, preview.ImportId)]))
  return confirmed(desk, preview.ImportId)
}

/** Every fault of a file: `戶別!C3 …`. */
export async function faultsOf(
  desk: Desk,
  id: string,
  more: Record<string, string | boolean> = {},
): Promise<string[]> {
  const { body } = await desk.get(`/api/v1/HouseholdProperty/Import/${id}/Faults`, { MaxCount: 100, ...more })
  return body.Data.map(
    (row: { Sheet: string; Cell: string; Problem: string }) => `${row.Sheet}!${row.Cell} ${row.Problem}`,
  )
}

export const linesOf = async (desk: Desk, id: string, more: Record<string, string> = {}) =>
  (await desk.get(`/api/v1/HouseholdProperty/Import/${id}/Lines`, { MaxCount: 100, ...more })).body.Data

/** A file that a call gives. */
export async function download(desk: Desk, path: string): Promise<Buffer> {
  const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(desk.url + path, { headers: { cookie } })
  if (response.status !== 200) throw new Error(`no file: ${response.status} ${await response.text()}`)
  return Buffer.from(await response.arrayBuffer())
}

/** Counts that changed something: [new, changed, same] of households, then of residents. */
export const countsIn = ({
  Counts,
}: {
  Counts: Record<'Households' | 'Residents', Record<string, number>>
}) => [Counts.Households, Counts.Residents].map((item) => [item.Added, item.Changed, item.Same])

/** Two households of a floor of D棟 with an owner and a renter in them: new unless they were imported before. */
export const newcomers = (floor: string) =>
  workbookOf(
    [
      [
        '',
        'D棟',
        floor,
        '1',
        '否',
        85.32,
        '128.50',
        'D-1、D-2(機械)',
        '',
        '王大同 1/2（代表）、林美 1/2',
        '否',
        '113/3/15',
      ],
      ['', 'D棟', floor, '2', '', null, null, '', 'M-9', '', '是', ''],
    ].map((row) =>
      row.map((cell) =>
        typeof cell === 'string'
          ? cell.replace(/^([DM])-/, `$1${floor}-`).replace('、D-', `、D${floor}-`)
          : cell,
      ),
    ),
    [
      [
        `D棟-${floor}-1`,
        '王大同',
        '0987654321',
        '02-2700-1234',
        '屋主',
        '是',
        '1970-01-02',
        'AAA-1111',
        'BBB-222',
        '',
        '',
        '',
      ],
      [
        `D棟-${floor}-2`,
        'Nguyễn Thị Lan',
        972360915,
        '',
        '承租人',
        '是',
        '',
        '',
        '',
        '2025/9/1',
        '2025/9/1',
        '2026/8/31',
      ],
    ],
  )
