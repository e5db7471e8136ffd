import { describe, expect, it } from 'vitest'
import { readBars } from '#tests/setup/drawn-bars.ts'
import { bytesOf, hasProgram, wordsOf, zbarOf } from '#tests/setup/paper-tools.ts'
import { code39 } from './code39.ts'
import { mm, type Paper, sheets } from './paper.ts'
import { streamPaper } from './stream.ts'
import { wrap } from './wrap.ts'

const about = { title: '測試', author: '晴川社區' }
const printed = (draw: (paper: Paper) => void) =>
  bytesOf(
    streamPaper(about, function* (paper) {
      paper.page(sheets.a4)
      draw(paper)
      yield
    }),
  )
const segments = ['151231K6A', '9912311114010006', '151192000006076']
const barsPage = (paper: Paper) => {
  for (const [index, code] of segments.entries())
    paper.bars(code, mm(30), mm(30 + 30 * index), { height: mm(11) })
}

describe('paper', () => {
  it('writes rare characters in the font that has them, and loads that font for these alone', async () => {
    const plain = await printed((paper) => paper.text('管理費 1,234', 40, 40))
    expect(plain.toString('latin1')).toContain('NotoSansTC')
    expect(plain.toString('latin1')).not.toContain('NotoSansJP')
    const rare = await printed((paper) => paper.text('吳𠮷㐂', 40, 40, { weight: 'bold' }))
    expect(rare.toString('latin1')).toMatch(/NotoSansJP[\w-]*Bold/)
  })

  it.skipIf(!hasProgram('pdftotext'))('gives back every character to who copies it', async () => {
    const pdf = await printed((paper) => {
      paper.text('吳𠮷㐂 堃喆瀞峯凃磘 NT$6,076 −500', 40, 40)
      paper.text('吳𠮷㐂', 40, 80, { weight: 'bold', size: 20 })
    })
    const words = wordsOf(pdf)
    expect(words).toContain('吳𠮷㐂 堃喆瀞峯凃磘 NT$6,076 −500')
    expect(words.match(/吳𠮷㐂/g)).toHaveLength(2)
  })

  it.each([200, 300])('draws Code 39 that zxing reads at %i dots per inch', async (dpi) => {
    expect((await readBars(await printed(barsPage), dpi)).sort()).toEqual(segments.toSorted())
  })

  it.skipIf(!hasProgram('zbarimg') || !hasProgram('pdftoppm'))(
    'draws Code 39 that zbarimg reads at 200 and 300 dots per inch',
    async () => {
      const pdf = await printed(barsPage)
      expect(zbarOf(pdf, 200).sort()).toEqual(segments.toSorted())
      expect(zbarOf(pdf, 300).sort()).toEqual(segments.toSorted())
    },
  )

  it('adds no check character to a code, and prints none of other characters', () => {
    // 16 narrow widths for each character, start and stop included, less the gap after the last.
    expect(code39('151231K6A').width).toBe(11 * 16 - 1)
    expect(() => code39('15-1')).toThrow()
  })

  it('begins no line with what ends a sentence, and cuts what is too wide by itself', () => {
    const widthOf = (words: string) => [...words].length
    expect(wrap('管理費，請繳。', 3, widthOf)).toEqual(['管理', '費，請', '繳。'])
    expect(wrap('期限 2026-11-15 前', 10, widthOf)).toEqual(['期限', '2026-11-15', '前'])
    expect(wrap('同意 A棟-1F-1、B棟-3F-3。', 11, widthOf)).toEqual(['同意 A棟-1F-1、', 'B棟-3F-3。'])
    expect(wrap('12345678', 4, widthOf)).toEqual(['1234', '5678'])
  })

  it('stops drawing when the reader is gone', async () => {
    let pages = 0
    const stream = streamPaper(about, function* (paper) {
      for (; pages < 10_000; pages++) {
        paper.page(sheets.a4)
        for (let y = 0; y < 800; y += 10) paper.text(`第 ${pages} 頁，第 ${y} 行`, 10, y)
        yield
      }
    })
    await new Promise((resolve) => stream.once('readable', resolve))
    stream.destroy()
    const seen = pages
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    expect(pages).toBeLessThanOrEqual(seen + 1)
  })
})
