import { useEffect } from 'react'
import { freshStamp, proofOf, stampedNow } from '#modules/duty/duty-keys/web/public.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { useOnline } from '#platform/web/look/OfflineLine.tsx'
import { isLineSuspect } from '#platform/web/queue/line.ts'
import { enqueue, readyQueue } from '#platform/web/queue/queue.ts'
import { useQueue } from '#platform/web/queue/use-queue.ts'
import type { Chosen } from './ShiftChoice.tsx'

/** The shift that runs by what waits in this browser. */
export interface WaitingShift {
  clockId: string
  shiftName: string
  clockedInAt: Date
}

/** Milliseconds between two looks at the time of the server, while the page is open. */
const pace = 300_000

/** Presses of the own account without a line: kept with their time and its proof, and sent in their order when it is back. */
export function usePresses() {
  const { entries } = useQueue()
  const online = useOnline()
  useEffect(() => {
    readyQueue()
    if (!online) return
    void freshStamp()
    const timer = setInterval(() => void freshStamp(), pace)
    return () => clearInterval(timer)
  }, [online])
  const waiting = entries.filter(({ call, refusal }) => call.startsWith('clockEntries.clock') && !refusal)
  const last = waiting.at(-1)
  const open: WaitingShift | null | undefined =
    last?.call === 'clockEntries.clockIn'
      ? {
          clockId: String(last.input.clockId),
          shiftName: String(last.input.shiftName),
          clockedInAt: new Date(pressedAtOf(last.input)),
        }
      : last && null
  /** Keeps a press; gives its time, undefined where this browser cannot prove one. Throws what `enqueue` throws. */
  async function keep(
    act: 'clockIn' | 'clockOut',
    on: readonly string[],
    input: object,
    about: string,
    photo?: Blob,
  ): Promise<Date | undefined> {
    const pressedAt = await stampedNow()
    const proof = pressedAt && (await proofOf(act, on, pressedAt))
    if (!proof) return undefined
    await enqueue({
      call: `clockEntries.${act}`,
      input: { ...input, press: { ...proof, pressedAt } },
      about: text('clockEntriesPage', act === 'clockIn' ? 'queuedIn' : 'queuedOut', { shift: about }),
      files: photo ? [{ field: 'photo', folder: 'webcam', image: photo }] : [],
    })
    return pressedAt
  }
  return {
    waiting: waiting.length,
    /** The shift that runs by what waits; null: it was ended; undefined: nothing waits. */
    open,
    isDown: () => !online || isLineSuspect(),
    keepIn: (press: Chosen & { clockId: string; isStandIn: boolean; place: string }, photo?: Blob) =>
      keep(
        'clockIn',
        [press.clockId, press.companyId, press.jobTitle, press.shiftName],
        press,
        press.shiftName,
        photo,
      ),
    keepOut: ({ clockId, shiftName }: { clockId: string; shiftName: string }) =>
      keep('clockOut', [clockId], { clockId }, shiftName),
  }
}

const pressedAtOf = ({ press }: Record<string, unknown>) => String((press as { pressedAt: Date }).pressedAt)
