import { useEffect, useState } from 'react'
import { text } from '#platform/web/i18n/texts.ts'
import { enqueue, readyQueue } from '#platform/web/queue/queue.ts'
import { useQueue } from '#platform/web/queue/use-queue.ts'
import type { Judged } from '../judge.ts'
import type { GasReading } from '../shapes.ts'
import { showValue } from './show-value.ts'

/** What was read at a door. */
export interface Taken {
  reading: GasReading
  value: number
  judged: Judged
  isLeak: boolean
  change: { oldFinal: number; newStart: number } | undefined
  photo: Blob | undefined
}

/** What waits in this phone for a period, and the way to add to it: kept first, sent as soon as there is a line. */
export function useRound(gasId: string) {
  const { entries } = useQueue()
  const [kept, setKept] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(readyQueue, [])
  const waiting = entries.filter(
    ({ call, input, refusal }) => call === 'gasReadings.fill' && input.gasId === gasId && !refusal,
  )
  const known = new Map(kept)
  for (const { input } of waiting) known.set(String(input.householdId), Number(input.current))
  return {
    waiting: waiting.length,
    /** What was read of a household on this round, also before the server has it. */
    keptOf: (householdId: string): number | undefined => known.get(householdId),
    /** Keeps a reading on the disk of the phone. Throws what `enqueue` throws. */
    async keep({ reading, value, judged, isLeak, change, photo }: Taken): Promise<void> {
      const { householdId, rowVersion, label, digits } = reading
      await enqueue({
        call: 'gasReadings.fill',
        input: {
          gasId,
          householdId,
          current: value,
          rowVersion,
          filledBy: 'guard',
          isConfirmed: judged.isAbnormal,
          isLeak,
          change: change ? { ...change, changedOn: null } : null,
        },
        about: text('gasReadings', 'queuedAbout', { label, value: showValue(value, digits) }),
        files: photo ? [{ field: 'photoPath', folder: 'webcam', image: photo }] : [],
      })
      setKept((old) => new Map(old).set(householdId, value))
    },
  }
}
