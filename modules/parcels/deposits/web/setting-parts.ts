import './records-texts.ts'
import type { SettingList } from '#platform/web/frame/contributions.ts'
import { countLive } from '#platform/web/settings/entry-kind.ts'
import { kindList } from './kind-list.tsx'

/** What all pages of settings list of deposits. */
export const settingList: SettingList = {
  parts: [
    { name: 'kinds', label: 'depositRecords:kinds' },
    { name: 'cash', label: 'depositRecords:settingCash' },
  ],
  count: async () => ({ kinds: countLive(kindList, await kindList.newest()) }),
}
