import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import type { EntryKind, FieldsProps } from '#platform/web/settings/entry-kind.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { CourierEntry } from '../contract.ts'
import { listRules } from './list-rules.ts'
import { settingApi } from './use-setting.ts'

type CourierDraft = Pick<CourierEntry, 'name' | 'shortName'>

const isShort = (name: string) => name.trim() !== '' && [...name.trim()].length <= 6

function CourierFacts({ row }: { row: CourierEntry }) {
  return <span className="lb-quiet">{row.shortName !== row.name && row.shortName}</span>
}

function CourierFields({ draft, change }: FieldsProps<CourierDraft>) {
  const t = useTexts('packageSetting')
  const isWrong = draft.name.trim() !== '' && !isShort(draft.shortName)
  return (
    <Field label={t('shortName')} invalid={isWrong ? t('shortNameRule') : undefined}>
      <TextInput value={draft.shortName} onText={(shortName) => change({ shortName })} />
    </Field>
  )
}

/** The couriers of the parcel desk. */
export const courierList: EntryKind<CourierEntry, CourierDraft> = {
  ...listRules('couriers'),
  longestName: 20,
  Facts: CourierFacts,
  fields: {
    blank: { name: '', shortName: '' },
    draftOf: ({ name, shortName }) => ({ name, shortName }),
    isWrong: ({ shortName }) => !isShort(shortName),
    words: ({ shortName }) => [[text('packageSetting', 'shortName'), shortName]],
    Fields: CourierFields,
  },
  add: (id, draft, retry) => settingApi.addCourier({ id, ...draft }, retry),
  change: ({ id, version }, draft, retry) =>
    settingApi.changeCourier({ id: String(id), version, ...draft }, retry),
}
