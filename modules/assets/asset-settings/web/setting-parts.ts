import './setting-texts.ts'
import type { SettingList } from '#platform/web/frame/contributions.ts'
import { countLive } from '#platform/web/settings/entry-kind.ts'
import { areas } from './areas.ts'
import { categories } from './categories.tsx'
import { askAll } from './use-setting.ts'

/** How many entries of each list are in use. */
export const countsOf = (all: Awaited<ReturnType<typeof askAll>>) => ({
  categories: countLive(categories, all.categories),
  areas: countLive(areas, all.areas),
})

/** What all pages of settings list of assets. */
export const settingList: SettingList = {
  parts: [
    { name: 'categories', label: 'assetSetting:part_categories' },
    { name: 'areas', label: 'assetSetting:part_areas' },
  ],
  count: async () => countsOf(await askAll()),
}
