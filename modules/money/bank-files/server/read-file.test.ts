import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { Format, mostLines } from '../format-shapes.ts'
import { shippedFormats } from '../shipped-formats.ts'
import { readBankFile } from './read-file.ts'

const formatOf = (key: string) => shippedFormats.get(key) ?? Format.parse({})
const head = '虛擬帳號,金額,繳款日,繳款時間,入帳日,通路,轉出銀行,轉出帳號,交易序號,沖正'
const csv = (...rows: string[]) => Buffer.from([head, ...rows].join('\r\n'))
const row = '99123-1011-2070-003,"3,120",2026/11/19,20:41,2026/11/20,ATM,013,00012348213,A1,'
const fixedLine = ({ day = '1151119', amount = '0000000312000', sign = '+', mark = ' ' } = {}) =>
  `21151120${'99123101120700 3'.replace(' ', '0')}${sign}${amount}${day}204100ATM013${'0000000000048213'}${mark}A000000001`
const fixed = (lines: string[], count = lines.length, sum = 312000 * lines.length) =>
  Buffer.from(
    ['11151120晴川', ...lines, `3${String(count).padStart(6, '0')}${String(sum).padStart(15, '0')}`].join(
      '\n',
    ),
  )

describe('the files of banks, as their formats describe them', () => {
  it('reads the generic CSV by its titles, in whatever order, with quotes and hyphens', () => {
    const read = readBankFile(csv(row), formatOf('generic'))
    expect(read.faults).toEqual([])
    expect(read.lines).toEqual([
      {
        lineNumber: 2,
        raw: row,
        kind: 'in',
        code: '9912310112070003',
        amount: 3120,
        paidOn: '2026-11-19',
        paidTime: '20:41:00',
        agencyOn: null,
        creditedOn: '2026-11-20',
        payoutOn: null,
        channel: 'atm',
        bankCode: '013',
        payerAccount: '00012348213',
        reference: 'A1',
        fee: null,
      },
    ])
  })

  it('reads fixed width by bytes, years of the Republic, cents and the sums of the trailer', () => {
    const { lines, faults } = readBankFile(fixed([fixedLine()]), formatOf('virtualAccounts'))
    expect(faults).toEqual([])
    expect(lines).toMatchObject([{ amount: 3120, paidOn: '2026-11-19', channel: 'atm', bankCode: '013' }])
  })

  it('reads the file of an agency for shops, with its fee and the day of its payout', () => {
    const line = `D202611192026112320261124${'9912310112070003'}000003120${'0010'}711 ${'000000000077'}`
    const content = Buffer.from(`H20261124\n${line}\nT000001000000003120\n`)
    const { lines, faults } = readBankFile(content, formatOf('shops'))
    expect(faults).toEqual([])
    expect(lines).toMatchObject([
      { amount: 3120, fee: 10, payoutOn: '2026-11-24', creditedOn: '2026-11-23', channel: 'store' },
    ])
  })

  it('knows a reversal by its mark, and what went out by its sign', () => {
    const { lines } = readBankFile(
      fixed([fixedLine({ mark: 'R' }), fixedLine({ sign: '-' })]),
      formatOf('virtualAccounts'),
    )
    expect(lines.map(({ kind }) => kind)).toEqual(['reversal', 'out'])
  })

  it('counts bytes of cp950, says which line has a character that is none, and reads the rest', () => {
    const format = Format.parse({
      name: 'x',
      layout: 'fixed',
      encoding: 'cp950',
      columns: [
        { meaning: 'reference', at: 1, length: 6 },
        { meaning: 'amount', at: 7, length: 6 },
        { meaning: 'paidOn', at: 13, length: 8 },
      ],
    })
    const line = (name: Buffer) => Buffer.concat([name, Buffer.from('00312020261119\n')])
    const read = readBankFile(
      Buffer.concat([line(iconv.encode('王小明', 'cp950')), line(Buffer.from('fb69a440a440', 'hex'))]),
      format,
    )
    expect(read.lines.map(({ reference, amount }) => [reference, amount])).toEqual([
      ['王小明', 3120],
      ['\u{fffd}i一一', 3120],
    ])
    expect(read.faults).toMatchObject([
      { lineNumber: 2, isFault: false, words: expect.stringContaining('無法辨認') },
    ])
  })

  it.each([
    ['a file cut short', fixed([fixedLine()], 2), '可能沒有下載完整'],
    ['a sum that differs', fixed([fixedLine()], 1, 312001), '可能沒有下載完整'],
    ['no trailer', Buffer.from(fixedLine()), '沒有結尾紀錄'],
    ['a record that the format does not know', fixed([`9${fixedLine().slice(1)}`], 1), '沒有這種紀錄'],
    ['a month that there is not', fixed([fixedLine({ day: '1151319' })]), '無法讀取'],
    ['cents', fixed([fixedLine({ amount: '0000000312050' })]), '無法讀取'],
  ])('refuses %s with a sentence', (_, content, words) => {
    const said = readBankFile(content, formatOf('virtualAccounts')).faults.map((fault) => fault.words)
    expect(said.join()).toContain(words)
  })

  it.each([
    ['a workbook', Buffer.from('504b03040000', 'hex'), '文字檔'],
    ['bytes that are no text', Buffer.from([65, 0, 66]), '不是文字檔'],
    ['too many lines', Buffer.alloc(mostLines + 2, '\n'), '分次匯入'],
    ['a line without end', csv('x'.repeat(3000)), '位元組'],
    ['a quote without end', csv('"1,2'), '引號'],
    ['other columns', Buffer.from('a,b\n1,2'), '找不到欄位「虛擬帳號」'],
    ['nothing', csv(), '沒有任何一筆'],
    ['a formula for an amount', csv('991,=1+1,2026/11/19,,,,,,,'), '無法讀取'],
    ['an amount beyond reason', csv('991,99999999999,2026/11/19,,,,,,,'), '無法讀取'],
  ])('refuses %s with a sentence', (_, content, words) => {
    const read = readBankFile(content, formatOf('generic'))
    expect(read.faults.map((fault) => fault.words).join()).toContain(words)
    expect(read.lines).toEqual([])
  })

  it('shows columns that nobody described, and never guesses them', () => {
    const content = Buffer.from(`${head},備註\n${row},社區`)
    expect(readBankFile(content, formatOf('generic'))).toMatchObject({ unknown: ['備註'], faults: [] })
  })
})
