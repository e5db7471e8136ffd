import './queue.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Note } from '#platform/web/look/Note.tsx'
import { showQueuePanel } from './panel-shown.ts'
import { type QueueEntry, stateOf } from './entry.ts'
import { speakEntries } from './queue.ts'
import { useLasting, useQueue } from './use-queue.ts'

/** Milliseconds that sending may take before it is said. */
const patience = 1500

export interface QueueLinesProps {
  /** How the line is: there, lost to the server, or no network at all. */
  line: 'there' | 'unreachable' | 'offline'
  /** What is said of the line when nothing waits. */
  otherwise: string | undefined
}

/** Amber lines: what waits for the line, and what the server refused and somebody must look at. */
export function QueueLines({ line, otherwise }: QueueLinesProps) {
  const t = useTexts('queue')
  const { waiting, troubled } = useQueueParts()
  const slow = useLasting(waiting.length > 0, patience)
  const texts = { there: 'sending', unreachable: 'unreachable', offline: 'offline' } as const
  const ofWaiting =
    waiting.length > 0 && (line !== 'there' || slow)
      ? t(texts[line], { what: speakEntries(waiting) })
      : undefined
  const said = ofWaiting ?? otherwise
  if (!said && troubled.length === 0) return null
  const show = (
    <button type="button" className="lb-link lb-queue-show" onClick={() => showQueuePanel(true)}>
      {t('show')}
    </button>
  )
  return (
    <div className="lb-live-line lb-queue-lines">
      {said && (
        <Note tone="wait" icon="off" act={ofWaiting && show}>
          {said}
        </Note>
      )}
      {troubled.length > 0 && (
        <Note tone="wait" act={show}>
          {t('troubled', { what: speakEntries(troubled) })}
        </Note>
      )}
    </div>
  )
}

const isWaiting = (entry: QueueEntry) => stateOf(entry, Date.now()) === 'waiting'

/** What waits for the line, and what waits for a person. */
function useQueueParts(): { waiting: readonly QueueEntry[]; troubled: readonly QueueEntry[] } {
  const { entries } = useQueue()
  const waiting = entries.filter(isWaiting)
  return { waiting, troubled: entries.filter((entry) => !waiting.includes(entry)) }
}
