import { textField } from '#platform/web/form/fields.tsx'
import { text } from '#platform/web/i18n/texts.ts'
import type { EntryKind } from '#platform/web/settings/entry-kind.ts'
import type { CourierEntry } from '../contract.ts'
import { listRules } from './list-rules.ts'
import { settingApi } from './use-setting.ts'

type CourierDraft = Pick<CourierEntry, 'name' | 'shortName'>

const isShort = (name: string) => name.trim() !== '' && [...name.trim()].length <= 6

function CourierFacts({ row }: { row: CourierEntry }) {
  return <span className="lb-quiet">{row.shortName !== row.name && row.shortName}</span>
}

/** The couriers of the parcel desk. */
export const courierList: EntryKind<CourierEntry, CourierDraft> = {
  ...listRules('couriers'),
  longestName: 20,
  Facts: CourierFacts,
  fields: {
    blank: { name: '', shortName: '' },
    draftOf: ({ name, shortName }) => ({ name, shortName }),
    declare: () => [
      {
        ...textField<CourierDraft>(text('packageSetting', 'shortName'), 'shortName'),
        wrong: ({ shortName }) => (isShort(shortName) ? undefined : text('packageSetting', 'shortNameRule')),
      },
    ],
  },
  add: (id, draft, retry) => settingApi.addCourier({ id, ...draft }, retry),
  change: ({ id, version }, draft, retry) =>
    settingApi.changeCourier({ id: String(id), version, ...draft }, retry),
}
