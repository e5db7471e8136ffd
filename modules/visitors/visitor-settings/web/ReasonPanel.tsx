import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EntryList } from './EntryList.tsx'
import { type ReasonEntry, settingApi } from './use-setting.ts'

interface ReasonPanelProps {
  reasons: readonly ReasonEntry[]
  mayChange: boolean
  refresh: () => Promise<unknown>
}

/** Reasons of visits, and the kinds of vendors of one of them below. */
export function ReasonPanel({ reasons, mayChange, refresh }: ReasonPanelProps) {
  const t = useTexts('visitorSetting')
  const [chosen, setChosen] = useState<string>()
  const entries = reasons.map((reason) => ({ ...reason, id: reason.reasonId }))
  const kindsOf = (id: string) => reasons.find((one) => one.reasonId === id)?.vendorKinds.length ?? 0
  const of = reasons.find((one) => one.reasonId === chosen && one.isEnabled)
  return (
    <>
      <EntryList
        title={t('part_reasons')}
        add={t('add_reasons')}
        entries={entries}
        mayChange={mayChange}
        refresh={refresh}
        calls={{
          add: (id, name) => settingApi.addReason({ reasonId: id, name }),
          newest: async (id) => {
            const found = (await settingApi.listReasons({})).data.find((one) => one.reasonId === id)
            return found && { ...found, id }
          },
          change: ({ id, name, rowVersion }, change) =>
            settingApi.changeReason({ reasonId: id, name, rowVersion, ...change }),
        }}
        more={({ id, name }) => (
          <Button
            type="text"
            aria-expanded={id === chosen}
            aria-label={t('vendorsOf', { name })}
            onClick={() => setChosen(id === chosen ? undefined : id)}
          >
            {t('vendorsShort', { count: kindsOf(id) })}
          </Button>
        )}
      />
      {of && <VendorPanel key={of.reasonId} of={of} mayChange={mayChange} refresh={refresh} />}
    </>
  )
}

function VendorPanel({ of, mayChange, refresh }: Omit<ReasonPanelProps, 'reasons'> & { of: ReasonEntry }) {
  const t = useTexts('visitorSetting')
  const { reasonId, name } = of
  const { data = [] } = useQuery({
    queryKey: ['visitorSettings', 'vendors', reasonId],
    queryFn: async () => (await settingApi.listVendorKinds({ reasonId })).data,
  })
  const entries = data.map((kind) => ({ ...kind, id: kind.vendorKindId }))
  return (
    <EntryList
      title={t('vendorsOf', { name })}
      lead={t('vendorsLead')}
      add={t('add_vendors')}
      entries={entries}
      mayChange={mayChange}
      refresh={refresh}
      calls={{
        add: (id, kind) => settingApi.addVendorKind({ reasonId, vendorKindId: id, name: kind }),
        newest: async (id) => {
          const all = (await settingApi.listVendorKinds({ reasonId })).data
          const found = all.find((one) => one.vendorKindId === id)
          return found && { ...found, id }
        },
        change: ({ id, name: kind, rowVersion }, change) =>
          settingApi.changeVendorKind({ reasonId, vendorKindId: id, name: kind, rowVersion, ...change }),
      }}
    />
  )
}
