import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Desk } from './desk.ts'
import type { Box } from './drawn-bars.ts'

/** Whether a program of the system is there: tests that need one are left out where it is not. */
export const hasProgram = (name: string): boolean => spawnSync(name, ['--version']).error === undefined

/** The whole of what a stream gives. */
export async function bytesOf(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** What pdftotext reads in a PDF, laid out as it stands there. */
export const wordsOf = (pdf: Buffer): string =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })

/** Where the words of a PDF stand, in points from the upper left corner of their page. */
export function placesOf(pdf: Buffer): (Box & { word: string; page: { width: number; height: number } })[] {
  const said = execFileSync('pdftotext', ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' })
  return said.split('<page ').flatMap((sheet) => {
    const [width = 0, height = 0] = (sheet.match(/[\d.]+/g) ?? []).map(Number)
    const words = sheet.matchAll(/<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g)
    return [...words].map(([, x, y, right, bottom, word = '']) => ({
      word,
      x: Number(x),
      y: Number(y),
      width: Number(right) - Number(x),
      height: Number(bottom) - Number(y),
      page: { width, height },
    }))
  })
}

/** What zbarimg reads on the pages of a PDF at so many dots per inch. */
export function zbarOf(pdf: Buffer, dpi: number): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-paper-'))
  try {
    writeFileSync(join(folder, 'paper.pdf'), pdf)
    execFileSync('pdftoppm', ['-r', String(dpi), '-png', join(folder, 'paper.pdf'), join(folder, 'page')])
    const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'))
    const { stdout } = spawnSync('zbarimg', ['-q', '--raw', ...pictures.map((name) => join(folder, name))], {
      encoding: 'utf8',
    })
    return stdout.trim().split('\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The first page of a PDF as it is printed at so many dots per inch: whether a part of it, in points, stays white. */
export function printedOf(pdf: Buffer, dpi: number): { isWhite(part: Box): boolean } {
  const page = execFileSync('pdftoppm', ['-r', String(dpi), '-gray', '-singlefile', '-'], {
    input: pdf,
    maxBuffer: 2 ** 26,
  })
  const [head = '', wide] = /^P5\s(\d+)\s\d+\s\d+\s/.exec(page.toString('latin1', 0, 40)) ?? []
  const dots = page.subarray(head.length)
  const at = (points: number) => Math.round((points * dpi) / 72)
  return {
    isWhite({ x, y, width, height }) {
      for (let row = at(y); row < at(y + height); row++) {
        const line = dots.subarray(row * Number(wide), (row + 1) * Number(wide))
        if (line.subarray(at(x), at(x + width)).some((grey) => grey < 250)) return false
      }
      return true
    },
  }
}

/** A file as somebody downloads it. */
export async function fileOf(
  { url, accessToken }: Desk,
  path: string,
): Promise<{ status: number; type: string | null; content: Buffer }> {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${accessToken}` } })
  const content = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, type: answer.headers.get('content-type'), content }
}
