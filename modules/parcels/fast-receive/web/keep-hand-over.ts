import './dialog-texts.ts'
import { inRow, text } from '#platform/web/i18n/texts.ts'
import { enqueue } from '#platform/web/queue/queue.ts'
import { handOverCalls } from './hand-over-calls.ts'
import type { Item, Kind } from './items.ts'
import type { Proof, Request } from './send.ts'

/** What a hand-over keeps in the browser until the line is back. */
export interface KeptHandOver {
  what: Kind
  ids: string[]
  verifiedIds: string[]
  proof: Proof
}

/** What the desk said of a request: `領取 A棟-12F-3 包裹 2 件` */
function about(what: Kind, items: readonly Item[]): string {
  const labels = new Set(items.map((item) => item.label))
  return text('fastReceive', 'queuedAbout', {
    label: inRow([...labels]),
    what: text('fastReceive', what === 'packages' ? 'donePackages' : 'doneDeposits', { count: items.length }),
  })
}

/** Keeps a hand-over until the line is back, pictures too. Throws what `enqueue` throws. */
export function keepHandOver({ what, key, items, proof, verifiedIds, files = [] }: Request): Promise<void> {
  const kept: KeptHandOver = { what, ids: items.map((item) => item.id), verifiedIds, proof }
  const [first] = items
  return enqueue({
    call: handOverCalls[what],
    input: { ...kept },
    key,
    about: about(what, items),
    files,
    draft: first && { householdId: first.householdId, label: first.label },
  })
}
