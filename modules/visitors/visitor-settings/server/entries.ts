import type { Act } from '#platform/contract/words.ts'
import { type EntryRules, orderedEntries } from '#platform/server/entries.ts'
import {
  entryChanged,
  entryIdTaken,
  type ListName,
  nameTaken,
  noReasonLeft,
  orderChanged,
} from '../contract.ts'
import { visitorSettingsChanged } from '../events.ts'
import { pledgeKinds, reasons, vendorKinds } from './tables.ts'

const targets = { reasons: 'visitReason', vendorKinds: 'vendorKind', pledgeKinds: 'pledgeKind' } as const

const rulesOf = (list: ListName): EntryRules => ({
  problems: { changed: entryChanged, nameTaken, idTaken: entryIdTaken, orderChanged },
  tell: (context, act, id, before, after) => {
    const action: Act = `visitorSettings.${act}`
    context.emit(visitorSettingsChanged, { part: list })
    context.audit({ action, target: targets[list], targetId: String(id ?? list), before, after })
  },
})

/** The lists that the visitors' desk chooses from; kinds of vendors have names and an order of their own in each reason. */
export const entries = {
  reasons: orderedEntries(reasons, {
    ...rulesOf('reasons'),
    atLeast: { one: () => true, problem: noReasonLeft },
  }),
  vendorKinds: orderedEntries(vendorKinds, { ...rulesOf('vendorKinds'), group: 'reasonId' }),
  pledgeKinds: orderedEntries(pledgeKinds, rulesOf('pledgeKinds')),
}
