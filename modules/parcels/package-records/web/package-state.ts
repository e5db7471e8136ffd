import type { MarkKind } from '#platform/web/look/Mark.tsx'
import { text } from '#platform/web/i18n/texts.ts'
import { legalDueHours } from '#modules/parcels/packages/contract.ts'
import type { PackageRecord } from '../contract.ts'

const closed = {
  handedOver: { kind: 'done', word: 'stateHandedOver' },
  returned: { kind: 'plain', word: 'stateReturned' },
  voided: { kind: 'plain', word: 'stateVoided' },
  lost: { kind: 'reminded', word: 'stateLost' },
} as const

/** Days after which what waits is amber. */
const longDays = [14, 7]

type Facts = Pick<PackageRecord, 'state' | 'applyStorageStatus' | 'isLegal' | 'waitedHours' | 'remindCount'>

/** What the list says of a package in one mark: red only for a legal paper after 24 hours, amber for what waits too long. */
export function packageState(facts: Facts): { kind: MarkKind; words: string } {
  if (facts.state !== 'waiting') {
    const { kind, word } = closed[facts.state]
    return { kind, words: text('packageList', word) }
  }
  if (facts.applyStorageStatus === 2) return { kind: 'waiting', words: text('packageList', 'stateInLocker') }
  if (facts.isLegal && facts.waitedHours >= legalDueHours)
    return { kind: 'overdue', words: text('packageList', 'overHours', { hours: legalDueHours }) }
  const days = Math.floor(facts.waitedHours / 24)
  const passed = longDays.find((limit) => days >= limit)
  if (passed && (passed === longDays[0] || facts.remindCount === 0))
    return { kind: 'reminded', words: text('packageList', 'overDays', { days: passed }) }
  if (facts.remindCount > 0)
    return { kind: 'reminded', words: text('packageList', 'reminded', { count: facts.remindCount }) }
  return { kind: 'waiting', words: text('packageList', 'stateWaiting') }
}
