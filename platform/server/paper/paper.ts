import PDFDocument from 'pdfkit'
import { code39 } from './code39.ts'
import { qrModules } from './qr.ts'
import { ascent, descent, fontFile, type FontName, fontsOf, type Weight } from './fonts.ts'
import { wrap } from './wrap.ts'

/** Points of a millimetre. */
export const mm = (n: number): number => (n * 72) / 25.4

export const sheets = { a4: [mm(210), mm(297)], thermal58: mm(58), thermal80: mm(80) } as const

export interface Look {
  /** In points. */
  size?: number
  /** Of its line, in points; the words stand in its middle. */
  line?: number
  weight?: Weight
  /** What x says of the words: where they begin (the default), end, or are halved. */
  align?: 'left' | 'right' | 'centre'
  /** Black is 0, white is 1. */
  grey?: number
}

interface Loaded {
  font: { hasGlyphForCodePoint(point: number): boolean }
}

/** pdfkit reads a picture once for all places in which it is drawn; its types do not name that. */
interface Opens {
  openImage(content: Buffer): unknown
}

const defaults = { size: 10, line: 15, weight: 'regular', align: 'left', grey: 0 } as const

/** A document that is drawn page by page; everything in points from the upper left corner, all in black on white. */
export class Paper {
  readonly doc: PDFKit.PDFDocument
  readonly #registered = new Set<FontName>()
  readonly #images = new WeakMap<Buffer, unknown>()
  /** Which of the two fonts of a weight has a character. */
  readonly #places: Record<Weight, Map<string, FontName>> = { regular: new Map(), bold: new Map() }

  constructor({ title, author }: { title: string; author: string }) {
    this.doc = new PDFDocument({
      autoFirstPage: false,
      font: undefined as never,
      info: { Title: title, Author: author, Creator: 'Lobby' },
      lang: 'zh-TW',
    })
  }

  /** Begins a page; what was drawn before is on its way out. */
  page([width, height]: readonly [number, number]): void {
    this.doc.addPage({ size: [width, height], margin: 0 })
  }

  #use(name: FontName): Loaded {
    if (!this.#registered.has(name)) this.doc.registerFont(name, fontFile(name))
    this.#registered.add(name)
    this.doc.font(name)
    // Only the loaded font knows which characters it has; the types of pdfkit do not name it.
    return (this.doc as unknown as { _font: Loaded })._font
  }

  #fontOf(character: string, weight: Weight): FontName {
    const known = this.#places[weight].get(character)
    if (known) return known
    const point = character.codePointAt(0) ?? 0
    const [first, second] = fontsOf[weight]
    const has = (name: FontName) => this.#use(name).font.hasGlyphForCodePoint(point)
    const found = has(first) || !has(second) ? first : second
    this.#places[weight].set(character, found)
    return found
  }

  /** Words by the font that has their characters. */
  #runs(words: string, weight: Weight): { font: FontName; words: string }[] {
    const runs: { font: FontName; words: string }[] = []
    for (const character of words) {
      const font = this.#fontOf(character, weight)
      const last = runs.at(-1)
      if (last?.font === font) last.words += character
      else runs.push({ font, words: character })
    }
    return runs
  }

  /** How wide words are in a look. */
  widthOf(words: string, { size = defaults.size, weight = defaults.weight }: Look = {}): number {
    let width = 0
    for (const run of this.#runs(words, weight)) {
      this.#use(run.font)
      width += this.doc.fontSize(size).widthOfString(run.words)
    }
    return width
  }

  /** Draws one line of words whose line box begins at y. */
  text(words: string, x: number, y: number, look: Look = {}): void {
    const { size, line, weight, align, grey } = { ...defaults, ...look }
    const baseline = y + (line - (ascent + descent) * size) / 2 + ascent * size
    const shift = { left: 0, right: 1, centre: 0.5 }[align]
    let at = x - (shift ? shift * this.widthOf(words, look) : 0)
    const level = Math.round(grey * 255)
    this.doc.fillColor([level, level, level])
    for (const run of this.#runs(words, weight)) {
      this.#use(run.font)
      this.doc.fontSize(size).text(run.words, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
      at += this.doc.widthOfString(run.words)
    }
  }

  /** As `text`, made smaller until the words are no wider than `width`. */
  fitted(words: string, x: number, y: number, width: number, look: Look = {}): void {
    const { size } = { ...defaults, ...look }
    const wanted = this.widthOf(words, look)
    this.text(words, x, y, { ...look, size: wanted > width ? Math.max(4, (size * width) / wanted) : size })
  }

  /** The lines of words that are no wider than `width`. */
  lines(words: string, width: number, look: Look = {}): string[] {
    return wrap(words, width, (part) => this.widthOf(part, look))
  }

  /** Draws words in as many lines as they need; gives where the next line begins. */
  paragraph(words: string, x: number, y: number, width: number, look: Look = {}): number {
    const { line } = { ...defaults, ...look }
    let at = y
    for (const each of this.lines(words, width, look)) {
      this.text(each, x, at, look)
      at += line
    }
    return at
  }

  /** A line from left to right. */
  rule(
    x: number,
    y: number,
    width: number,
    { thick = mm(0.1), grey = 0, dash }: { thick?: number; grey?: number; dash?: number } = {},
  ): void {
    const level = Math.round(grey * 255)
    this.doc.lineWidth(thick).strokeColor([level, level, level])
    if (dash) this.doc.dash(dash, { space: dash })
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke()
    if (dash) this.doc.undash()
  }

  /** The edge of a box, inside of it. */
  box(x: number, y: number, width: number, height: number, thick = mm(0.3)): void {
    this.doc
      .lineWidth(thick)
      .strokeColor([0, 0, 0])
      .rect(x + thick / 2, y + thick / 2, width - thick, height - thick)
      .stroke()
  }

  /** Draws turned by a quarter around a point: what goes to the right goes down, what goes down goes to the left. */
  turned(x: number, y: number, draw: () => void): void {
    this.doc.save()
    this.doc.rotate(90, { origin: [x, y] })
    draw()
    this.doc.restore()
  }

  /** A Code 39 as filled rectangles, with bars of `narrow` points; gives its width. */
  bars(
    code: string,
    x: number,
    y: number,
    { height, narrow = mm(0.27) }: { height: number; narrow?: number },
  ): number {
    const { bars, width } = code39(code)
    this.doc.fillColor([0, 0, 0])
    for (const bar of bars) this.doc.rect(x + bar.at * narrow, y, bar.width * narrow, height)
    this.doc.fill()
    return width * narrow
  }

  /** Draws a PNG or JPEG into the middle of a box, as large as fits; false where it is neither. The same bytes are kept once. */
  image(content: Buffer, x: number, y: number, [width, height]: readonly [number, number]): boolean {
    try {
      const opened: unknown = this.#images.get(content) ?? (this.doc as unknown as Opens).openImage(content)
      this.#images.set(content, opened)
      const fit = { fit: [width, height] as [number, number], align: 'center', valign: 'center' } as const
      this.doc.image(opened as never, x, y, fit)
      return true
    } catch {
      return false
    }
  }

  /** A QR code as filled squares, `side` points wide without its quiet zone. */
  qr(content: string, x: number, y: number, side: number): void {
    const { size, dark } = qrModules(content)
    const one = side / size
    this.doc.fillColor([0, 0, 0])
    for (const { row, from, to } of dark) this.doc.rect(x + from * one, y + row * one, (to - from) * one, one)
    this.doc.fill()
  }
}
