import { readAmount } from '#platform/web/form/amount-text.ts'
import { segmentsField } from '#platform/web/form/choice-fields.tsx'
import { amountField } from '#platform/web/form/fields.tsx'
import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { EntryKind } from '#platform/web/settings/entry-kind.ts'
import type { PositionEntry } from '../contract.ts'
import { listRules } from './list-rules.ts'
import { settingApi } from './use-setting.ts'

interface PositionDraft {
  name: string
  temperature: '0' | '1' | '2'
  /** '' for no limit. */
  capacity: string
}

const temperatures = ['room', 'chilled', 'frozen'] as const
const inputOf = ({ name, temperature, capacity }: PositionDraft) => ({
  name,
  temperature: temperature === '2' ? (2 as const) : temperature === '1' ? (1 as const) : (0 as const),
  capacity: readAmount(capacity) ?? null,
})

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

/** The shelf positions of the parcel desk. */
export const positionList: EntryKind<PositionEntry, PositionDraft> = {
  ...listRules('positions'),
  longestName: 20,
  Facts: PositionFacts,
  renames: ({ waiting }) => (waiting > 0 ? text('packageSetting', 'rename') : undefined),
  fields: {
    blank: { name: '', temperature: '0', capacity: '' },
    draftOf: ({ name, temperature, capacity }) => ({
      name,
      temperature: `${temperature}`,
      capacity: String(capacity ?? ''),
    }),
    declare: () => [
      {
        ...amountField<PositionDraft>(text('packageSetting', 'capacity'), 'capacity', {
          optional: true,
          digits: 4,
          placeholder: text('packageSetting', 'capacityPlaceholder'),
        }),
        wrong: ({ capacity }) =>
          readAmount(capacity) === 0 ? text('packageSetting', 'capacityRule') : undefined,
      },
      segmentsField<PositionDraft, 'temperature'>(
        text('packageSetting', 'temperature'),
        'temperature',
        temperatures.map((key, nth) => ({
          value: `${nth}` as PositionDraft['temperature'],
          label: text('packageSetting', key),
        })),
      ),
    ],
  },
  add: (id, draft, retry) => settingApi.addPosition({ id, ...inputOf(draft) }, retry),
  change: ({ id, version }, draft, retry) =>
    settingApi.changePosition({ id: String(id), version, ...inputOf(draft) }, retry),
}
