import { z } from 'zod'
import { codecOf } from '#platform/contract/codec.ts'
import type { EventKind } from '#platform/contract/event.ts'
import type { Lease } from './database.ts'
import { enqueueOn } from './enqueue.ts'
import type { Job, JobContext } from './jobs.ts'
import type { Emitted } from './outbox.ts'

/** What a module does when an event of another one happened: a job that the event's own transaction queues. */
export interface Reaction {
  /** The name of the event. */
  to: string
  job: Job
}

/**
 * Declares what a module does after an event: `reaction('notices', packageRegistered, …)`. It runs as a job of the
 * event's community, after commit, is tried again with back-off, and must be safe to run twice.
 */
export function reaction<Payload extends z.ZodType>(
  module: string,
  to: EventKind<string, Payload>,
  work: (context: JobContext, payload: z.output<Payload>) => Promise<void>,
): Reaction {
  const codec = codecOf(to.payload)
  return {
    to: to.name,
    job: {
      name: `${module}.on.${to.name}`,
      payload: z.unknown(),
      work: (context, payload) => work(context, to.payload.parse(codec.decode(payload, false))),
    },
  }
}

/** Queues, for each event, a job per reaction to it, in the transaction that the lease is in. */
export type React = (lease: Lease, emitted: readonly Emitted[]) => void

/** The way from events to the jobs of their reactions. */
export function reactor(reactions: readonly Reaction[]): React {
  return (lease, emitted) => {
    const enqueue = enqueueOn(lease)
    for (const event of emitted)
      for (const { to, job } of reactions) if (to === event.name) enqueue(job, event.payload)
  }
}
