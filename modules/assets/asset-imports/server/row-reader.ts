import { columnName } from '#platform/workbook/sheet-xml.ts'
import { type CustomField, fits } from '#modules/assets/asset-settings/contract.ts'
import {
  fieldHead,
  type Head,
  type Settings,
  statuses,
  statusNumbers,
} from '#modules/assets/assets/contract.ts'
import { isInUse } from '#modules/assets/assets/server/public.ts'
import type { Fault } from '../contract.ts'
import type { ReadTexts } from '#platform/workbook/read-texts.ts'

/** What names in a workbook mean in the community. */
export interface Known {
  categories: readonly { id: string; name: string; ownFields: readonly CustomField[] }[]
  areas: readonly { id: string; name: string }[]
  suppliers: readonly { id: string; name: string }[]
}

const whole = /^\d{1,12}$/
const most: Partial<Record<Head, number>> = { 編號: 20, 名稱: 40, 序號: 60, 規格: 100, 備註: 200 }

/** Reads the cells of one row by their heads, and notes what is wrong with them. */
export class RowReader {
  readonly #read: ReadTexts
  readonly #row: ReadTexts['rows'][number]
  readonly #faults: Fault[]

  constructor(read: ReadTexts, row: ReadTexts['rows'][number], faults: Fault[]) {
    this.#read = read
    this.#row = row
    this.#faults = faults
  }

  has(head: string): boolean {
    return this.#read.heads.includes(head)
  }

  text(head: string): string {
    return this.#row.texts[this.#read.heads.indexOf(head)]?.trim() ?? ''
  }

  wrong(kind: Fault['kind'], head: string, value = this.text(head)): void {
    const column = this.#read.heads.indexOf(head)
    const cell = column < 0 ? String(this.#row.number) : `${columnName(column)}${this.#row.number}`
    // What was calculated is told of already.
    if (this.#read.formulas.includes(cell)) return
    this.#faults.push({ kind, cell, head, value: [...value].slice(0, 60).join('') })
  }

  line(head: Head): string {
    const text = this.text(head)
    const longest = most[head] ?? 40
    if ([...text].length > longest) this.wrong('tooLong', head)
    return text
  }

  number(head: Head, largest: number, smallest = 0): number | null {
    const text = this.text(head).normalize('NFKC').replaceAll(',', '')
    if (!text) return null
    const number = Number(text)
    if (!whole.test(text) || number > largest || number < smallest) {
      this.wrong(smallest ? 'notYears' : 'notWhole', head)
      return null
    }
    return number
  }

  day(head: Head): string | null {
    const text = this.text(head)
    if (!text) return null
    const [, year, month = '', date = ''] = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(text) ?? []
    const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    const at = new Date(`${iso}T00:00:00Z`)
    const isReal = year && !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === iso
    if (isReal && iso >= '1800-01-01' && iso <= '2999-12-31') return iso
    this.wrong('notDay', head)
    return null
  }
}

/** What a row says of the asset that it names, over what is known of it: an empty number or day leaves it as it was. What is wrong is noted. */
export function settingsOf(reader: RowReader, base: Settings, known: Known): Settings {
  const { categories, areas, suppliers } = known
  const next: Settings = { ...base, displayId: reader.line('編號'), name: reader.line('名稱') }
  if (!next.displayId) reader.wrong('numberMissing', '編號')
  if (!next.name) reader.wrong('nameMissing', '名稱')
  const said = <Key extends keyof Settings>(head: Head, key: Key, value: () => Settings[Key]) => {
    if (reader.has(head)) next[key] = value()
  }
  const named = (head: Head, kind: Fault['kind'], rows: readonly { id: string; name: string }[]) => {
    const text = reader.text(head)
    const found = rows.find(({ name }) => name === text)
    if (text && !found) reader.wrong(kind, head)
    return found?.id ?? null
  }
  said('類別', 'assetCategoryId', () => named('類別', 'categoryUnknown', categories))
  said('區域', 'areaId', () => named('區域', 'areaUnknown', areas))
  said('廠商', 'supplierId', () => named('廠商', 'supplierUnknown', suppliers))
  said('狀態', 'assetStatus', () => {
    const text = reader.text('狀態')
    const found = statusNumbers.find((status) => statuses[status] === text)
    if (text && !found) reader.wrong('statusUnknown', '狀態')
    return found ?? base.assetStatus
  })
  said('位置', 'place', () => reader.line('位置'))
  said('數量', 'quantity', () => reader.number('數量', 99_999) ?? base.quantity)
  said('可借數量', 'lendable', () => reader.number('可借數量', 9999) ?? base.lendable)
  // Of what is off or scrapped the desk lends nothing.
  if (!isInUse(next.assetStatus)) next.lendable = 0
  said('廠牌', 'brand', () => reader.line('廠牌'))
  said('型號', 'model', () => reader.line('型號'))
  said('序號', 'serialNumber', () => reader.line('序號'))
  said('規格', 'specification', () => reader.line('規格'))
  said('購入日期', 'boughtOn', () => reader.day('購入日期') ?? base.boughtOn)
  said('購入金額', 'purchaseCost', () => reader.number('購入金額', 999_999_999) ?? base.purchaseCost)
  said('保固到期', 'warrantyUntil', () => reader.day('保固到期') ?? base.warrantyUntil)
  said('耐用年限', 'usefulYears', () => reader.number('耐用年限', 99, 1) ?? base.usefulYears)
  said('殘值', 'residualValue', () => reader.number('殘值', 999_999_999) ?? base.residualValue)
  said('換新金額', 'replacementCost', () => reader.number('換新金額', 999_999_999) ?? base.replacementCost)
  said('備註', 'note', () => reader.line('備註'))
  if (next.lendable > next.quantity) reader.wrong('lendableOver', '可借數量')
  if (next.lendable && [...next.name].length > 20) reader.wrong('lendableName', '名稱')
  if (next.purchaseCost !== null && next.residualValue > next.purchaseCost)
    reader.wrong('residualOver', '殘值')
  const category = categories.find(({ id }) => id === next.assetCategoryId)
  const custom = new Map(base.custom.map(({ fieldId, value }) => [fieldId, value]))
  for (const field of category?.ownFields ?? []) {
    const head = fieldHead(category?.name ?? '', field.name)
    if (!reader.has(head)) continue
    const text = reader.text(head)
    const value =
      field.fieldKind === 'yesNo'
        ? ({ 是: 'yes', 否: 'no' }[text] ?? text)
        : field.fieldKind === 'day'
          ? text.replaceAll('/', '-')
          : text
    if (fits(field, value)) custom.set(field.fieldId, value)
    else reader.wrong('fieldUnfit', head)
  }
  return { ...next, custom: [...custom].map(([fieldId, value]) => ({ fieldId, value })) }
}
