import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { EntryKind, FieldsProps } from '#platform/web/settings/entry-kind.ts'
import type { PositionEntry } from '../contract.ts'
import { listRules } from './list-rules.ts'
import { settingApi } from './use-setting.ts'

type PositionDraft = Pick<PositionEntry, 'name' | 'temperature' | 'capacity'>

const temperatures = ['room', 'chilled', 'frozen'] as const
const mostPackages = 9999
const fits = (capacity: number | null) => capacity === null || (capacity >= 1 && capacity <= mostPackages)

function PositionFacts({ row }: { row: PositionEntry }) {
  const t = useTexts('packageSetting')
  const { temperature, capacity, waiting } = row
  return (
    <>
      {temperature === 1 && <Mark kind="chilled" />}
      {temperature === 2 && <Mark kind="frozen" />}
      {capacity !== null && (
        <span className={waiting >= capacity ? 'lb-unsaved' : 'lb-14 lb-quiet'}>
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
      <div className="ps-group lb-entry-wide">
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

/** The shelf positions of the parcel desk. */
export const positionList: EntryKind<PositionEntry, PositionDraft> = {
  ...listRules('positions'),
  longestName: 20,
  Facts: PositionFacts,
  renames: ({ waiting }) => (waiting > 0 ? text('packageSetting', 'rename') : undefined),
  fields: {
    blank: { name: '', temperature: 0, capacity: null },
    draftOf: ({ name, temperature, capacity }) => ({ name, temperature, capacity }),
    isWrong: ({ capacity }) => !fits(capacity),
    words: ({ capacity, temperature }) => [
      [text('packageSetting', 'capacity'), capacity === null ? '' : String(capacity)],
      [text('packageSetting', 'temperature'), text('packageSetting', temperatures[temperature])],
    ],
    Fields: PositionFields,
  },
  add: (id, draft, retry) => settingApi.addPosition({ id, ...draft }, retry),
  change: ({ id, version }, draft, retry) =>
    settingApi.changePosition({ id: String(id), version, ...draft }, retry),
}
