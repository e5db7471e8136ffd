import './page-texts.ts'
import type { SettingList } from '#platform/web/frame/contributions.ts'

/** What all pages of settings list of retention. */
export const settingList: SettingList = { parts: [{ name: 'days', label: 'retentionPage:part' }] }
