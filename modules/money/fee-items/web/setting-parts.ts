import './setting-texts.ts'
import type { SettingList } from '#platform/web/frame/contributions.ts'
import { feeApi } from './use-setting.ts'

/** What all pages of settings list of fees. */
export const settingList: SettingList = {
  parts: [
    { name: 'items', label: 'feeSetting:part_items' },
    { name: 'basis', label: 'feeSetting:part_basis' },
    { name: 'term', label: 'feeSetting:part_term' },
    { name: 'balance', label: 'feeSetting:part_balance' },
  ],
  async count() {
    const { items } = (await feeApi.listItems({ feeType: 'default-management', provider: 'general' })).data
    return { items: items.filter(({ isRetired }) => !isRetired).length }
  },
}
