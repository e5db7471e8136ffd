import { ticked } from '#platform/web/look/meanwhile-texts.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import type { EntryKind, FieldsProps } from '#platform/web/settings/entry-kind.ts'
import type { KindEntry } from '../contract.ts'
import { DaysInput } from './DaysInput.tsx'
import { daysFault, writeDays } from './days-text.ts'
import { listRules } from './list-rules.ts'
import { settingApi } from './use-setting.ts'

interface KindDraft extends Pick<KindEntry, 'name' | 'isLegal' | 'isAccepted'> {
  reminders: 'community' | 'own' | 'never'
  /** Its own days; they stay while another choice is looked at. */
  days: readonly number[]
}

const reminderWords = { community: 'remindersCommunity', never: 'remindersNever' } as const

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

function KindFields({ draft, change }: FieldsProps<KindDraft>) {
  const t = useTexts('packageSetting')
  const { isLegal, isAccepted, reminders, days } = draft
  return (
    <>
      <div className="ps-group lb-entry-wide">
        <p className="ps-label">{t('kindReminders')}</p>
        <Segments
          label={t('kindReminders')}
          value={reminders}
          options={[
            { value: 'community', label: t('remindersCommunity') },
            { value: 'own', label: t('remindersOwn') },
            { value: 'never', label: t('remindersNever') },
          ]}
          onChange={(value) => change({ reminders: value })}
        />
      </div>
      {reminders === 'own' && (
        <Field
          label={t('kindDays')}
          help={t('kindDaysHelp')}
          invalid={days.length ? daysFault(days) : t('kindDaysMissing')}
        >
          <DaysInput days={days} inputMode="numeric" onDays={(next) => change({ days: next })} />
        </Field>
      )}
      <div className="ps-boxes lb-entry-wide">
        <Checkbox checked={isAccepted} onChange={({ target }) => change({ isAccepted: target.checked })}>
          {t('acceptBox')}
        </Checkbox>
        <Checkbox checked={isLegal} onChange={({ target }) => change({ isLegal: target.checked })}>
          {t('legalBox')}
        </Checkbox>
      </div>
      {isLegal && !isAccepted && <p className="lb-entry-wide lb-14 lb-quiet">{t('refusedLegalHelp')}</p>}
    </>
  )
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
    isWrong: ({ reminders, days }) =>
      reminders === 'own' && (days.length === 0 || daysFault(days) !== undefined),
    words: ({ reminders, days, isAccepted, isLegal }) => [
      [
        text('packageSetting', 'kindReminders'),
        reminders === 'own' ? writeDays(days) : text('packageSetting', reminderWords[reminders]),
      ],
      [text('packageSetting', 'acceptBox'), ticked(isAccepted)],
      [text('packageSetting', 'legalBox'), ticked(isLegal)],
    ],
    Fields: KindFields,
  },
  add: (id, draft, retry) => settingApi.addKind({ id, ...withDays(draft) }, retry),
  change: ({ id, version }, draft, retry) =>
    settingApi.changeKind({ id: String(id), version, ...withDays(draft) }, retry),
}
