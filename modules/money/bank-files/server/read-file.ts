import { type Channel, type Format, type LineField, longestLine, mostLines } from '../format-shapes.ts'
import { splitCells } from '../split-cells.ts'
import { type CellReader, cellsOf } from './cells.ts'
import { decode, linesOf } from './decode.ts'
import { readAmount, readCode, readDay, readTime } from './values.ts'

/** A payment as a bank tells it. `in`: money came; `reversal`: the bank takes one back; `out`: something else that went out. */
export interface ReadLine {
  lineNumber: number
  /** The line as it was, which stays. */
  raw: string
  kind: 'in' | 'reversal' | 'out'
  /** '' where it has none. */
  code: string
  amount: number
  paidOn: string
  paidTime: string
  /** When shops or an agency had it, where the file says it. */
  agencyOn: string | null
  creditedOn: string
  payoutOn: string | null
  channel: Channel
  bankCode: string
  payerAccount: string
  reference: string
  fee: number | null
}
export interface FileFault {
  /** 0: the whole file. */
  lineNumber: number
  /** Nothing is imported with it; else it is only said. */
  isFault: boolean
  words: string
}
export interface ReadFile {
  lines: ReadLine[]
  faults: FileFault[]
  /** Titles or numbers of columns that the format knows nothing of. */
  unknown: string[]
}

const fields: readonly LineField[] = ['code', 'amount', 'paidOn']
const names = {
  code: '帳號',
  amount: '金額',
  paidOn: '繳款日',
  agencyOn: '代收日',
  creditedOn: '入帳日',
  payoutOn: '撥款日',
}

/** Reads a bank's file as its format describes it; never more than its caps, and what is wrong in sentences. */
export function readBankFile(content: Buffer, format: Format): ReadFile {
  const read: ReadFile = { lines: [], faults: [], unknown: [] }
  const fault = (lineNumber: number, words: string, isFault = true) => {
    if (read.faults.length < 200) read.faults.push({ lineNumber, isFault, words })
  }
  if (content.subarray(0, 4).equals(Buffer.from('504b0304', 'hex')))
    fault(0, '這是 Excel 或壓縮檔，請向銀行下載文字檔或 CSV。')
  else if (content.includes(0)) fault(0, '檔案含有無法讀取的內容，可能不是文字檔。')
  if (read.faults.length) return read
  const all = linesOf(content)
  if (all.length > mostLines + format.skip) {
    fault(0, `檔案有 ${all.length} 行，一次最多 ${mostLines} 行，請分次匯入。`)
    return read
  }
  let from = format.skip
  let titles: string[] = []
  if (format.layout === 'csv' && format.hasTitles) {
    const first = all[from]
    titles = (first && splitCells(decode(first, format.encoding).text, format.separator)) ?? []
    from++
    const missing = format.columns.filter(
      (c) => !c.at && !titles.includes(c.title) && fields.includes(c.meaning),
    )
    for (const { title } of missing) fault(from, `找不到欄位「${title}」，請確認格式與檔案是否相符。`)
    read.unknown = titles.filter(
      (title, nth) => title && !format.columns.some((c) => (c.at ? c.at === nth + 1 : c.title === title)),
    )
    if (missing.length) return read
  }
  const { record } = format
  let trailer: { at: number; cells: CellReader } | undefined
  for (const [nth, bytes] of all.entries()) {
    if (nth < from || !bytes.length) continue
    const lineNumber = nth + 1
    if (bytes.length > longestLine) {
      fault(lineNumber, `這一行超過 ${longestLine} 個位元組，無法讀取。`)
      continue
    }
    const cells = cellsOf(bytes, format, titles)
    if (!cells) {
      fault(lineNumber, '引號沒有成對，無法分出欄位。')
      continue
    }
    const { text, isWhole } = decode(bytes, format.encoding)
    if (!text.trim()) continue
    const mark = record ? cells(record) : ''
    if (record?.header.includes(mark)) continue
    if (record?.trailer.includes(mark)) {
      trailer = { at: lineNumber, cells }
      continue
    }
    if (record && !record.detail.includes(mark)) {
      fault(lineNumber, `開頭是「${mark.slice(0, 10)}」，格式裡沒有這種紀錄。`)
      continue
    }
    if (!isWhole) fault(lineNumber, '有無法辨認的字，其餘內容照常讀取；原始檔不變。', false)
    const line = readLine(cells, format, (words, isFault) => fault(lineNumber, words, isFault))
    if (line) read.lines.push({ ...line, lineNumber, raw: text.replaceAll('\0', '') })
  }
  checkControls(read, format, trailer, fault)
  if (!read.lines.length && !read.faults.length) fault(0, '檔案裡沒有任何一筆款項。')
  return read
}

function readLine(
  cells: CellReader,
  format: Format,
  fault: (words: string, isFault?: boolean) => void,
): Omit<ReadLine, 'lineNumber' | 'raw'> | undefined {
  const of = (field: LineField) => {
    const place = format.columns.find((column) => column.meaning === field)
    return place ? cells(place) : ''
  }
  const wrong = (field: keyof typeof names) => {
    const text = of(field)
    fault(text ? `${names[field]}「${text.slice(0, 20)}」無法讀取。` : `沒有${names[field]}。`)
  }
  const dayAt = (field: 'paidOn' | 'agencyOn' | 'creditedOn' | 'payoutOn') => {
    const [text = '', time = ''] = of(field).split(/[ T]/)
    const day = readDay(text, format.isRoc)
    if (!day && text) wrong(field)
    return { day, time, isWrong: !day && text !== '' }
  }
  const amount = readAmount(of('amount'), format.cents)
  const days = [dayAt('paidOn'), dayAt('creditedOn'), dayAt('payoutOn'), dayAt('agencyOn')] as const
  const [paid, credited, payout, agency] = days
  const paidOn = paid.day ?? credited.day
  if (amount === undefined || amount === 0) wrong('amount')
  if (!paidOn && !paid.isWrong) wrong('paidOn')
  if (!amount || !paidOn || days.some(({ isWrong }) => isWrong)) return undefined
  const givenTime = of('paidTime') || paid.time
  const paidTime = givenTime ? readTime(givenTime) : ''
  if (paidTime === undefined) fault(`繳款時間「${givenTime.slice(0, 20)}」無法讀取，不列時間。`, false)
  const code = readCode(of('code'))
  if (code === undefined && of('code'))
    fault(`帳號「${of('code').slice(0, 20)}」不是帳號，列入待銷帳。`, false)
  const isReversal = format.reversals.includes(of('reversal')) && of('reversal') !== ''
  const isDebit = amount < 0 || (of('sign') !== '' && format.debits.includes(of('sign')))
  return {
    kind: isReversal ? 'reversal' : isDebit ? 'out' : 'in',
    code: code ?? '',
    amount: Math.abs(amount),
    paidOn,
    paidTime: paidTime ?? '',
    agencyOn: agency.day ?? null,
    creditedOn: credited.day ?? paidOn,
    payoutOn: payout.day ?? null,
    channel: channelOf(of('channel'), format),
    bankCode: of('bankCode').slice(0, 10),
    payerAccount: of('payerAccount').replaceAll(/[-\s]/g, '').slice(0, 20),
    // Cut between characters, not within one.
    reference: [...of('reference')].slice(0, 40).join(''),
    fee: feeOf(readAmount(of('fee'), format.cents)),
  }
}

/** Some banks write what they keep as a negative amount. */
const feeOf = (amount: number | undefined): number | null => (amount === undefined ? null : Math.abs(amount))

const channelOf = (text: string, format: Format): Channel =>
  format.channels.find(({ mark }) => mark === text)?.channel ?? format.channel

function checkControls(
  { lines }: ReadFile,
  { controls, cents, record }: Format,
  trailer: { at: number; cells: CellReader } | undefined,
  fault: (lineNumber: number, words: string) => void,
) {
  if (!record || !(controls.count || controls.sum)) return
  if (!trailer) {
    fault(0, '檔案沒有結尾紀錄，可能沒有下載完整，請重新下載。')
    return
  }
  const count = controls.count && Number(trailer.cells(controls.count) || Number.NaN)
  if (count !== null && count !== lines.length)
    fault(trailer.at, `結尾寫 ${count} 筆，檔案裡讀到 ${lines.length} 筆，可能沒有下載完整。`)
  const sum = controls.sum && readAmount(trailer.cells(controls.sum), cents)
  const read = lines.reduce((total, { amount }) => total + amount, 0)
  if (controls.sum && sum !== read)
    fault(trailer.at, `結尾的總金額與各筆合計 NT$${read.toLocaleString('en')} 不同，可能沒有下載完整。`)
}
