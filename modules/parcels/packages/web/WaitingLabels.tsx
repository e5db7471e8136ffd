import { Suspense, useRef } from 'react'
import { latePart } from '#platform/web/live/late-part.ts'
import { waitingLabels } from './waiting-labels.ts'

/** What works without a line: its code is asked for before the line can be lost. */
export const loadWithoutLine = () => import('./without-line.ts')
const LabelPrinter = latePart(async () => (await loadWithoutLine()).LabelPrinter)

/** Prints the labels of packages that were registered without a line, on whatever page one is by then. */
export function WaitingLabels() {
  const labels = waitingLabels.use()
  // Once there it stays: it may still be printing what it took.
  const isThere = useRef(false)
  isThere.current ||= labels.length > 0
  return <Suspense fallback={null}>{isThere.current && <LabelPrinter />}</Suspense>
}
