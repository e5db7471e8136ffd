import './setting-texts.ts'
import type { SettingList } from '#platform/web/frame/contributions.ts'

/** What all pages of settings list of boards. */
export const settingList: SettingList = {
  parts: [
    { name: 'screens', label: 'boardSetting:part_screens' },
    { name: 'schedule', label: 'boardSetting:part_schedule' },
    { name: 'defaults', label: 'boardSetting:part_defaults' },
    { name: 'plays', label: 'boardSetting:part_plays' },
  ],
}
