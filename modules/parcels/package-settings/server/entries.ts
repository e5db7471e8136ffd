import type { Act } from '#platform/contract/words.ts'
import { type EntryRules, orderedEntries } from '#platform/server/entries.ts'
import {
  entryChanged,
  entryIdTaken,
  type ListName,
  nameTaken,
  noKindLeft,
  orderChanged,
} from '../contract.ts'
import { packageSettingsChanged } from '../events.ts'
import { couriers, packageKinds, shelfPositions } from './tables.ts'

const targets = { kinds: 'packageKind', couriers: 'courier', positions: 'shelfPosition' } as const

const rulesOf = (list: ListName): EntryRules => ({
  problems: { changed: entryChanged, nameTaken, idTaken: entryIdTaken, orderChanged },
  tell: (context, act, id, before, after) => {
    const action: Act = `packageSettings.${act}`
    context.emit(packageSettingsChanged, { part: list })
    context.audit({ action, target: targets[list], targetId: String(id ?? list), before, after })
  },
})

/** The lists that the parcel desk chooses from. */
export const entries = {
  kinds: orderedEntries(packageKinds, {
    ...rulesOf('kinds'),
    atLeast: { one: ({ isAccepted }) => isAccepted === true, problem: noKindLeft },
  }),
  couriers: orderedEntries(couriers, rulesOf('couriers')),
  positions: orderedEntries(shelfPositions, rulesOf('positions')),
}
