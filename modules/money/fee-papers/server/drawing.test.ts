import { describe, expect, it } from 'vitest'
import { streamPaper } from '#platform/server/paper/stream.ts'
import { barsOf, readBars } from '#tests/setup/drawn-bars.ts'
import { bytesOf, hasProgram, printedOf, wordsOf, zbarOf } from '#tests/setup/paper-tools.ts'
import type { BillPaper } from '../papers.ts'
import { mm, sheets } from '#platform/server/paper/paper.ts'
import { drawBill } from './draw-bill.ts'
import { drawBillOnRoll } from './draw-bill-roll.ts'
import { sampleBill } from './sample-bill.ts'
import { spokenAccount } from '#modules/money/collecting/contract.ts'
import { rocPeriod, rocSpan, spoken } from '#platform/server/paper/speak.ts'

const drawn = (...bills: BillPaper[]) =>
  bytesOf(
    streamPaper({ title: '繳費單', author: '晴川社區' }, function* (paper) {
      for (const bill of bills) yield drawBill(paper, bill)
    }),
  )
const onRoll = (wide: number, bill: BillPaper) =>
  bytesOf(
    streamPaper({ title: '繳費單', author: '晴川社區' }, function* (paper) {
      yield drawBillOnRoll(paper, bill, wide)
    }),
  )
const rolls = ['thermal80', 'thermal58'] as const
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length
const segments = sampleBill.segments?.toSorted()
const text = hasProgram('pdftotext')

describe('a printed bill', () => {
  it.skipIf(!text)(
    'says whom it is for, what for, how much, until when and how, also on the part to tear off',
    async () => {
      const words = wordsOf(await drawn(sampleBill))
      for (const said of [
        '晴川社區管理委員會',
        '管理費繳費單',
        '單號 11511-0056',
        '開立 115年11月1日',
        'A棟-14F-1',
        '蔡宗翰',
        '110 臺北市信義區松信路 88 號 14 樓之 1',
        '115年11月1日至 11月30日',
        'NT$6,076',
        '中華民國115年11月15日',
        '115年12月31日',
        '專有部分 34.56 坪 × 每坪 85 元',
        '本期小計',
        '3,538',
        '115年10月管理費，期限 115年10月15日',
        '−500',
        '99123-1111-4010-006',
        '凱基銀行 809',
        '20,001–40,000 元',
        '超商不代收，請轉帳',
        '7-ELEVEN、全家、OK、萊爾富',
        '請勿使用前期繳費單',
        '住戶收執聯',
        '帳號末四碼',
        '未蓋收款章或無代收收據者無效。',
      ])
        expect(words).toContain(said)
    },
  )

  it.skipIf(!text)('has names with rare characters as text', async () => {
    const words = wordsOf(await drawn({ ...sampleBill, payer: '吳𠮷㐂', address: '㐂樂路 3 號' }))
    expect(words.match(/吳𠮷㐂/g)).toHaveLength(2)
    expect(words).toContain('㐂樂路 3 號')
  })

  it.each([200, 300])('has three barcodes that zxing reads at %i dots per inch', async (dpi) => {
    expect((await readBars(await drawn(sampleBill), dpi)).sort()).toEqual(segments)
  })

  it.skipIf(!hasProgram('zbarimg'))(
    'has three barcodes that zbarimg reads off the printed sheet',
    async () => {
      const pdf = await drawn(sampleBill)
      expect(zbarOf(pdf, 200).sort()).toEqual(segments)
      expect(zbarOf(pdf, 300).sort()).toEqual(segments)
    },
  )

  it.skipIf(!hasProgram('zbarimg')).each(rolls)(
    'has on %s the three barcodes of its sheet, and zbarimg reads them',
    async (roll) => {
      const pdf = await onRoll(sheets[roll], sampleBill)
      expect(pagesOf(pdf)).toBe(1)
      for (const dpi of [200, 203, 300]) expect(zbarOf(pdf, dpi).sort()).toEqual(segments)
    },
  )

  it.each(rolls)('has on %s barcodes that zxing reads too', async (roll) => {
    const pdf = await onRoll(sheets[roll], sampleBill)
    for (const dpi of [200, 300]) expect((await readBars(pdf, dpi)).sort()).toEqual(segments)
  })

  it.each(rolls)('has on %s bars of 10 mm, within the 48 or 72 mm that a printer reaches', async (roll) => {
    const { size, bars } = barsOf(await onRoll(sheets[roll], sampleBill))
    expect(Math.min(...bars.map(({ width }) => width))).toBeGreaterThanOrEqual(mm(10))
    const unreached = (size[0] - mm(roll === 'thermal58' ? 48 : 72)) / 2
    expect(Math.min(...bars.map(({ x }) => x))).toBeGreaterThan(unreached)
    expect(Math.max(...bars.map(({ x, width }) => x + width))).toBeLessThan(size[0] - unreached)
  })

  it.skipIf(!hasProgram('pdftoppm')).each(rolls)(
    'has on %s nothing for 5 mm before and behind its bars, where scanners look for their beginning',
    async (roll) => {
      const pdf = await onRoll(sheets[roll], sampleBill)
      const { isWhite } = printedOf(pdf, 203)
      const { bars } = barsOf(pdf)
      const columns = [...new Set(bars.map(({ x }) => x))]
      expect(columns).toHaveLength(3)
      for (const x of columns) {
        const column = bars.filter((bar) => bar.x === x)
        const width = Math.min(...column.map((bar) => bar.width))
        const top = Math.min(...column.map(({ y }) => y))
        const end = Math.max(...column.map(({ y, height }) => y + height))
        expect(isWhite({ x, width, y: top - mm(5), height: mm(4.8) })).toBe(true)
        expect(isWhite({ x, width, y: end + mm(0.2), height: mm(4.8) })).toBe(true)
        expect(isWhite({ x, width, y: top, height: end - top })).toBe(false)
      }
    },
  )

  it.skipIf(!text).each(rolls)('says on %s what its sheet says', async (roll) => {
    const words = wordsOf(await onRoll(sheets[roll], { ...sampleBill, payer: '吳𠮷㐂' }))
    for (const said of [
      'NT$6,076',
      'A棟-14F-1',
      '吳𠮷㐂',
      '99123-1111-4010-006',
      '115年12月31日',
      '−500',
      '11511-0056',
    ])
      expect(words).toContain(said)
    const paid = await onRoll(sheets[roll], { ...sampleBill, due: 0 })
    expect(wordsOf(paid)).toContain('本單已繳清')
    expect(wordsOf(paid)).not.toContain('151231K6A')
    expect(wordsOf(await onRoll(sheets[roll], { ...sampleBill, isVoided: true }))).toContain('作廢')
  })

  it.skipIf(!text)('has over the limit of shops a sentence where its barcodes would be (R293)', async () => {
    const pdf = await drawn({
      ...sampleBill,
      due: 40_001,
      segments: null,
      noBarcodes: '金額超過超商代收上限',
    })
    expect(wordsOf(pdf)).toContain('金額超過超商代收上限')
    expect(wordsOf(pdf)).not.toContain('超商條碼可繳至')
    expect(await readBars(pdf, 300)).toEqual([])
  })

  it.skipIf(!text)('offers no way to pay once it is voided or paid', async () => {
    for (const [change, sentence] of [
      [{ isVoided: true }, '本單已作廢，請勿以本單繳費'],
      [{ due: 0 }, '本單已繳清'],
    ] as const) {
      const pdf = await drawn({ ...sampleBill, ...change })
      expect(wordsOf(pdf)).toContain(sentence)
      expect(wordsOf(pdf)).not.toContain('99123-1111')
      expect(await readBars(pdf, 300)).toEqual([])
    }
  })

  it('goes on to another sheet when it has more lines than one holds', async () => {
    const line = { name: '管理費', basis: '專有部分', amount: 1 }
    const many = { ...sampleBill, lines: Array.from({ length: 60 }, () => line) }
    expect(pagesOf(await drawn(sampleBill))).toBe(1)
    const pdf = await drawn(many)
    expect(pagesOf(pdf)).toBe(3)
    expect((await readBars(pdf, 300)).sort()).toEqual(segments)
  })

  it('says periods, days and accounts as people do', () => {
    expect(rocPeriod('2026-11-01', '2026-11-30')).toBe('115年11月')
    expect(rocPeriod('2026-11-01', '2026-12-31')).toBe('115年11月至12月')
    expect(rocPeriod('2026-12-01', '2027-01-31')).toBe('115年12月至116年1月')
    expect(rocSpan('2026-12-01', '2027-01-31')).toBe('115年12月1日至 116年1月31日')
    expect(spokenAccount('9912311114010006')).toBe('99123-1111-4010-006')
    expect(spokenAccount('99123398893')).toBe('99123-3988-93')
    expect(spokenAccount('9912339398893')).toBe('99123-3939-8893')
    expect(spoken(-1500)).toBe('−1,500')
  })
})
