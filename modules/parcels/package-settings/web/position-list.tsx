import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { PositionEntry } from '../contract.ts'
import type { EntryList, FieldsProps } from './entry-list.ts'
import { settingApi } from './use-setting.ts'

type PositionDraft = Pick<PositionEntry, 'name' | 'temperature' | 'capacity'>

const temperatures = ['room', 'chilled', 'frozen'] as const
const mostPackages = 9999
const fits = (capacity: number | null) => capacity === null || (capacity >= 1 && capacity <= mostPackages)

function PositionFacts({ entry }: { entry: PositionEntry }) {
  const t = useTexts('packageSetting')
  const { temperature, capacity, waiting } = entry
  return (
    <>
      {temperature === 1 && <Mark kind="chilled" />}
      {temperature === 2 && <Mark kind="frozen" />}
      {capacity !== null && (
        <span className={waiting >= capacity ? 'ps-unsaved' : 'lb-14 lb-quiet'}>
          {t('capacityShown', { waiting, capacity })}
          {waiting >= capacity && `　${t('capacityFull')}`}
        </span>
      )}
    </>
  )
}

function PositionFields({ draft, change }: FieldsProps<PositionDraft>) {
  const t = useTexts('packageSetting')
  const { temperature, capacity } = draft
  return (
    <>
      <Field label={t('capacity')} optional invalid={fits(capacity) ? undefined : t('capacityRule')}>
        <TextInput
          inputMode="numeric"
          placeholder={t('capacityPlaceholder')}
          value={capacity === null ? '' : String(capacity)}
          onText={(text) => {
            const digits = text.normalize('NFKC').replace(/\D/g, '')
            change({ capacity: digits === '' ? null : Number(digits) })
          }}
        />
      </Field>
      <div className="ps-group ps-wide">
        <p className="ps-label">{t('temperature')}</p>
        <Segments
          label={t('temperature')}
          value={String(temperature)}
          options={[
            { value: '0', label: t('room') },
            { value: '1', label: t('chilled') },
            { value: '2', label: t('frozen') },
          ]}
          onChange={(value) => change({ temperature: value === '2' ? 2 : value === '1' ? 1 : 0 })}
        />
      </div>
    </>
  )
}

export const positionList: EntryList<PositionEntry, PositionDraft> = {
  list: 'positions',
  longestName: 20,
  blank: { name: '', temperature: 0, capacity: null },
  draftOf: ({ name, temperature, capacity }) => ({ name, temperature, capacity }),
  fault: ({ capacity }) => (fits(capacity) ? undefined : 'capacityRule'),
  words: ({ capacity, temperature }) => [
    [text('packageSetting', 'capacity'), capacity === null ? '' : String(capacity)],
    [text('packageSetting', 'temperature'), text('packageSetting', temperatures[temperature])],
  ],
  Facts: PositionFacts,
  Fields: PositionFields,
  add: (id, draft) => settingApi.addPosition({ id, ...draft }),
  newest: async (id) => (await settingApi.showAll({})).data.positions.find((one) => one.id === id),
  change: ({ id, version }, draft) => settingApi.changePosition({ id, version, ...draft }),
}
