import { Checkbox } from 'antd'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { KindEntry } from '../contract.ts'
import { DaysInput } from './DaysInput.tsx'
import { daysFault, writeDays } from './days-text.ts'
import type { EntryList, FieldsProps } from './entry-list.ts'
import { settingApi } from './use-setting.ts'

type KindDraft = Pick<KindEntry, 'name' | 'isLegal' | 'isAccepted' | 'reminderDays'>

function KindFacts({ entry }: { entry: KindEntry }) {
  const t = useTexts('packageSetting')
  const { isLegal, isAccepted, reminderDays } = entry
  return (
    <>
      {isLegal && <Mark kind="legal" />}
      {!isAccepted && <span className="ps-refused">{t('refused')}</span>}
      {reminderDays && (
        <span className="lb-14 lb-quiet">
          {reminderDays.length ? t('kindDaysShown', { days: writeDays(reminderDays) }) : t('kindDaysNever')}
        </span>
      )}
    </>
  )
}

function KindFields({ draft, change }: FieldsProps<KindDraft>) {
  const t = useTexts('packageSetting')
  const { isLegal, isAccepted, reminderDays } = draft
  return (
    <>
      <Field label={t('kindDays')} optional invalid={daysFault(reminderDays ?? [])}>
        <DaysInput
          days={reminderDays}
          inputMode="numeric"
          placeholder={t('kindDaysPlaceholder')}
          onDays={(days) => change({ reminderDays: days.length ? days : null })}
        />
      </Field>
      <div className="ps-boxes ps-wide">
        <Checkbox checked={isAccepted} onChange={({ target }) => change({ isAccepted: target.checked })}>
          {t('acceptBox')}
        </Checkbox>
        <Checkbox checked={isLegal} onChange={({ target }) => change({ isLegal: target.checked })}>
          {t('legalBox')}
        </Checkbox>
      </div>
      {isLegal && !isAccepted && <p className="ps-wide lb-14 lb-quiet">{t('refusedLegalHelp')}</p>}
    </>
  )
}

export const kindList: EntryList<KindEntry, KindDraft> = {
  list: 'kinds',
  longestName: 12,
  blank: { name: '', isLegal: false, isAccepted: true, reminderDays: null },
  draftOf: ({ name, isLegal, isAccepted, reminderDays }) => ({ name, isLegal, isAccepted, reminderDays }),
  fault: ({ reminderDays }) => (daysFault(reminderDays ?? []) ? 'days' : undefined),
  Facts: KindFacts,
  Fields: KindFields,
  add: (id, draft) => settingApi.addKind({ id, ...draft }),
  change: ({ id, version }, draft) => settingApi.changeKind({ id, version, ...draft }),
}
