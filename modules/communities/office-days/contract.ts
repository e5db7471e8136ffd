import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, Instant } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** Bytes that a table of one year may have; the official ones have 7,000. */
export const largestOfficeFile = 200 * 1024

/** A day of the official table that is not as its weekday: off from Monday to Friday, or worked on a weekend. */
export const OfficeDay = z.object({ day: Day, isOff: z.boolean(), note: z.string() })
export type OfficeDay = z.output<typeof OfficeDay>

export const OfficeYear = z.object({
  year: z.int(),
  fileName: z.string(),
  loadedAt: Instant,
  loadedBy: z.string(),
  /** Days off of the whole year, weekends too. */
  daysOff: z.int(),
  unusual: z.array(OfficeDay),
})
export type OfficeYear = z.output<typeof OfficeYear>

export const notOfficeTable = () =>
  problem(
    400_12_101,
    '這不是人事行政總處的辦公日曆表。請下載 CSV 一般版（欄位：西元日期、星期、是否放假、備註），不是 Google 專用版。',
  )
export const officeRowWrong = (row: number) =>
  problem(400_12_102, `第 ${row} 列讀不出來：日期、星期、是否放假（0 或 2）要互相符合，而且都在同一年。`)
export const officeDayMissing = (day: string) =>
  problem(400_12_103, `少了 ${day}，或重複了。請重新下載完整一年的檔案。`)

const path = '/api/v1/Operator/OfficeDay'

/** The country's office days, loaded by the operator once a year from the official table. */
export const officeDays = contract('officeDays', {
  listYears: call({
    can: 'operator',
    method: 'GET',
    path,
    summary:
      'The years whose table was loaded, the newest first, with the days that are not as their weekday.',
    takes: z.object({}),
    gives: data(z.array(OfficeYear)),
    unaudited: 'an official table that everybody may see',
  }),
  loadYear: call({
    can: 'operator',
    method: 'POST',
    path,
    summary:
      'Takes the official table of a year as published (CSV, UTF-8 or Big5); a table loaded before is replaced.',
    body: 'file',
    takes: z.object({}),
    gives: data(OfficeYear),
  }),
})
