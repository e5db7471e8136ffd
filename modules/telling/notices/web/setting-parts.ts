import './page-texts.ts'
import type { SettingList } from '#platform/web/frame/contributions.ts'

/** What all pages of settings list of notices. */
export const settingList: SettingList = {
  parts: [
    { name: 'line', label: 'notices:channel_line' },
    { name: 'mail', label: 'notices:channel_mail' },
    { name: 'sms', label: 'notices:channel_sms' },
    { name: 'voice', label: 'notices:channel_voice' },
    { name: 'rules', label: 'noticesPage:rulesTitle' },
  ],
}
