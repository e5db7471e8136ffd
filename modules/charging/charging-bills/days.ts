import { z } from 'zod'

const nthDay = z.int().min(1).max(28)

/** When the bills of a month are made, days of the month after it (R415 to R420), and how long they are paid. */
export const BillDays = z.object({
  updateDay: nthDay,
  approveDay: nthDay,
  invoiceDay: nthDay,
  /** Of the month after that: money of the charging operator. */
  payoutDay: nthDay,
  /** Days after the day of invoicing until a bill is due. */
  dueDays: z.int().min(1).max(60),
})
export type BillDays = z.output<typeof BillDays>

/** What holds where a community decided nothing. */
export const defaultDays: BillDays = {
  updateDay: 5,
  approveDay: 10,
  invoiceDay: 15,
  payoutDay: 2,
  dueDays: 15,
}

const two = (n: number) => String(n).padStart(2, '0')

/** The month so many months after one: 2026-10 and 1 are 2026-11. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  const at = year * 12 + nth - 1 + months
  return `${Math.floor(at / 12)}-${two((at % 12) + 1)}`
}

/** The instants between which a month lies in Taipei; the end is not in it. */
export const spanOf = (month: string): { from: Date; until: Date } => ({
  from: new Date(`${month}-01T00:00:00+08:00`),
  until: new Date(`${monthAfter(month, 1)}-01T00:00:00+08:00`),
})

/** By when the bills of a month are to be updated, approved, invoiced and paid out: R415 to R418. */
export const datesOf = (month: string, { updateDay, approveDay, invoiceDay, payoutDay }: BillDays) => ({
  updateBy: `${monthAfter(month, 1)}-${two(updateDay)}`,
  approveBy: `${monthAfter(month, 1)}-${two(approveDay)}`,
  invoiceBy: `${monthAfter(month, 1)}-${two(invoiceDay)}`,
  payoutBy: `${monthAfter(month, 2)}-${two(payoutDay)}`,
})
