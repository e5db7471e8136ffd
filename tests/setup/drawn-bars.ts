import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** Every filled rectangle of the pages of a PDF, as its drawing says: what bars are drawn with. */
function rectanglesOf(pdf: Buffer): number[][] {
  const found: number[][] = []
  const text = pdf.toString('latin1')
  for (const { index = 0, 0: head } of text.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n/g)) {
    const begin = index + head.length
    const body = pdf.subarray(begin, text.indexOf('\nendstream', begin))
    let drawing = ''
    try {
      drawing = inflateSync(body).toString('latin1')
    } catch {
      continue
    }
    for (const [, x, y, width, height] of drawing.matchAll(/^([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re$/gm))
      found.push([x, y, width, height].map(Number))
  }
  return found
}

/** A picture of rectangles in points at so many dots per inch, dark on white, as zxing takes it. */
function pictureOf(rectangles: readonly number[][], dpi: number): ImageData {
  const scale = dpi / 72
  const [width, height] = [Math.ceil(595 * scale), Math.ceil(842 * scale)]
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [x = 0, y = 0, w = 0, h = 0] of rectangles)
    for (let row = Math.round(y * scale); row < Math.round((y + h) * scale); row++)
      for (let column = Math.round(x * scale); column < Math.round((x + w) * scale); column++)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
  return { data, width, height, colorSpace: 'srgb' } as ImageData
}

/** Reads the Code 39 of a PDF of one page by zxing, from the rectangles that it draws, without any other program. */
export async function readBars(pdf: Buffer, dpi: number): Promise<string[]> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(path)).buffer } })
  const bars = rectanglesOf(pdf).filter(([, , width = 0, height = 0]) => width < 10 && height > 20)
  const read = await readBarcodes(pictureOf(bars, dpi), { formats: ['Code39'], maxNumberOfSymbols: 10 })
  return read.map(({ text }) => text)
}
