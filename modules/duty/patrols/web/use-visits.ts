import { useEffect, useState } from 'react'
import { text } from '#platform/web/i18n/texts.ts'
import { freshStamp, proofOf } from '#modules/duty/duty-keys/web/public.ts'
import { enqueue, readyQueue } from '#platform/web/queue/queue.ts'
import { useQueue } from '#platform/web/queue/use-queue.ts'
import type { RoundStop } from '../contract.ts'

/** What was seen at a point. */
export interface Seen {
  stop: RoundStop
  code: string
  seenAt: Date
  answers: { label: string; value: string }[]
  note: string
  fault: string
  photo: Blob | undefined
}

/** What waits in this phone for a round, and the way to add to it: kept first, sent as soon as there is a line, in its order. */
export function useVisits(roundId: string) {
  const { entries } = useQueue()
  const [kept, setKept] = useState<ReadonlyMap<string, Date>>(new Map())
  useEffect(() => {
    readyQueue()
    void freshStamp()
  }, [])
  const waiting = entries.filter(
    ({ call, input, refusal }) => call === 'patrols.visit' && input.roundId === roundId && !refusal,
  )
  const known = new Map(kept)
  for (const { input } of waiting) known.set(String(input.pointId), new Date(String(input.seenAt)))
  return {
    waiting: waiting.length,
    /** When somebody was at a point, also before the server knows it. */
    seenAt: ({ pointId, visit }: RoundStop): Date | undefined => visit?.seenAt ?? known.get(pointId),
    /** Keeps it on the disk of the phone. Throws what `enqueue` throws. */
    async keep({ stop: { pointId, name }, photo, ...seen }: Seen): Promise<void> {
      const proof = await proofOf('visit', [roundId, pointId, seen.code], seen.seenAt, photo)
      await enqueue({
        call: 'patrols.visit',
        input: { roundId, pointId, ...seen, photo: '', proof },
        about: text('patrols', 'queuedAbout', { name }),
        files: photo ? [{ field: 'photo', folder: 'webcam', image: photo }] : [],
      })
      setKept((old) => new Map(old).set(pointId, seen.seenAt))
    },
  }
}
