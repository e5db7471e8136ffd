import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { billHeads, billWorkbook, faultsIn, lookedAt, sheetAt } from '#tests/setup/bill-workbooks.ts'
import { workbook } from '#tests/setup/imports.ts'
import { archiveOf, sheetXml, workbookParts } from '#tests/setup/hostile-workbooks.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { type FaultKind, faultKinds, faultTable } from '../fault-table.ts'

let lobby: Lobby
let manager: Desk
/** 戶號, 戶別代碼 and 所有權人 of three households, as the template has them. */
let homes: [string, string, string][]
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  const rows = await sheetAt(manager, '/api/v1/BillBulk/Excel/Template')
  homes = [4, 5, 6].map((row) => {
    const said = [0, 1, 2].map((column) => {
      const cell = rows.get(row)?.get(column)
      return cell?.kind === 'text' ? cell.text : ''
    })
    return [said[0] ?? '', said[1] ?? '', said[2] || '王大同']
  })
})
afterAll(() => lobby.close())

type Value = string | number | Date | null
/** A row of a household: its total and the amounts of 管理費 and 汽車清潔費. */
const row = (nth: number, total: Value, ...amounts: Value[]): Value[] => [
  ...(homes[nth] ?? []),
  '',
  null,
  total,
  ...amounts,
]
const good = () => row(0, 2500, 2000, 500)
const rows = (...given: Value[][]) => billWorkbook({ rows: given })

/** For each of the 21 a workbook that has exactly it, and the cell at which it is said. */
const files: Record<FaultKind, { at: string; file: () => Promise<Buffer> }> = {
  itemNameMissing: {
    at: 'H3',
    file: () =>
      billWorkbook({ items: ['管理費', null, '汽車清潔費'], rows: [row(0, 2500, 2000, null, 500)] }),
  },
  itemsMisplaced: {
    at: 'G3',
    file: () => billWorkbook({ items: [null, '管理費'], rows: [row(0, 2000, null, 2000)] }),
  },
  labelMissing: { at: 'A4', file: () => rows(['', ...good().slice(1)]) },
  codeMissing: { at: 'B4', file: () => rows(good().with(1, '')) },
  ownerMissing: { at: 'C4', file: () => rows(good().with(2, '　')) },
  totalNotInteger: { at: 'F4', file: () => rows(row(0, 2500.5, 2000, 500)) },
  sumDiffers: { at: 'F4', file: () => rows(row(0, 2501, 2000, 500)) },
  totalTooLarge: { at: 'F4', file: () => rows(row(0, 999_999_999, 2000, 500)) },
  amountTooSmall: { at: 'H4', file: () => rows(row(0, 0, 100_000, -100_000)) },
  amountTooLarge: { at: 'G4', file: () => rows(row(0, 200_001, 200_001)) },
  amountWithoutItem: { at: 'I4', file: () => rows(row(0, 2500, 2000, 500, 30)) },
  dateFormat: {
    at: 'D1',
    file: () => billWorkbook({ days: ['2027/03/01', '2027-03-31', '2027/04/30'], rows: [good()] }),
  },
  startNotBeforeEnd: {
    at: 'D1',
    file: () => billWorkbook({ days: ['2027/03/31', '2027/03/31', '2027/04/30'], rows: [good()] }),
  },
  barcodeBeforeEnd: {
    at: 'F1',
    file: () => billWorkbook({ days: ['2027/03/01', '2027/03/31', '2027/03/30'], rows: [good()] }),
  },
  notOneYear: {
    at: 'F1',
    file: () => billWorkbook({ days: ['2027/03/01', '2027/03/31', '2028/03/01'], rows: [good()] }),
  },
  amountNotNumeric: { at: 'G4', file: () => rows(row(0, 500, '免繳', 500)) },
  householdUnknown: { at: 'B4', file: () => rows(good().with(1, homes[1]?.[1] ?? '')) },
  householdTwice: { at: 'B6', file: () => rows(good(), row(1, 2000, 2000), row(0, 300, 300)) },
  noRows: { at: 'F4', file: () => rows(row(0, null), row(1, null)) },
  itemTwice: { at: 'H3', file: () => billWorkbook({ items: ['管理費', '管理費'], rows: [good()] }) },
  notCalculated: {
    at: 'G4',
    file: () => {
      const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`
      const line = (number: number, values: readonly string[], more = '') =>
        `<row r="${number}">${values.map((value, i) => (value ? text(`${'ABCDEFGH'[i]}${number}`, value) : '')).join('')}${more}</row>`
      return archiveOf(
        workbookParts(
          sheetXml(
            line(1, ['起始日', '2027/03/01', '結束日', '2027/03/31', '條碼期限', '2027/04/30']) +
              line(3, [...billHeads, '管理費']) +
              line(4, [...(homes[0] ?? []), '', '', '2000'], '<c r="G4"><f>1000*2</f></c>'),
          ),
        ),
      )
    },
  },
}

describe('the checks of a workbook of bills', () => {
  it('are 21, each with the rule that it follows (R297)', () => {
    expect(faultKinds).toHaveLength(21)
    expect(new Set(Object.values(faultTable).map(({ problem }) => problem)).size).toBe(21)
    for (let n = 298; n <= 312; n++)
      expect(Object.values(faultTable).filter(({ rule }) => rule === `R${n}`)).toHaveLength(1)
  })

  const told = faultKinds.map((kind) => [faultTable[kind].rule, kind] as const)
  it.each(told)('%s: say %s at its cell, and nothing else', async (_rule, kind) => {
    const { at, file } = files[kind]
    expect(faultsIn(await lookedAt(manager, await file()))).toEqual([`${kind} ${at}`])
  })

  it('find nothing wrong with a right file: items with amounts, and the days of start, end and barcodes (R288)', async () => {
    const days = [new Date('2027-03-01T00:00:00Z'), new Date('2027-03-31T00:00:00Z'), '2027/04/30'] as const
    const file = await billWorkbook({
      days,
      rows: [good(), row(1, '1,999', '２０００', '-1'), row(2, -99_999 + 200_000, -99_999, 200_000)],
    })
    const { Preview } = await lookedAt(manager, file)
    expect(Preview.Faults).toEqual([])
    expect(Preview).toMatchObject({
      StartDate: '2027-03-01',
      EndDate: '2027-03-31',
      Count: 3,
      Total: 104_500,
    })
  })

  it('tell all that is wrong at once; none hides another (R297)', async () => {
    const file = await billWorkbook({
      days: ['2027/04/01', '2027/03/01', '2027/2/1'],
      items: ['管理費', '管理費', ''],
      rows: [
        ['', 'H0', '', '', null, 12.5, 'x', 300_000, 7],
        ['A棟', 'H0', '甲', '', null, 5, 1, 1],
      ],
    })
    expect(faultsIn(await lookedAt(manager, file))).toEqual([
      'startNotBeforeEnd D1',
      'dateFormat F1',
      'itemTwice H3',
      'labelMissing A4',
      'ownerMissing C4',
      'totalNotInteger F4',
      'amountNotNumeric G4',
      'amountTooLarge H4',
      'amountWithoutItem I4',
      'householdUnknown B5',
      'sumDiffers F5',
    ])
  })

  it('say of a sheet without the headings that items do not begin at G3 (R299)', async () => {
    const file = await workbook({ 工作表1: [['2027/03/01'], ['戶號', '金額'], ['A棟', 100]] })
    expect(faultsIn(await lookedAt(manager, file))).toContain('itemsMisplaced G3')
  })
})
