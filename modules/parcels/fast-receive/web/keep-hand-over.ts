import './dialog-texts.ts'
import type { HandOverProof } from '#platform/contract/hand-over.ts'
import { inRow, text, textOf } from '#platform/web/i18n/texts.ts'
import { enqueue } from '#platform/web/queue/queue.ts'
import type { Request } from './send.ts'

/** What a hand-over keeps in the browser until the line is back. */
export interface KeptHandOver {
  ids: string[]
  verifiedIds: string[]
  proof: HandOverProof
}

/** What the desk said of a request: `領取 A棟-12F-3 包裹 2 件` */
function about({ kind, items }: Request): string {
  const labels = new Set(items.map((item) => item.label))
  return text('fastReceive', 'queuedAbout', {
    label: inRow([...labels]),
    what: textOf(kind.words.counted, { count: items.length }),
  })
}

/** Keeps a hand-over until the line is back, pictures too. Throws what `enqueue` throws. */
export function keepHandOver(request: Request): Promise<void> {
  const { kind, key, items, proof, verifiedIds, files = [] } = request
  const kept: KeptHandOver = { ids: items.map((item) => item.id), verifiedIds, proof }
  const [first] = items
  return enqueue({
    call: kind.call,
    input: { ...kept },
    key,
    about: about(request),
    files,
    draft: first && { householdId: first.householdId, label: first.label },
  })
}
