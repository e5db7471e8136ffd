import './setting-texts.ts'
import type { SettingList } from '#platform/web/frame/contributions.ts'

/** What all pages of settings list of arrears. */
export const settingList: SettingList = {
  parts: [
    { name: 'ladder', label: 'arrearsSetting:part_ladder' },
    { name: 'interest', label: 'arrearsSetting:part_interest' },
    { name: 'letters', label: 'arrearsSetting:part_letters' },
  ],
}
