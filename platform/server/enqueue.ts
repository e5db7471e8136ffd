import type { z } from 'zod'
import type { Lease } from './database.ts'

/** A kind of job by its name and what it is given. */
export interface Enqueued<Payload extends z.ZodType = z.ZodType> {
  name: string
  payload: Payload
}

/** Puts jobs into the queue in the transaction of the lease. `key` merges with a waiting job of the same key. */
export type Enqueue = <Payload extends z.ZodType>(
  job: Enqueued<Payload>,
  payload: z.output<Payload>,
  when?: { key?: string; at?: Date },
) => Promise<void>

/** The way to put jobs into the queue on a lease; what is rolled back was never queued. */
export const enqueueOn =
  (lease: Lease): Enqueue =>
  async (job, payload, when) => {
    await lease.query('select lobby_jobs.enqueue($1, $2, $3, $4)', [
      job.name,
      JSON.stringify(payload),
      when?.key ?? null,
      when?.at ?? null,
    ])
  }
