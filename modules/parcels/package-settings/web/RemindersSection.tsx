import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { DaysInput } from './DaysInput.tsx'
import { daysFault } from './days-text.ts'
import { SectionPanel } from '#platform/web/settings/SectionPanel.tsx'
import type { SectionProps } from './use-setting.ts'

/** When residents are reminded. */
export function RemindersSection({ draft, mayChange }: SectionProps<'reminders'>) {
  const t = useTexts('packageSetting')
  const { reminderDays } = draft.form
  const fault = daysFault(reminderDays)
  return (
    <SectionPanel title={t('reminders')} draft={draft} mayChange={mayChange} isWrong={fault !== undefined}>
      <Field label={t('days')} help={t('daysHelp')} invalid={fault}>
        <DaysInput
          days={reminderDays}
          inputMode="numeric"
          disabled={!mayChange}
          onDays={(next) => draft.change({ reminderDays: next })}
        />
      </Field>
    </SectionPanel>
  )
}
