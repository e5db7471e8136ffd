import { Suspense } from 'react'
import { useContributions } from './contributions.ts'
import type { BillsMeant } from './paper-act.ts'

/** What modules can do where runs are listed. */
export function RunPaperActs({ base }: { base: string }) {
  const { paperActs } = useContributions()
  return (
    <Suspense fallback={null}>
      {paperActs.map(({ name, Runs }) => Runs && <Runs key={name} base={base} />)}
    </Suspense>
  )
}

/** What modules say beside the runs of what waits. */
export function RunStripParts({ base }: { base: string }) {
  const { paperActs } = useContributions()
  return (
    <Suspense fallback={null}>
      {paperActs.map(({ name, Strip }) => Strip && <Strip key={name} base={base} />)}
    </Suspense>
  )
}

/** What modules can do with bills of a run. */
export function BillPaperActs(bills: BillsMeant) {
  const { paperActs } = useContributions()
  return (
    <Suspense fallback={null}>
      {paperActs.map(({ name, Bills }) => Bills && <Bills key={name} {...bills} />)}
    </Suspense>
  )
}

/** What modules can do with receipts of write-offs. */
export function ReceiptPaperActs(receipts: { writeoffIds: readonly string[]; keys?: string }) {
  const { paperActs } = useContributions()
  return (
    <Suspense fallback={null}>
      {paperActs.map(({ name, Receipts }) => Receipts && <Receipts key={name} {...receipts} />)}
    </Suspense>
  )
}
