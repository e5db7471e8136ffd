import './page-texts.ts'
import type { SettingList } from '#platform/web/frame/contributions.ts'
import { countLive } from '#platform/web/settings/entry-kind.ts'
import { facilityEntries } from './facility-entries.tsx'

/** What all pages of settings list of facilities. */
export const settingList: SettingList = {
  parts: [{ name: 'facilities', label: 'facilities:list' }],
  count: async () => ({ facilities: countLive(facilityEntries, await facilityEntries.newest()) }),
}
