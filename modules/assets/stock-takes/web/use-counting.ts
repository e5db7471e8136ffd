import { useEffect, useState } from 'react'
import { text } from '#platform/web/i18n/texts.ts'
import { enqueue, readyQueue } from '#platform/web/queue/queue.ts'
import { useQueue } from '#platform/web/queue/use-queue.ts'
import type { Result, Thing } from '../contract.ts'

/** What was found of a thing, with a photo where there is one. */
export interface Counted {
  thing: Thing
  result: Result
  quantity: number
  areaId: string | null
  place: string
  note: string
  photo: Blob | undefined
}

/** What waits in this phone for a stock-take, and the way to add to it: kept first, sent as soon as there is a line. */
export function useCounting(takeId: string) {
  const { entries } = useQueue()
  const [kept, setKept] = useState<ReadonlyMap<string, Result>>(new Map())
  useEffect(readyQueue, [])
  const waiting = entries.filter(
    ({ call, input, refusal }) => call === 'stockTakes.count' && input.takeId === takeId && !refusal,
  )
  const known = new Map(kept)
  for (const { input } of waiting) known.set(String(input.assetId), input.result as Result)
  return {
    waiting: waiting.length,
    /** What was found of a thing, also before the server has it. */
    resultOf: ({ assetId, line }: Thing): Result | undefined => known.get(assetId) ?? line?.result,
    /** Keeps it on the disk of the phone. Throws what `enqueue` throws. */
    async keep({ thing, photo, ...found }: Counted): Promise<void> {
      const { assetId, displayId, name } = thing
      await enqueue({
        call: 'stockTakes.count',
        input: { takeId, assetId, ...found, photo: '', countedAt: new Date() },
        about: text('stockTakes', 'queuedAbout', { number: displayId, name }),
        files: photo ? [{ field: 'photo', folder: 'asset', image: photo }] : [],
      })
      setKept((old) => new Map(old).set(assetId, found.result))
    },
  }
}
