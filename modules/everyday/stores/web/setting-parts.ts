import './page-texts.ts'
import type { SettingList } from '#platform/web/frame/contributions.ts'
import { countLive } from '#platform/web/settings/entry-kind.ts'
import { storeEntries } from './store-entries.tsx'

/** What all pages of settings list of shops. */
export const settingList: SettingList = {
  parts: [{ name: 'stores', label: 'stores:list' }],
  count: async () => ({ stores: countLive(storeEntries, await storeEntries.newest()) }),
}
