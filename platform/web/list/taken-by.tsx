import './taken-by-texts.ts'
import type { ReactNode } from 'react'
import type { ReceiveType } from '#platform/contract/hand-over.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { writeTime } from '#platform/web/look/speak-time.ts'

/** What is known of a hand-over: who took it, by what, and the end of the scanned code; '' where nobody knows. */
export interface TakenBy {
  takerName: string
  receiveType: ReceiveType | null
  receiveCode: string
}

/** Who took it, by the name of then. */
export const takerOf = ({ takerName }: TakenBy): ReactNode =>
  takerName || <span className="lb-quiet">{text('takenBy', 'unknown')}</span>

/** By what it was proved, with the end of the card or phone: `感應卡 …A1B2`. */
export function wayOf({ receiveType, receiveCode: code }: TakenBy): string {
  if (receiveType === null) return ''
  const way = text('takenBy', `way${receiveType}`)
  return code ? text('takenBy', 'wayCode', { way, code }) : way
}

/** Rows of a detail's facts: who took it, by what, when to the minute, and which desk handed it over. */
export const takenFacts = (
  taken: TakenBy & { at: Date; by: string },
): [label: string, value: ReactNode][] => [
  [text('takenBy', 'taker'), takerOf(taken)],
  [text('takenBy', 'way'), wayOf(taken)],
  [text('takenBy', 'at'), writeTime(taken.at)],
  [text('takenBy', 'by'), taken.by],
]
