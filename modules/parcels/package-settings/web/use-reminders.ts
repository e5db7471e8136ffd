import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { PackageSettings } from '../settings.ts'
import { daysField } from './days-field.tsx'
import { daysFault } from './days-text.ts'
import { type SettingsTools, settingApi, useSettingSection } from './use-setting.ts'

type Reminders = Pick<PackageSettings, 'reminderDays'>

/** When residents are reminded. */
export function useReminders(tools: SettingsTools) {
  const t = useTexts('packageSetting')
  return useSettingSection('reminders', tools, {
    formOf: ({ reminderDays }): Reminders => ({ reminderDays }),
    fields: [
      daysField<Reminders>(t('days'), 'reminderDays', {
        help: t('daysHelp'),
        wrong: ({ reminderDays }) => daysFault(reminderDays),
      }),
    ],
    send: (form, version, retry) => settingApi.saveReminders({ ...form, version }, retry),
  })
}
