import { z } from 'zod'
import { Id } from '#platform/contract/fields.ts'

/** The job that sends one delivery, by its name; channels.ts and deliver.ts say how. */
export const deliverJob = { name: 'notices.deliver', payload: z.object({ deliveryId: Id }) }
