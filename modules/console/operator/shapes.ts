import { z } from 'zod'
import { Instant } from '#platform/contract/fields.ts'

/** How it all is: counts over all communities, the queue, the machine and the backups; sizes in bytes. */
export const Overview = z.object({
  communities: z.int(),
  suspended: z.int(),
  households: z.int(),
  residents: z.int(),
  accounts: z.int(),
  sessions: z.int(),
  jobsWaiting: z.int(),
  jobsLate: z.int(),
  jobsFailed: z.int(),
  databaseBytes: z.int(),
  diskFree: z.int(),
  diskTotal: z.int(),
  version: z.string(),
  startedAt: Instant,
  backups: z.array(z.object({ name: z.string(), bytes: z.int(), at: Instant })),
})
export type Overview = z.output<typeof Overview>
