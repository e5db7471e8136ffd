import type { Archive } from './archive.ts'
import type { BookParts, SheetPart } from './book-parts.ts'
import { cellText, grown } from './cell-text.ts'
import { limits as most } from './limits.ts'
import { readXml, type XmlReader } from './read-xml.ts'
import { epoch } from './sheet-xml.ts'
import { unreadable } from './unreadable.ts'

/** What stands in a cell, as a person sees it. */
export type ReadCell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number }
  | { kind: 'boolean'; isTrue: boolean }
  /** A day without time: `2026-11-22`. */
  | { kind: 'day'; day: string }
  /** `#REF!` and the like. */
  | { kind: 'error'; text: string }
  /** A formula that was never calculated. */
  | { kind: 'uncalculated' }

/** What hears a sheet's rows as they come. Columns count from 0, rows as a person sees them, from 1. */
export interface SheetReader {
  row(number: number, cells: ReadonlyMap<number, ReadCell>): void
  /** `B3:B7` */
  merged(range: string): void
  /** A cell that is a formula, calculated or not, before its row is heard. */
  formula?(row: number, column: number): void
}

export interface SheetLimits {
  /** Rows with anything in them. */
  rows: number
  columns: number
}

/** Rows that a sheet can have; no program writes a number beyond. */
const lastRow = 1_048_576
const reference = /^([A-Z]{1,3})([1-9]\d{0,6})$/
const day = 86_400_000

/** 0 for `A`. */
export const columnIndex = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function numberCell(text: string, isDay: boolean, is1904: boolean): ReadCell | undefined {
  if (text === '') return undefined
  const number = Number(text)
  if (!Number.isFinite(number)) return { kind: 'text', text }
  if (!isDay || number < 1 || number >= 2_958_466) return { kind: 'number', number }
  const at = new Date((Math.floor(number) - epoch + (is1904 ? 1462 : 0)) * day)
  return { kind: 'day', day: at.toISOString().slice(0, 10) }
}

/** The handler of one sheet's elements. */
class SheetElements implements XmlReader {
  #row = 0
  #column = -1
  #rows = 0
  #merged = 0
  #cells = new Map<number, ReadCell>()
  #type = ''
  #style = 0
  #value = ''
  #inline = ''
  #isFormula = false
  #hasValue = false
  #inside: 'value' | 'inline' | '' = ''
  #aside = false

  readonly #sheet: SheetPart
  readonly #book: BookParts
  readonly #limits: SheetLimits
  readonly #reader: SheetReader

  constructor(sheet: SheetPart, book: BookParts, limits: SheetLimits, reader: SheetReader) {
    this.#sheet = sheet
    this.#book = book
    this.#limits = limits
    this.#reader = reader
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'c') this.#openCell(attributes)
    else if (name === 'v') {
      this.#inside = 'value'
      this.#hasValue = true
    } else if (name === 'f') this.#isFormula = true
    else if (name === 't') this.#inside = this.#aside ? '' : 'inline'
    else if (name === 'rPh') this.#aside = true
    else if (name === 'row') this.#openRow(attributes)
    else if (name === 'mergeCell' && ++this.#merged <= most.merged) this.#reader.merged(attributes.ref ?? '')
  }

  text(said: string): void {
    if (this.#inside === 'value') this.#value = grown(this.#value, said)
    else if (this.#inside === 'inline') this.#inline = grown(this.#inline, said)
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#inside = ''
    else if (name === 'rPh') this.#aside = false
    else if (name === 'c') this.#closeCell()
    else if (name === 'row') this.#closeRow()
  }

  #openRow({ r }: Readonly<Record<string, string>>): void {
    const number = r === undefined ? this.#row + 1 : Number(r)
    // Rows stand in their order in every workbook that a program wrote.
    if (!Number.isInteger(number) || number <= this.#row || number > lastRow) throw unreadable.damaged()
    this.#row = number
    this.#column = -1
    this.#cells = new Map()
  }

  #openCell({ r, t = '', s = '0' }: Readonly<Record<string, string>>): void {
    const [, letters] = r === undefined ? [] : (reference.exec(r) ?? [])
    if (r !== undefined && !letters) throw unreadable.damaged()
    this.#column = letters ? columnIndex(letters) : this.#column + 1
    this.#type = t
    this.#style = Number(s)
    this.#value = this.#inline = ''
    this.#isFormula = this.#hasValue = false
  }

  #valueOf(): ReadCell | undefined {
    const value = this.#value
    if (this.#type === 's') return { kind: 'text', text: this.#book.texts[Number(value)] ?? '' }
    if (this.#type === 'inlineStr') return { kind: 'text', text: cellText(this.#inline) }
    if (this.#isFormula && !this.#hasValue) return { kind: 'uncalculated' }
    if (this.#type === 'str') return { kind: 'text', text: cellText(value) }
    if (this.#type === 'b') return { kind: 'boolean', isTrue: /^(1|true)$/i.test(value) }
    if (this.#type === 'e') return { kind: 'error', text: value }
    if (this.#type === 'd') return { kind: 'text', text: value.slice(0, 10) }
    return numberCell(value, this.#book.days[this.#style] === true, this.#book.is1904)
  }

  #closeCell(): void {
    const cell = this.#valueOf()
    if (this.#isFormula && this.#column < this.#limits.columns)
      this.#reader.formula?.(this.#row, this.#column)
    if (!cell || (cell.kind === 'text' && cell.text.trim() === '')) return
    if (this.#column >= this.#limits.columns)
      throw unreadable.tooManyColumns(this.#sheet.title, this.#limits.columns)
    this.#cells.set(this.#column, cell)
  }

  #closeRow(): void {
    if (!this.#cells.size) return
    if (++this.#rows > this.#limits.rows) throw unreadable.tooManyRows(this.#sheet.title, this.#limits.rows)
    this.#reader.row(this.#row, this.#cells)
  }
}

/** Reads a sheet row by row. Throws damaged, entities, tooLarge, tooManyRows, tooManyColumns. */
export const readSheet = (
  archive: Archive,
  book: BookParts,
  sheet: SheetPart,
  limits: SheetLimits,
  reader: SheetReader,
): Promise<void> => readXml(archive.open(sheet.part), new SheetElements(sheet, book, limits, reader))
