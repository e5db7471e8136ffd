import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { TaipowerTariff } from './contract.ts'

/** Bytes that a table may have; a year of off-peak days has 500. */
export const largestTable = 50 * 1024

export const offPeakHeader = ['日期', '名稱'] as const
export const tariffHeader = [
  '生效日',
  '供電電壓',
  '夏月尖峰',
  '夏月離峰',
  '非夏月尖峰',
  '非夏月離峰',
  '基本費',
  '夏月契約',
  '非夏月契約',
  '夏月尖峰時段',
  '非夏月尖峰時段',
  '來源',
] as const

/** A line of prices as the page shows it. */
export const tariffExample =
  '2025-01-01,低壓,12.47,3.05,12.14,2.90,262.5,47.2,34.6,16-22,15-21,114年公開電價表'

export const notTaipowerTable = () =>
  problem(
    400_30_221,
    `第一列要是「${offPeakHeader.join(',')}」（離峰日）或「${tariffHeader.join(',')}」（電價）。`,
  )
export const taipowerRowWrong = (row: number) =>
  problem(400_30_222, `第 ${row} 列讀不出來，整個檔案都沒有載入；請改好再載入一次。`)
export const severalYears = () => problem(400_30_223, '一個離峰日檔只能有一年，而且每天只能出現一次。')

export const OffPeakYear = z.object({
  year: z.int(),
  days: z.array(z.object({ day: z.string(), name: z.string() })),
  loadedBy: z.string(),
})
export type OffPeakYear = z.output<typeof OffPeakYear>

const path = '/api/v1/Operator/Taipower'
const tables = data(z.object({ tariffs: z.array(TaipowerTariff), years: z.array(OffPeakYear) }))

/** What Taipower takes, and its days without peak, loaded by the operator when they are published. */
export const taipower = contract('taipower', {
  listTables: call({
    can: 'operator',
    method: 'GET',
    path,
    summary: 'Taipower’s tables and off-peak days as they were loaded, the newest first.',
    takes: z.object({}),
    gives: tables,
    unaudited: 'published tables that everybody may see',
  }),
  loadTable: call({
    can: 'operator',
    method: 'POST',
    path,
    summary:
      'Takes a table (CSV, UTF-8): the off-peak days of a year, which replace those of that year, or prices, which replace those of their day and voltage.',
    body: 'file',
    takes: z.object({}),
    gives: tables,
  }),
})
