import './setting-texts.ts'
import type { SettingList } from '#platform/web/frame/contributions.ts'
import { countLive } from '#platform/web/settings/entry-kind.ts'
import { cannedEntries, typeEntries } from './type-entries.tsx'

/** What all pages of settings list of messages. */
export const settingList: SettingList = {
  parts: [
    { name: 'types', label: 'messages:types' },
    { name: 'canned', label: 'messages:canned' },
  ],
  count: async () => ({
    types: countLive(typeEntries, await typeEntries.newest()),
    canned: countLive(cannedEntries, await cannedEntries.newest()),
  }),
}
