import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { Reminders } from '../settings.ts'
import { DaysInput } from './DaysInput.tsx'
import { daysFault } from './days-text.ts'
import { SectionPanel, type SectionProps } from './SectionPanel.tsx'

/** When residents are reminded, and when a legal paper is late. */
export function RemindersSection({ draft, mayChange }: SectionProps<'reminders'>) {
  const t = useTexts('packageSetting')
  const { reminderDays, legalDueHours } = draft.value
  const days = daysFault(reminderDays)
  const isHoursWrong = !Reminders.shape.legalDueHours.safeParse(legalDueHours).success
  return (
    <SectionPanel
      title={t('reminders')}
      draft={draft}
      mayChange={mayChange}
      isWrong={days !== undefined || isHoursWrong}
    >
      <Field label={t('days')} help={t('daysHelp')} invalid={days}>
        <DaysInput
          days={reminderDays}
          inputMode="numeric"
          disabled={!mayChange}
          onDays={(next) => draft.change({ reminderDays: next })}
        />
      </Field>
      <Field
        label={t('hours')}
        hint={t('hoursUnit')}
        help={t('hoursHelp')}
        invalid={isHoursWrong ? t('hoursRule') : undefined}
      >
        <TextInput
          className="ps-short"
          inputMode="numeric"
          disabled={!mayChange}
          value={String(legalDueHours)}
          onText={(text) => draft.change({ legalDueHours: Number(text.replace(/\D/g, '')) })}
        />
      </Field>
    </SectionPanel>
  )
}
