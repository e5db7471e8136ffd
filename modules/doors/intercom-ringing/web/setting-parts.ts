import './setting-texts.ts'
import type { SettingList } from '#platform/web/frame/contributions.ts'

/** What all pages of settings list of the intercom. */
export const settingList: SettingList = {
  parts: [
    { name: 'ringing', label: 'intercomSetting:part_ringing' },
    { name: 'contract', label: 'intercomSetting:part_contract' },
    { name: 'exchange', label: 'intercomSetting:part_exchange' },
  ],
}
