import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EntryList } from '#platform/web/settings/EntryList.tsx'
import type { EntryKind } from '#platform/web/settings/entry-kind.ts'
import { listRules, type ListProps, type ReasonEntry, settingApi, type VendorEntry } from './use-setting.ts'

export const reasonList: EntryKind<ReasonEntry> = {
  ...listRules<ReasonEntry>('reasons', ({ reasonId }) => reasonId),
  newest: async () => (await settingApi.listReasons({})).data,
  add: (id, { name }, retry) => settingApi.addReason({ reasonId: id, name }, retry),
  change: ({ id, version }, { name }, retry) =>
    settingApi.changeReason({ reasonId: String(id), rowVersion: version, name }, retry),
  retire: ({ id, name, version }, isRetired, retry) =>
    settingApi.changeReason(
      { reasonId: String(id), name, rowVersion: version, isEnabled: !isRetired },
      retry,
    ),
}

const vendorList = (reasonId: string): EntryKind<VendorEntry> => ({
  ...listRules<VendorEntry>('vendorKinds', ({ vendorKindId }) => vendorKindId, reasonId),
  newest: async () => (await settingApi.listVendorKinds({ reasonId })).data,
  add: (id, { name }, retry) => settingApi.addVendorKind({ reasonId, vendorKindId: id, name }, retry),
  change: ({ id, version }, { name }, retry) =>
    settingApi.changeVendorKind({ reasonId, vendorKindId: String(id), rowVersion: version, name }, retry),
  retire: ({ id, name, version }, isRetired, retry) => {
    const entry = { reasonId, vendorKindId: String(id), name, rowVersion: version, isEnabled: !isRetired }
    return settingApi.changeVendorKind(entry, retry)
  },
})

/** Reasons of visits, and the kinds of vendors of one of them below. */
export function ReasonPanel({ reasons, ...list }: ListProps & { reasons: readonly ReasonEntry[] }) {
  const t = useTexts('visitorSetting')
  const [chosen, setChosen] = useState<string>()
  const of = reasons.find((reason) => reason.reasonId === chosen && reason.isEnabled)
  return (
    <>
      <EntryList
        {...list}
        of={reasonList}
        rows={reasons}
        title={t('part_reasons')}
        add={t('add_reasons')}
        more={({ reasonId, name, vendorKinds }) => (
          <Button
            type="text"
            aria-expanded={reasonId === chosen}
            aria-label={`${name} ${t('vendorsShort', { count: vendorKinds.length })}`}
            onClick={() => setChosen(reasonId === chosen ? undefined : reasonId)}
          >
            {t('vendorsShort', { count: vendorKinds.length })}
          </Button>
        )}
      />
      {of && <VendorPanel key={of.reasonId} of={of} {...list} />}
    </>
  )
}

function VendorPanel({ of: { reasonId, name }, ...list }: ListProps & { of: ReasonEntry }) {
  const t = useTexts('visitorSetting')
  const { data = [] } = useQuery({
    queryKey: ['visitorSettings', 'vendors', reasonId],
    queryFn: async () => (await settingApi.listVendorKinds({ reasonId })).data,
  })
  return (
    <EntryList
      {...list}
      of={vendorList(reasonId)}
      rows={data}
      title={t('vendorsOf', { name })}
      lead={t('vendorsLead')}
      add={t('add_vendors')}
      isBelow
    />
  )
}
