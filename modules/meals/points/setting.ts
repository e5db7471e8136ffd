import { z } from 'zod'

/** Whether households give points to others: never, bought ones alone, or granted ones as well. */
export const transferWays = ['off', 'cash', 'both'] as const

/** What a community decides about points. */
export const PointRules = z.object({
  /** Also the people of a household have purses of their own. */
  byPerson: z.boolean(),
  transfers: z.enum(transferWays),
  /** Points at most that go at once. */
  mostPerTransfer: z.int().min(1).max(100_000),
  /** Points at most that a household gives away in a month of Taipei. */
  mostPerMonth: z.int().min(1).max(1_000_000),
})
export type PointRules = z.output<typeof PointRules>

/** What holds where a community decided nothing. */
export const noPointRules: PointRules = {
  byPerson: false,
  transfers: 'off',
  mostPerTransfer: 500,
  mostPerMonth: 2000,
}
