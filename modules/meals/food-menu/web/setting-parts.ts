import './page-texts.ts'
import type { SettingList } from '#platform/web/frame/contributions.ts'
import { countLive } from '#platform/web/settings/entry-kind.ts'
import { menuEntries, specEntries } from './menu-entries.tsx'

/** What all pages of settings list of the menu. */
export const settingList: SettingList = {
  parts: [
    { name: 'menus', label: 'foodMenu:menus' },
    { name: 'specs', label: 'foodMenu:specs' },
  ],
  count: async () => ({
    menus: countLive(menuEntries, await menuEntries.newest()),
    specs: countLive(specEntries, await specEntries.newest()),
  }),
}
