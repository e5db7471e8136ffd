import { and, gte, lte } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import type { OfficeDay } from '../contract.ts'
import { isWeekend } from '../office-time.ts'
import { dayTable, yearTable } from './tables.ts'

export { afterOfficeHours, officeDaysAfter } from '../office-time.ts'

/** What is known of the days of a span. */
export interface OfficeDays {
  /** Whether offices are closed; where no table was loaded, Saturdays and Sundays. */
  isOff(day: string): boolean
  /** Days that are not as their weekday, or of which the table says something, in their order. */
  named: readonly OfficeDay[]
  /** The years whose table was loaded. */
  years: readonly number[]
}

/** Office days from one day on to another, both included. */
export async function officeDaysIn({ db }: Pick<Lease, 'db'>, from: string, to: string): Promise<OfficeDays> {
  const rows = await db
    .select({ day: dayTable.day, isOff: dayTable.isOff, note: dayTable.note })
    .from(dayTable)
    .where(and(gte(dayTable.day, from), lte(dayTable.day, to)))
    .orderBy(dayTable.day)
  const years = await db.select({ year: yearTable.year }).from(yearTable).orderBy(yearTable.year)
  const off = new Map(rows.map(({ day, isOff }) => [day, isOff]))
  return {
    isOff: (day) => off.get(day) ?? isWeekend(day),
    named: rows.filter(({ day, isOff, note }) => note !== '' || isOff !== isWeekend(day)),
    years: years.map(({ year }) => year),
  }
}
