import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'

/** What somebody typed who looks for a payment, word by word. */
export interface TypedWords {
  amount: number | null
  /** An account or a barcode: eight characters and more. */
  code: string
  /** The end of an account. */
  digits: string
  /** A number that is an amount or the end of an account. */
  number: string
  /** The fragment of a household's label. */
  place: string
  name: string
  from: string | null
  to: string | null
}

const date = /^(?:(\d{2,4})[年/.-])?(\d{1,2})[月/](\d{1,2})日?$/
/** A day as people write it: 11/19, 11月19日, 2026/11/19, 115/11/19, 2026-11-19; without a year the last one that was. */
export function readDay(typed: string, today: string): string | null {
  if (typed === '今天') return today
  if (typed === '昨天') return dayAfter(today, -1)
  if (typed === '前天') return dayAfter(today, -2)
  const [, year, month = '', nth = ''] = date.exec(typed.replace(/^(\d{4})-(\d{1,2})-/, '$1/$2/')) ?? []
  if (!month) return null
  const inYear = (of: number) => `${of}-${month.padStart(2, '0')}-${nth.padStart(2, '0')}`
  const thisYear = Number(today.slice(0, 4))
  const said = year ? Number(year) + (Number(year) < 1000 ? 1911 : 0) : thisYear
  const day = inYear(!year && inYear(thisYear) > today ? said - 1 : said)
  // Days that a file can have (`values.ts`); further on there are none to count with.
  const isNear = said >= 1950 && said < 2200
  return !isNear || Number.isNaN(Date.parse(day)) || dayAfter(day, 0) !== day ? null : day
}

/** Reads what was typed; a day that was said is its three days before and after. */
export function readWords(text: string, now: Date): TypedWords {
  const today = dayOf(now)
  const read: TypedWords = {
    amount: null,
    code: '',
    digits: '',
    number: '',
    place: '',
    name: '',
    from: null,
    to: null,
  }
  for (const word of text
    .normalize('NFKC')
    .split(/[\s，、]+/)
    .filter(Boolean)) {
    const [first = '', last] = word.split(/[~至到]/)
    const day = readDay(first, today)
    if (day) {
      const until = last && readDay(last, today)
      read.from = until ? day : dayAfter(day, -3)
      read.to = until || dayAfter(day, 3)
      continue
    }
    const [, money] = /^(?:NT\$|\$)?([\d,]+)元?$/i.exec(word) ?? []
    const isMoneyByLook = /[$元,]/.test(word)
    const tail = /^(?:末五碼|末碼|尾碼|[*…#]+)(\d{2,})$/.exec(word)?.[1]
    const plain = word.replaceAll(/[-*…]/g, '').toUpperCase()
    if (tail) read.digits = tail
    else if (money && (isMoneyByLook || /^[1-9]\d{0,3}$/.test(money)))
      read.amount = Number(money.replaceAll(',', ''))
    else if (/^0\d{2,6}$/.test(word)) read.digits = word
    else if (/^\d{5,7}$/.test(word)) read.number = word
    else if (/^[0-9A-Z]{8,}$/.test(plain) && /\d{6}/.test(plain)) read.code = plain
    else if (/[0-9A-Za-z棟樓號]/.test(word)) read.place = [read.place, word].filter(Boolean).join(' ')
    else read.name = word
  }
  return read
}
