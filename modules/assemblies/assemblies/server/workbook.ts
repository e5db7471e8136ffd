import { Readable } from 'node:stream'
import type { CallContext, Context } from '#platform/server/context.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import type { Form } from '#platform/server/form.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { Problem } from '#platform/contract/problem.ts'
import { openArchive } from '#platform/workbook/archive.ts'
import { readBookParts } from '#platform/workbook/book-parts.ts'
import { type ReadCell, readSheet } from '#platform/workbook/read-sheet.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { propertiesOfBuilding } from '#modules/homes/household-properties/server/public.ts'
import { workbookUnreadable, workbookWrong } from '../problems.ts'
import { type NewUnit, replaceRoll } from './units.ts'

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const sheetTitle = '名冊'
const heads = ['戶別', '專有部分面積㎡', '區分所有權人', '識別碼', '代表人'] as const
const mostRows = 5000
const mostMessages = 100

const told: readonly (readonly [string, string])[] = [
  ['怎麼用', '在「名冊」工作表一個專有部分填一列，存檔後到會議的「名冊」上傳。上傳後取代原有名冊。'],
  ['全部或全不', '只要有一格錯誤，就一戶都不會匯入，並一次列出全部錯誤。'],
  ['專有部分面積㎡', '建物登記的專有部分，兩位小數，不含共有部分與停車位（施行細則第 2 條）。'],
  ['區分所有權人', '一戶有幾位共有人時，以「、」分開。'],
  [
    '識別碼',
    '分辨同名同姓的人，例如身分證末四碼；有幾位共有人時也以「、」分開，可以留白。同名又同識別碼的是同一人，只算 1 人。',
  ],
  ['代表人', '共有人推選行使表決權的人，可以留白。'],
]

async function* rowsOf(rows: readonly Cell[][]) {
  yield rows
}

/** A workbook of one sheet with what it says about itself. */
export const oneSheet = (
  title: string,
  columns: readonly { title: string; width: number }[],
  rows: readonly Cell[][],
  lines: readonly (readonly [string, Cell])[],
): Readable =>
  Readable.from(
    writeWorkbook({
      sheets: [
        {
          title,
          columns: columns.map((column) => ({ ...column, format: 'plain' as const })),
          batches: rowsOf(rows),
        },
      ],
      about: { title: '說明', lines },
    }),
    { objectMode: false },
  )

/** The workbook of a roll, with the households of the community and what is known of them. Audited. */
export async function template(context: Context): Promise<FileAnswer> {
  const homes = (await propertiesOfBuilding(context, '')).filter(({ isVirtual }) => !isVirtual)
  const rows = homes.map(({ label, exclusiveArea, owners }): Cell[] => [
    label,
    exclusiveArea === null ? null : exclusiveArea / 100,
    owners.map(({ name }) => name).join('、'),
    '',
    owners.length > 1 ? (owners.find(({ isRepresentative }) => isRepresentative)?.name ?? '') : '',
  ])
  context.audit({ action: 'assemblies.template', after: { unitCount: rows.length } })
  const columns = heads.map((title, at) => ({ title, width: [16, 18, 30, 18, 14][at] ?? 14 }))
  return {
    contentType: workbookType,
    fileName: `區分所有權人名冊_範本_${context.actor.communityName}.xlsx`,
    content: oneSheet(sheetTitle, columns, rows, told),
  }
}

const textOf = (cell: ReadCell | undefined): string => {
  if (!cell) return ''
  if (cell.kind === 'text' || cell.kind === 'error') return cell.text.trim()
  return cell.kind === 'number' ? String(cell.number) : cell.kind === 'day' ? cell.day : ''
}
const partsOf = (text: string) => text.split(/[、,，;；\n]/).map((part) => part.trim())

/** The area of a cell in 0.01 m², digit by digit; undefined for what is none. */
function areaOf(text: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,6})(?:\.(\d+))?$/.exec(text.replaceAll(',', '')) ?? []
  if (whole === undefined || /[1-9]/.test(decimals.slice(2))) return undefined
  const area = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  return area > 0 ? area : undefined
}

/** Units of a workbook, and what is wrong with it, in Chinese by row. Throws workbookUnreadable. */
export async function readRoll(content: Buffer): Promise<{ units: NewUnit[]; messages: string[] }> {
  const units: NewUnit[] = []
  const messages: string[] = []
  const seen = new Set<string>()
  let isHeaded = false
  const say = (row: number, text: string) =>
    void (messages.length < mostMessages && messages.push(`第 ${row} 列：${text}`))
  const row = (number: number, cells: ReadonlyMap<number, ReadCell>) => {
    const [label = '', areaCell = '', names = '', codes = '', representative = ''] = heads.map((_, at) =>
      textOf(cells.get(at)),
    )
    if (!isHeaded) {
      if (label !== heads[0] || names !== heads[2]) say(number, `第一列要是「${heads.join('」「')}」`)
      isHeaded = true
      return
    }
    if (!label && !names && !areaCell) return
    const area = areaOf(areaCell)
    const owners = partsOf(names).filter(Boolean)
    const marks = partsOf(codes)
    if (!label || label.length > 40) say(number, '戶別要填，最多 40 個字')
    else if (seen.has(label)) say(number, `戶別 ${label} 重複`)
    if (area === undefined) say(number, `面積「${areaCell}」要是大於 0 的數字，最多兩位小數`)
    if (!owners.length || owners.length > 30 || owners.some((name) => name.length > 40))
      say(number, '區分所有權人要填，最多 30 位')
    if (marks.some((mark) => mark.length > 20)) say(number, '識別碼最多 20 個字')
    if (representative && !owners.includes(representative))
      say(number, `代表人「${representative}」要是共有人之一`)
    seen.add(label)
    units.push({
      label,
      householdId: null,
      owners: owners.map((name, at) => ({ name, code: marks[at] ?? '' })),
      representative,
      area: area ?? 0,
    })
  }
  try {
    const archive = await openArchive(content)
    const book = await readBookParts(archive)
    const sheet = book.sheets.find(({ title }) => title === sheetTitle) ?? book.sheets[0]
    if (!sheet) throw workbookUnreadable()
    await readSheet(archive, book, sheet, { rows: mostRows, columns: 20 }, { row, merged: () => undefined })
  } catch (error) {
    if (error instanceof Problem) throw error
    throw workbookUnreadable()
  }
  if (!units.length && !messages.length) messages.push('檔案裡沒有任何一戶')
  return { units, messages }
}

/** Puts a workbook in the place of the roll, all or nothing. Throws workbookUnreadable, workbookWrong, and what `replaceRoll` throws. */
export async function importUnits(context: CallContext, assemblyId: string, form: Form | undefined) {
  if (!form?.file) throw workbookUnreadable()
  const { units, messages } = await readRoll(form.file.content)
  if (messages.length) throw workbookWrong(messages)
  const homes = new Map(
    (await propertiesOfBuilding(context, '')).map(({ label, householdId }) => [label, householdId]),
  )
  const placed = units.map((unit) => ({ ...unit, householdId: homes.get(unit.label) ?? null }))
  return { imported: await replaceRoll(context, assemblyId, placed, 'workbook') }
}
