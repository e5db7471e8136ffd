import { z } from 'zod'
import { Id } from '#platform/contract/fields.ts'
import type { Enqueue } from '#platform/server/enqueue.ts'

/** The job that sends one delivery, by its name; channels.ts and deliver.ts say how. */
export const deliverJob = { name: 'notices.deliver', payload: z.object({ deliveryId: Id }) }
/** The job that sends several together. */
export const deliverManyJob = { name: 'notices.deliverMany', payload: z.object({ deliveryIds: z.array(Id) }) }

/** Deliveries in one job: its process may die over all of them. */
const together = 20

/** Whether several may go together: LINE knows a second try by its key, so that none is doubled or lost when a process dies. */
const maySendTogether = (channel: string) => channel === 'line'

interface Waiting {
  id: string
  channel: string
  due: Date
}

/** Queues deliveries: what is due and may go together does, everything else in a job of its own, which can be called off. */
export function queueDeliveries(maker: { enqueue: Enqueue; now: Date }, waiting: readonly Waiting[]): void {
  const isOne = ({ channel, due }: Waiting) => !maySendTogether(channel) || due > maker.now
  const many = waiting.filter((one) => !isOne(one)).map(({ id }) => id)
  for (const { id, due } of many.length > 1 ? waiting.filter(isOne) : waiting)
    maker.enqueue(deliverJob, { deliveryId: id }, { key: `notice:${id}`, at: due })
  if (many.length > 1)
    for (let nth = 0; nth < many.length; nth += together)
      maker.enqueue(deliverManyJob, { deliveryIds: many.slice(nth, nth + together).sort() })
}
