import { segmentsField, tickField } from '#platform/web/form/choice-fields.tsx'
import type { FormField } from '#platform/web/form/fields.tsx'
import { type PlainKey, text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { EntryKind } from '#platform/web/settings/entry-kind.ts'
import type { KindEntry } from '../contract.ts'
import { daysField } from './days-field.tsx'
import { daysFault, writeDays } from './days-text.ts'
import { listRules } from './list-rules.ts'
import { settingApi } from './use-setting.ts'

interface KindDraft extends Pick<KindEntry, 'name' | 'isLegal' | 'isAccepted'> {
  reminders: 'community' | 'own' | 'never'
  /** Its own days; they stay while another choice is looked at. */
  days: readonly number[]
}

const say = (key: PlainKey<'packageSetting'>) => text('packageSetting', key)

const withDays = ({ reminders, days, ...draft }: KindDraft) => ({
  ...draft,
  reminderDays: reminders === 'community' ? null : reminders === 'never' ? [] : [...days],
})

function KindFacts({ row }: { row: KindEntry }) {
  const t = useTexts('packageSetting')
  const { isLegal, isAccepted, reminderDays } = row
  return (
    <>
      {isLegal && <Mark kind="legal" />}
      {!isAccepted && <span className="ps-refused">{t('refused')}</span>}
      {reminderDays && (
        <span className="lb-14 lb-quiet">
          {reminderDays.length ? t('kindDaysShown', { days: writeDays(reminderDays) }) : t('remindersNever')}
        </span>
      )}
    </>
  )
}

/** Days of its own, where it has them. */
function ownDays(): FormField<KindDraft> {
  const field = daysField<KindDraft>(say('kindDays'), 'days', {
    help: say('kindDaysHelp'),
    wrong: ({ reminders, days }) =>
      reminders === 'own' ? (days.length ? daysFault(days) : say('kindDaysMissing')) : undefined,
  })
  return {
    ...field,
    read: ({ reminders, days }) => (reminders === 'own' ? writeDays(days) : ''),
    draw: (form, ...drawn) => form.reminders === 'own' && field.draw?.(form, ...drawn),
  }
}

/** The kinds of packages. */
export const kindList: EntryKind<KindEntry, KindDraft> = {
  ...listRules('kinds'),
  longestName: 12,
  Facts: KindFacts,
  fields: {
    blank: { name: '', isLegal: false, isAccepted: true, reminders: 'community', days: [] },
    draftOf: ({ name, isLegal, isAccepted, reminderDays }) => ({
      name,
      isLegal,
      isAccepted,
      reminders: reminderDays === null ? 'community' : reminderDays.length ? 'own' : 'never',
      days: reminderDays ?? [],
    }),
    declare: () => [
      segmentsField<KindDraft, 'reminders'>(say('kindReminders'), 'reminders', [
        { value: 'community', label: say('remindersCommunity') },
        { value: 'own', label: say('remindersOwn') },
        { value: 'never', label: say('remindersNever') },
      ]),
      ownDays(),
      tickField<KindDraft>(say('acceptBox'), 'isAccepted'),
      tickField<KindDraft>(say('legalBox'), 'isLegal'),
      {
        label: say('refusedLegalHelp'),
        draw: ({ isLegal, isAccepted }) =>
          isLegal && !isAccepted && <p className="lb-entry-wide lb-14 lb-quiet">{say('refusedLegalHelp')}</p>,
      },
    ],
  },
  add: (id, draft, retry) => settingApi.addKind({ id, ...withDays(draft) }, retry),
  change: ({ id, version }, draft, retry) =>
    settingApi.changeKind({ id: String(id), version, ...withDays(draft) }, retry),
}
