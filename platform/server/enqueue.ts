import type { z } from 'zod'
import type { Lease } from './database.ts'
import type { Prepared } from './statement.ts'

/** A kind of job by its name and what it is given. */
export interface Enqueued<Payload extends z.ZodType = z.ZodType> {
  name: string
  payload: Payload
}

/** Puts jobs into the queue in the transaction of the lease. `key` merges with a waiting job of the same key in this community. */
export type Enqueue = <Payload extends z.ZodType>(
  job: Enqueued<Payload>,
  payload: z.output<Payload>,
  when?: { key?: string; at?: Date },
) => void

const put: Prepared = { name: 'job_enqueue', text: 'select lobby_jobs.enqueue($1, $2, $3, $4)' }

/** The way to put jobs into the queue on a lease; what is rolled back was never queued. */
export const enqueueOn =
  (lease: Lease): Enqueue =>
  (job, payload, when) =>
    lease.leave(put, [job.name, JSON.stringify(payload), when?.key ?? null, when?.at ?? null])
