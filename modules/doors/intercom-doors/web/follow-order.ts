import './page-texts.ts'
import { text } from '#platform/web/i18n/texts.ts'
import type { DoorOrder } from '../contract.ts'
import { doorsApi } from './list-query.ts'

/** Milliseconds between two questions: a door answers within a second, and nothing is asked beyond the end of its order. */
const asksEvery = 400

/** What became of an order to open, once that is known: the door said so, or its time was over. */
export async function followOrder(orderId: string): Promise<DoorOrder> {
  for (;;) {
    const { data } = await doorsApi.showOrder({ orderId })
    if (data.outcome !== 'waiting') return data
    await new Promise((done) => setTimeout(done, asksEvery))
  }
}

/** What became of it, as people say. */
export function sayOutcome({ outcome, answer }: Pick<DoorOrder, 'outcome' | 'answer'>): string {
  const what = text('intercomDoorsPage', `outcome_${outcome}`)
  return answer ? text('intercomDoorsPage', 'because', { what, why: answer }) : what
}
