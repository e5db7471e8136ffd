import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { CourierEntry } from '../contract.ts'
import type { EntryList, FieldsProps } from './entry-list.ts'
import { settingApi } from './use-setting.ts'

type CourierDraft = Pick<CourierEntry, 'name' | 'shortName'>

const isShort = (name: string) => name.trim() !== '' && [...name.trim()].length <= 6

function CourierFacts({ entry }: { entry: CourierEntry }) {
  return <span className="lb-quiet">{entry.shortName !== entry.name && entry.shortName}</span>
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

export const courierList: EntryList<CourierEntry, CourierDraft> = {
  list: 'couriers',
  longestName: 20,
  blank: { name: '', shortName: '' },
  draftOf: ({ name, shortName }) => ({ name, shortName }),
  fault: ({ shortName }) => (isShort(shortName) ? undefined : 'shortNameRule'),
  words: ({ shortName }) => [[text('packageSetting', 'shortName'), shortName]],
  Facts: CourierFacts,
  Fields: CourierFields,
  add: (id, draft) => settingApi.addCourier({ id, ...draft }),
  newest: async (id) => (await settingApi.showAll({})).data.couriers.find((one) => one.id === id),
  change: ({ id, version }, draft) => settingApi.changeCourier({ id, version, ...draft }),
}
