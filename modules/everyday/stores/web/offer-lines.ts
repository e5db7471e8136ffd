import { lengthOf } from '#platform/contract/cut.ts'
import type { StoreOffer } from '../contract.ts'

const dated = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/
const two = (digits: string) => digits.padStart(2, '0')

/** Offers as a person writes them, one a line, with the last day at its end: 全單九折 2026/12/31. */
export const linesOf = (offers: readonly StoreOffer[]): string =>
  offers
    .map(({ title, untilDay }) => (untilDay ? `${title} ${untilDay.replaceAll('-', '/')}` : title))
    .join('\n')

/** What is written, as offers; a day that is none stays in the words. */
export const offersOf = (lines: string): StoreOffer[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const at = Math.max(line.lastIndexOf(' '), line.lastIndexOf('　'))
      const [, year = '', month = '', day = ''] = dated.exec(line.slice(at + 1)) ?? []
      const title = line.slice(0, Math.max(0, at)).trim()
      const untilDay = `${year}-${two(month)}-${two(day)}`
      return title && isDay(untilDay) ? { title, untilDay } : { title: line, untilDay: null }
    })

const isDay = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** Which offer is too long, counted from 1; 0: none. */
export const tooLongOf = (lines: string): number =>
  offersOf(lines).findIndex(({ title }) => lengthOf(title) > 40) + 1
