import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

type Matrix = [number, number, number, number, number, number]

/** A rectangle on a page, in points from its upper left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const into = ([a, b, c, d, e, f]: Matrix, [k, l, m, n, o, p]: Matrix): Matrix => [
  k * a + l * c,
  k * b + l * d,
  m * a + n * c,
  m * b + n * d,
  o * a + p * c + e,
  o * b + p * d + f,
]

/** Where a rectangle of a drawing stands that is moved or turned by quarters, on a page so high. */
function placed([a, b, c, d, e, f]: Matrix, [x = 0, y = 0, w = 0, h = 0]: number[], high: number): Box {
  const [left, right] = [a * x + c * y + e, a * (x + w) + c * (y + h) + e].toSorted((one, two) => one - two)
  const [low, top] = [b * x + d * y + f, b * (x + w) + d * (y + h) + f].toSorted((one, two) => one - two)
  return {
    x: left ?? 0,
    y: high - (top ?? 0),
    width: (right ?? 0) - (left ?? 0),
    height: (top ?? 0) - (low ?? 0),
  }
}

/** Every filled rectangle of one drawing, as it says. */
function* rectanglesOf(drawing: string, high: number): Generator<Box> {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  const kept: Matrix[] = []
  for (const line of drawing.split('\n')) {
    const numbers = line.split(' ').slice(0, -1).map(Number)
    if (line === 'q') kept.push(matrix)
    else if (line === 'Q') matrix = kept.pop() ?? matrix
    else if (line.endsWith(' cm')) matrix = into(matrix, numbers as Matrix)
    else if (line.endsWith(' re')) yield placed(matrix, numbers, high)
  }
}

/** The size of the page and every bar of a PDF of one page, as it draws them, in points. */
export function barsOf(pdf: Buffer): { size: [number, number]; bars: Box[] } {
  const text = pdf.toString('latin1')
  const [, wide = '595', high = '842'] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? []
  const bars: Box[] = []
  for (const { index = 0, 0: head } of text.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n/g)) {
    const begin = index + head.length
    const body = pdf.subarray(begin, text.indexOf('\nendstream', begin))
    let drawing = ''
    try {
      drawing = inflateSync(body).toString('latin1')
    } catch {
      continue
    }
    for (const box of rectanglesOf(drawing, Number(high)))
      if (Math.min(box.width, box.height) < 10 && Math.max(box.width, box.height) > 20) bars.push(box)
  }
  return { size: [Number(wide), Number(high)], bars }
}

/** A picture of rectangles in points at so many dots per inch, dark on white, as zxing takes it. */
function pictureOf({ size, bars }: ReturnType<typeof barsOf>, dpi: number): ImageData {
  const scale = dpi / 72
  const [width = 0, height = 0] = size.map((side) => Math.ceil(side * scale))
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const box of bars)
    for (let row = Math.round(box.y * scale); row < Math.round((box.y + box.height) * scale); row++)
      for (let column = Math.round(box.x * scale); column < Math.round((box.x + box.width) * scale); column++)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
  return { data, width, height, colorSpace: 'srgb' } as ImageData
}

/** Reads the Code 39 of a PDF of one page by zxing, from the rectangles that it draws, without any other program. */
export async function readBars(pdf: Buffer, dpi: number): Promise<string[]> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(path)).buffer } })
  const read = await readBarcodes(pictureOf(barsOf(pdf), dpi), {
    formats: ['Code39'],
    maxNumberOfSymbols: 10,
  })
  return read.map(({ text }) => text)
}
