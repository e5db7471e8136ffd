import { mm, type Paper, sheets } from '#platform/server/paper/paper.ts'
import { qrOf } from './qr.ts'

const [width, height] = sheets.a4
const margin = mm(20)
/** Points between both margins. */
export const inner = width - 2 * margin
const foot = height - mm(18)
/** Where a sheet begins below its head line, and where its words end. */
const top = mm(23)
const bottom = foot - mm(4)
/** How high a row with a signature is. */
const pictureHigh = 30
/** Papers whose parts have one row of page numbers, with the last that was used. */
const through = new WeakMap<Paper, number>()
/** From here on the sheets of a paper are numbered on and on, whatever part they belong to. */
export const numberThrough = (paper: Paper): void => void through.set(paper, 0)

/** What stands in a cell: words, or a picture as it was kept. */
export type Cell = string | Buffer
const small = { size: 8.5, line: 13, grey: 0.2 } as const

/** A column of a table: what it says and how much of the width it has. */
export interface DrawnColumn {
  title: string
  share: number
  align?: 'left' | 'right'
}

/** As much of the words of a head line as there is room for. */
function cut(paper: Paper, words: string, width: number): string {
  const [first = '', more] = paper.lines(words, width - paper.widthOf('…', small), small)
  return more === undefined ? first : `${first}…`
}

/** A document of A4 sheets with a head line and page numbers, drawn from the top down. */
export class Document {
  y = 0
  #page = 0
  readonly paper: Paper
  readonly #head: readonly [string, string]
  constructor(paper: Paper, head: readonly [string, string]) {
    this.paper = paper
    this.#head = head
    this.begin()
  }

  /** Begins the next sheet. */
  begin(): void {
    const { paper } = this
    paper.page(sheets.a4)
    this.#page++
    const last = through.get(paper)
    if (last !== undefined) through.set(paper, last + 1)
    const [left, right] = this.#head.map((words) => cut(paper, words, inner / 2 - 10))
    paper.text(left ?? '', margin, mm(12), small)
    paper.text(right ?? '', margin + inner, mm(12), { ...small, align: 'right' })
    paper.rule(margin, mm(17.5), inner, { thick: mm(0.2) })
    paper.rule(margin, foot, inner, { thick: mm(0.2) })
    paper.text(`第 ${last === undefined ? this.#page : last + 1} 頁`, margin, foot + mm(1.5), small)
    this.y = top
  }

  /** Begins the next sheet when so much does not fit any more. */
  room(points: number): void {
    if (this.y + points > bottom) this.begin()
  }

  title(words: string, under = ''): void {
    const big = { size: 17, line: 26, weight: 'bold', align: 'centre' } as const
    for (const line of this.paper.lines(words, inner, big)) {
      this.paper.text(line, margin + inner / 2, this.y, big)
      this.y += 26
    }
    this.y += 1
    for (const line of under ? this.paper.lines(under, inner, { size: 10 }) : []) {
      this.paper.text(line, margin + inner / 2, this.y, { size: 10, line: 16, align: 'centre' })
      this.y += 16
    }
    this.y += 8
  }

  heading(words: string, beside = ''): void {
    const bold = { size: 12, line: 18, weight: 'bold' } as const
    const lines = this.paper.lines(words, inner - (beside ? this.paper.widthOf(beside, small) + 12 : 0), bold)
    this.room(42 + 18 * lines.length)
    this.y += 10
    this.paper.text(beside, margin + inner, this.y, { ...small, line: 18, align: 'right' })
    for (const line of lines) {
      this.paper.text(line, margin, this.y, bold)
      this.y += 18
    }
    this.y += 3
  }

  paragraph(words: string, look: { size?: number; line?: number } = {}): void {
    const { size = 10, line = 16 } = look
    for (const part of words.split('\n'))
      for (const each of part ? this.paper.lines(part, inner, { size }) : ['']) {
        this.room(line)
        this.paper.text(each, margin, this.y, { size, line })
        this.y += line
      }
    this.y += 4
  }

  /** A table with rules; `bold` says which rows stand out. The head comes again on the next sheet. A cell may be a picture; `goesOn`: the table above goes on. */
  table(
    columns: readonly DrawnColumn[],
    rows: readonly (readonly Cell[])[],
    bold: (at: number) => boolean = () => false,
    goesOn = false,
  ): void {
    if (goesOn) this.y -= 6
    const { paper } = this
    const all = columns.reduce((sum, { share }) => sum + share, 0)
    const edges = columns.map(
      (_, at) => margin + (inner * columns.slice(0, at).reduce((sum, { share }) => sum + share, 0)) / all,
    )
    const widths = columns.map(({ share }) => (inner * share) / all)
    const titles = columns.map(({ title }) => title)
    const hasHead = titles.some(Boolean)
    const row = (cells: readonly Cell[], weight: 'regular' | 'bold', isHead = false) => {
      const lines = cells.map((cell, at) =>
        typeof cell === 'string' ? paper.lines(cell, (widths[at] ?? 0) - 10, { size: 9, weight }) : [],
      )
      const begin = () => {
        this.begin()
        if (hasHead && !isHead) row(titles, 'bold', true)
      }
      const draw = (part: readonly string[][], high: number) => {
        for (const [at, drawn] of part.entries()) {
          const [x = margin, wide = 0] = [edges[at], widths[at]]
          paper.box(x, this.y, wide, high, mm(0.2))
          const cell = cells[at]
          if (cell instanceof Buffer) paper.image(cell, x + 3, this.y + 2, [wide - 6, high - 4])
          const right = columns[at]?.align === 'right'
          for (const [nth, line] of drawn.entries())
            paper.text(line, right ? x + wide - 5 : x + 5, this.y + 3 + nth * 13, {
              size: 9,
              line: 13,
              weight,
              ...(right && { align: 'right' as const }),
            })
        }
        this.y += high
      }
      const highOf = (part: readonly string[][]) => Math.max(1, ...part.map(({ length }) => length)) * 13 + 6
      let left = lines
      // What is higher than a sheet goes on, line by line, on the next one.
      while (highOf(left) > bottom - top - 20) {
        const count = Math.floor((bottom - this.y - 6) / 13)
        if (count > 0)
          draw(
            left.map((some) => some.slice(0, count)),
            count * 13 + 6,
          )
        if (count > 0) left = left.map((some) => some.slice(count))
        begin()
      }
      const hasPicture = cells.some((cell) => typeof cell !== 'string')
      const high = hasPicture ? Math.max(highOf(left), pictureHigh) : highOf(left)
      if (this.y + high > bottom) begin()
      draw(left, high)
    }
    if (hasHead && !goesOn) row(titles, 'bold', true)
    for (const [at, cells] of rows.entries()) row(cells, bold(at) ? 'bold' : 'regular')
    this.y += 6
  }

  /** Words in a box, with what they come to at its end. */
  boxed(said: readonly (readonly [string, string, string])[]): void {
    const { paper } = this
    const wide = inner - 170
    const look = { size: 9, line: 16 }
    // A sum stays on its line, a little smaller; a resolution has as many lines as it needs.
    const isOne = (words: string) => !words.includes('\n') && paper.widthOf(words, look) <= wide * 1.25
    const rows = said.flatMap(([name, words, end]) =>
      (isOne(words) ? [words] : paper.lines(words, wide, look)).map((line, nth) =>
        nth ? (['', line, ''] as const) : ([name, line, end] as const),
      ),
    )
    const most = Math.floor((bottom - top - 10) / 16)
    for (let from = 0; from < rows.length; from += most) {
      const those = rows.slice(from, from + most)
      const high = those.length * 16 + 10
      this.room(high)
      paper.box(margin, this.y, inner, high, mm(0.2))
      for (const [at, [name, words, end]] of those.entries()) {
        const y = this.y + 5 + at * 16
        paper.text(name, margin + 8, y, look)
        paper.fitted(words, margin + 60, y, wide, look)
        paper.text(end, margin + inner - 8, y, { ...look, weight: 'bold', align: 'right' })
      }
      this.y += high + 6
    }
  }

  /** Lines to be signed. */
  signatures(names: readonly string[]): void {
    this.room(60)
    this.y += 34
    const each = inner / names.length
    for (const [at, name] of names.entries()) {
      this.paper.text(name, margin + at * each, this.y - 14, { size: 9.5, line: 14 })
      this.paper.rule(margin + at * each, this.y, each - 20, { thick: mm(0.2) })
    }
    this.y += 14
  }

  /** A picture on the rest of the sheet, or of the next one where less than half is left; false where it cannot be read. */
  picture(content: Buffer): boolean {
    const half = (bottom - top) / 2
    this.room(half)
    const high = bottom - this.y
    const isDrawn = this.paper.image(content, margin, this.y, [inner, Math.min(high, half)])
    if (isDrawn) this.y += Math.min(high, half) + 6
    return isDrawn
  }

  qr(content: string, x: number, y: number, side: number): void {
    drawQr(this.paper, content, x, y, side)
  }
  get left(): number {
    return margin
  }
}

/** Draws a QR code with its upper left corner at a place; a quiet zone is the caller's. */
export function drawQr({ doc }: Paper, content: string, x: number, y: number, side: number): void {
  const { size, dark } = qrOf(content)
  const unit = side / size
  doc.fillColor([0, 0, 0])
  for (const [column, row] of dark) doc.rect(x + column * unit, y + row * unit, unit + 0.05, unit + 0.05)
  doc.fill()
}
