import { z } from 'zod'

const Minutes = z.int().min(0).max(45_000)
/** What an authority approved for a company (Art. 84-1), in minutes and days; overtime of everybody else: 46 h, or 54 h where the union or the labour-management meeting agreed (Art. 32). */
export const CompanyLimits = z.object({
  dayNormal: Minutes,
  dayLongest: Minutes,
  monthNormal: Minutes,
  monthLongest: Minutes,
  overtimeLongest: Minutes,
  between: Minutes,
  running: z.int().min(1).max(31),
  ordinaryOvertime: z.union([z.literal(2_760), z.literal(3_240)]),
  /** With which months three of them begin whose overtime is 138 h at most where 54 h were agreed; 0: January, April, July, October. */
  threeMonthsBegin: z.int().min(0).max(2).default(0),
})
export type CompanyLimits = z.output<typeof CompanyLimits>
