import { dayAfter } from '#platform/contract/days.ts'
import type { TaipowerTariff } from '../contract.ts'
import {
  largestTable,
  notTaipowerTable,
  offPeakHeader,
  severalYears,
  taipowerRowWrong,
  tariffHeader,
} from '../taipower-contract.ts'

export type TaipowerTable =
  | { kind: 'days'; year: number; days: { day: string; name: string }[] }
  | { kind: 'tariffs'; tariffs: TaipowerTariff[] }

const voltageOf = new Map([
  ['低壓', 'low'],
  ['高壓', 'high'],
] as const)

/** 2027-01-01 or 2027/1/1; undefined where it is no day. */
function dayOf(cell = ''): string | undefined {
  const [, year, month = '', date = ''] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(cell) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return year && !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && dayAfter(day, 0) === day ? day : undefined
}

/** NT$ with at most four decimals, as 1/10,000; undefined where it is no price. */
function priceOf(cell = ''): number | undefined {
  const [, whole, part = ''] = /^(\d{1,5})(?:\.(\d{1,4}))?$/.exec(cell) ?? []
  return whole === undefined ? undefined : Number(whole) * 10_000 + Number(part.padEnd(4, '0'))
}

/** 16-22 as 24 hours of which 1 is peak. */
function hoursOf(cell = ''): string | undefined {
  const [, from = '', until = ''] = /^(\d{1,2})-(\d{1,2})$/.exec(cell) ?? []
  const [a, b] = [Number(from), Number(until)]
  return from && until && a < b && b <= 24
    ? '0'.repeat(a) + '1'.repeat(b - a) + '0'.repeat(24 - b)
    : undefined
}

function tariffOf(cells: readonly string[]): TaipowerTariff | undefined {
  const startsOn = dayOf(cells[0])
  const voltage = voltageOf.get(cells[1] as '低壓')
  const [summerPeak, summerOffPeak, otherPeak, otherOffPeak, baseFee] = cells.slice(2, 7).map(priceOf)
  const contracts = cells.slice(7, 9).map((cell) => (cell === '' ? null : priceOf(cell)))
  const [summerContract, otherContract] = contracts
  const [summerHours, otherHours] = cells.slice(9, 11).map(hoursOf)
  const source = cells.slice(11).join(',').slice(0, 100)
  const isRead =
    startsOn &&
    voltage &&
    summerPeak &&
    summerOffPeak &&
    otherPeak &&
    otherOffPeak &&
    baseFee !== undefined &&
    summerContract !== undefined &&
    otherContract !== undefined &&
    summerHours &&
    otherHours &&
    source
  if (!isRead) return undefined
  return {
    startsOn,
    voltage,
    summerPeak,
    summerOffPeak,
    otherPeak,
    otherOffPeak,
    baseFee,
    summerContract,
    otherContract,
    summerHours,
    otherHours,
    source,
  }
}

function textOf(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    throw notTaipowerTable()
  }
}

/**
 * A table of Taipower as somebody wrote it down: off-peak days of one year, or prices by day and voltage; what it is says its first
 * line. Throws notTaipowerTable, taipowerRowWrong with the line, severalYears.
 */
export function readTaipowerTable(content: Buffer): TaipowerTable {
  if (content.length > largestTable) throw notTaipowerTable()
  const rows = textOf(content)
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.split(',').map((cell) => cell.trim()))
  while (rows.at(-1)?.join('') === '') rows.pop()
  const [header = [], ...body] = rows
  const isOf = (names: readonly string[]) => header.join() === names.join()
  const each = <Read>(read: (cells: readonly string[]) => Read | undefined): Read[] =>
    body.map((cells, nth) => {
      const found = read(cells)
      if (!found) throw taipowerRowWrong(nth + 2)
      return found
    })
  if (!body.length || (!isOf(offPeakHeader) && !isOf(tariffHeader))) throw notTaipowerTable()
  if (isOf(tariffHeader)) return { kind: 'tariffs', tariffs: each(tariffOf) }
  const days = each(([cell, ...name]) => {
    const day = dayOf(cell)
    return day ? { day, name: name.join(',').slice(0, 60) } : undefined
  })
  const years = new Set(days.map(({ day }) => day.slice(0, 4)))
  if (years.size > 1 || new Set(days.map(({ day }) => day)).size < days.length) throw severalYears()
  return { kind: 'days', year: Number([...years][0]), days }
}
