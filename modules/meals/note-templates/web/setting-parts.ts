import './page-texts.ts'
import type { SettingList } from '#platform/web/frame/contributions.ts'
import { noteKinds } from '../contract.ts'

/** What all pages of settings list of note templates. */
export const settingList: SettingList = {
  parts: noteKinds.map((name) => ({ name, label: `noteTemplates:${name}` })),
}
