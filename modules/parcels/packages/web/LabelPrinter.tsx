import './register-texts.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { useLabels } from './use-labels.tsx'
import { takeLabels, waitingLabels } from './waiting-labels.ts'

const isSeen = () => document.visibilityState === 'visible'

function onSeen(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Prints waiting labels one after the other, while the page is looked at. */
export function LabelPrinter() {
  const { print, sheet } = useLabels()
  const labels = waitingLabels.use()
  const seen = useSyncExternalStore(onSeen, isSeen, isSeen)
  useEffect(() => {
    if (seen && labels.length > 0) for (const label of takeLabels()) print(label)
  }, [seen, labels, print])
  return sheet ?? null
}
