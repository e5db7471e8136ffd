import { Suspense } from 'react'
import { type BillsMeant, useContributions } from './contributions.ts'

/** What modules can do where runs are listed. */
export function RunPaperActs({ base }: { base: string }) {
  const { paperActs } = useContributions()
  return (
    <Suspense fallback={null}>
      {paperActs.map(({ name, Runs }) => Runs && <Runs key={name} base={base} />)}
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
export function ReceiptPaperActs({ writeoffIds }: { writeoffIds: readonly string[] }) {
  const { paperActs } = useContributions()
  return (
    <Suspense fallback={null}>
      {paperActs.map(({ name, Receipts }) => Receipts && <Receipts key={name} writeoffIds={writeoffIds} />)}
    </Suspense>
  )
}
