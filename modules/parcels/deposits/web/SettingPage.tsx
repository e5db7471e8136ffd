import './records-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCashSection, useCashSetting } from '#modules/parcels/cash/web/public.ts'
import type { CashSetting } from '#modules/parcels/cash/contract.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EntryList } from '#platform/web/settings/EntryList.tsx'
import { countLive } from '#platform/web/settings/entry-kind.ts'
import { SectionPanel } from '#platform/web/settings/SectionPanel.tsx'
import { SettingFrame } from '#platform/web/settings/SettingFrame.tsx'
import { SettingParts } from '#platform/web/settings/SettingParts.tsx'
import type { DepositKind } from '../contract.ts'
import { kindList } from './kind-list.tsx'

/** What a community decides about deposits: kinds, receipts, the limit of an envelope. */
export function SettingPage() {
  const t = useTexts('depositRecords')
  const kinds = useQuery({ queryKey: ['deposits', 'kinds'], queryFn: kindList.newest })
  const cash = useCashSetting()
  useChanges(['deposits.kindsChanged'], () => void kinds.refetch())
  const asked = {
    data: kinds.data && cash.data && { kinds: kinds.data, cash: cash.data, at: cash.dataUpdatedAt },
    error: kinds.error ?? cash.error,
    refetch: () => Promise.all([kinds.refetch(), cash.refetch()]),
  }
  return (
    <SettingFrame of={asked} failed={t('loadFailed')} title={t('settingTitle')}>
      {(all) => <Parts {...all} />}
    </SettingFrame>
  )
}

interface PartsProps {
  kinds: readonly DepositKind[]
  cash: CashSetting
  at: number
}

function Parts({ kinds, cash, at }: PartsProps) {
  const t = useTexts('depositRecords')
  const queries = useQueryClient()
  const mayChange = useAllowed()([{ can: 'deposits.configure' }]).length > 0
  const section = useCashSection(cash, at)
  async function refresh() {
    await queries.invalidateQueries({ queryKey: ['deposits', 'kinds'] })
    void queries.invalidateQueries({ queryKey: ['depositOptions'] })
  }
  const parts = [
    {
      name: 'kinds',
      label: t('kinds'),
      count: countLive(kindList, kinds),
      draw: (onDirty: (dirty: boolean) => void) => (
        <EntryList
          of={kindList}
          rows={kinds}
          title={t('kinds')}
          lead={t('kindsLead')}
          add={t('kindAdd')}
          mayChange={mayChange}
          refresh={refresh}
          onDirty={onDirty}
        />
      ),
    },
    {
      name: 'cash',
      label: t('settingCash'),
      isDirty: section.isDirty,
      draw: () => <SectionPanel title={t('settingCash')} draft={section} mayChange={mayChange} />,
    },
  ]
  return (
    <SettingParts
      page="depositSetting"
      title={t('settingTitle')}
      lead={t('settingLead')}
      parts={parts}
      mayChange={mayChange}
    />
  )
}
