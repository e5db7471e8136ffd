import './account-texts.ts'
import type { SettingList } from '#platform/web/frame/contributions.ts'

/** What all pages of settings list of collecting. */
export const settingList: SettingList = {
  parts: [
    { name: 'account', label: 'collectingPage:part_account' },
    { name: 'rule', label: 'collectingPage:part_rule' },
    { name: 'shops', label: 'collectingPage:part_shops' },
  ],
}
