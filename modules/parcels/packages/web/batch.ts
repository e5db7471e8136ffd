import type { Temperature } from '#platform/contract/fields.ts'

/** What stays between the packages of one courier's delivery, and how it goes. */
export interface Batch {
  courierId: string | null
  kindId: string
  shelfPosition: string
  temperature: Temperature
  /** Packages registered in this batch, also those whose time does not count. */
  count: number
  /** Packages whose time counts, and their times together, ms. */
  timed: number
  spent: number
}

/** A package that took longer was left lying: somebody came to the desk. */
const longestMs = 120_000

/** A batch with what all of its packages share, before the first of them. */
export const startBatch = (
  fixed: Pick<Batch, 'courierId' | 'kindId' | 'shelfPosition' | 'temperature'>,
): Batch => ({
  ...fixed,
  count: 0,
  timed: 0,
  spent: 0,
})

/** One more package, from its first key or scan to the server's answer. Times in ms of any one clock. */
export function addToBatch(batch: Batch, begunAt: number, endedAt: number): Batch {
  const took = endedAt - begunAt
  const counts = begunAt > 0 && took >= 0 && took <= longestMs
  return {
    ...batch,
    count: batch.count + 1,
    timed: batch.timed + (counts ? 1 : 0),
    spent: batch.spent + (counts ? took : 0),
  }
}

/** A registration of this batch was taken back. */
export const takeFromBatch = (batch: Batch): Batch => ({ ...batch, count: Math.max(0, batch.count - 1) })

/** Mean seconds for one package, with one decimal: 3.8. undefined before the first. */
export const averageSeconds = (batch: Batch): string | undefined =>
  batch.timed > 0 ? (batch.spent / batch.timed / 1000).toFixed(1) : undefined
