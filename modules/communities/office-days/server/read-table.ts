import { dayAfter } from '#platform/contract/days.ts'
import {
  largestOfficeFile,
  notOfficeTable,
  type OfficeDay,
  officeDayMissing,
  officeRowWrong,
} from '../contract.ts'
import { weekdayCharacter } from '../office-time.ts'

const header = ['西元日期', '星期', '是否放假', '備註']
/** As the official table says it; a year's table has no other value. */
const offOf = new Map([
  ['0', false],
  ['2', true],
])
const longestNote = 60

/** Tables are published in UTF-8 with a mark, those before 2017 in Big5. */
function textOf(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('big5').decode(content)
  }
}

const cellsOf = (line: string) => line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))

function rowOf(line: string): OfficeDay | undefined {
  const [written = '', weekday, off = '', ...rest] = cellsOf(line)
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(written) ?? []
  const day = `${year}-${month}-${date}`
  const isOff = offOf.get(off)
  if (!year || isOff === undefined || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return undefined
  if (dayAfter(day, 0) !== day || weekdayCharacter(day) !== weekday) return undefined
  return { day, isOff, note: rest.join(',').slice(0, longestNote) }
}

/**
 * The official table of office days (行政機關辦公日曆表) of a whole year, as 人事行政總處 publishes it: a line for each day, 0 is
 * an office day and 2 a day off. Throws notOfficeTable, officeRowWrong with the line, officeDayMissing.
 */
export function readOfficeTable(content: Buffer): { year: number; days: OfficeDay[] } {
  if (content.length > largestOfficeFile) throw notOfficeTable()
  const [first = '', ...lines] = textOf(content)
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
  if (cellsOf(first).join() !== header.join()) throw notOfficeTable()
  while (lines.at(-1)?.replaceAll(',', '').trim() === '') lines.pop()
  const days = lines.map((line, nth) => {
    const day = rowOf(line)
    if (!day) throw officeRowWrong(nth + 2)
    return day
  })
  const year = days[0]?.day.slice(0, 4)
  if (!year) throw notOfficeTable()
  const stray = days.findIndex(({ day }) => day.slice(0, 4) !== year)
  if (stray >= 0) throw officeRowWrong(stray + 2)
  const sorted = days.toSorted((a, b) => (a.day < b.day ? -1 : 1))
  let expected = `${year}-01-01`
  for (const { day } of sorted) {
    if (day !== expected) throw officeDayMissing(day < expected ? day : expected)
    expected = dayAfter(expected, 1)
  }
  if (expected !== `${Number(year) + 1}-01-01`) throw officeDayMissing(expected)
  return { year: Number(year), days: sorted }
}
