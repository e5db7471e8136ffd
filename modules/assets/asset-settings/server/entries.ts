import type { Act } from '#platform/contract/words.ts'
import { type EntryRules, orderedEntries } from '#platform/server/entries.ts'
import { entryChanged, entryIdTaken, nameTaken, orderChanged } from '../contract.ts'
import { assetSettingsChanged } from '../events.ts'
import { areaTable, categoryTable } from './tables.ts'

const rulesOf = (list: 'categories' | 'areas'): EntryRules => ({
  problems: { changed: entryChanged, nameTaken, idTaken: entryIdTaken, orderChanged },
  tell: (context, act, id, before, after) => {
    const action: Act = `assetSettings.${act}`
    const target = list === 'areas' ? 'assetArea' : 'assetCategory'
    context.emit(assetSettingsChanged, { list })
    context.audit({ action, target, targetId: String(id ?? list), before, after })
  },
})

/** The kinds of assets and the areas where they are. */
export const entries = {
  categories: orderedEntries(categoryTable, rulesOf('categories')),
  areas: orderedEntries(areaTable, rulesOf('areas')),
}
