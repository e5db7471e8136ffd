import './setting-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SectionPanel } from '#platform/web/settings/SectionPanel.tsx'
import { SettingFrame } from '#platform/web/settings/SettingFrame.tsx'
import { SettingParts } from '#platform/web/settings/SettingParts.tsx'
import { ExchangePanel } from './ExchangePanel.tsx'
import { ringingApi } from './ringing-api.ts'
import { sentriesApi, useContractSection, useExchangeSection, useRingingSection } from './use-sections.ts'

async function askAll() {
  const [setting, contract, exchange] = await Promise.all([
    sentriesApi.showSetting({}),
    sentriesApi.showContract({}),
    ringingApi.show({}),
  ])
  return { ...setting.data, contract: contract.data, state: exchange.data }
}
type All = Awaited<ReturnType<typeof askAll>>

/** 對講機設定: how households are rung, what the contract has, and where the exchange is. */
export function SettingPage() {
  const t = useTexts('intercomSetting')
  const title = useTexts('intercomRinging')('settings')
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['intercomSetting'] })
  useChanges(['intercomSentries.', 'intercomRinging.'], () => void refresh())
  const query = useQuery({ queryKey: ['intercomSetting'], queryFn: askAll, refetchInterval: 60_000 })
  return (
    <SettingFrame of={query} failed={t('failed')} title={title}>
      {(all) => <Parts all={all} refresh={refresh} />}
    </SettingFrame>
  )
}

function Parts({ all, refresh }: { all: All; refresh: () => Promise<unknown> }) {
  const t = useTexts('intercomSetting')
  const title = useTexts('intercomRinging')('settings')
  const mayChange = useAllowed()([{ can: 'intercomSentries.configure' }]).length > 0
  const ringing = useRingingSection(all.ringing, refresh)
  const contract = useContractSection(all.contract, refresh)
  const exchange = useExchangeSection(all.exchange, refresh)
  return (
    <SettingParts
      page="intercomSetting"
      title={title}
      lead={t('lead')}
      mayChange={mayChange}
      parts={[
        {
          name: 'ringing',
          label: t('part_ringing'),
          isDirty: ringing.isDirty,
          draw: () => <SectionPanel title={t('part_ringing')} draft={ringing} mayChange={mayChange} />,
        },
        {
          name: 'contract',
          label: t('part_contract'),
          isDirty: contract.isDirty,
          draw: () => <SectionPanel title={t('part_contract')} draft={contract} mayChange={mayChange} />,
        },
        {
          name: 'exchange',
          label: t('part_exchange'),
          isDirty: exchange.isDirty,
          draw: () => (
            <>
              <SectionPanel title={t('part_exchange')} draft={exchange} mayChange={mayChange} />
              <ExchangePanel state={all.state} hasDomain={all.exchange.domain !== ''} refresh={refresh} />
            </>
          ),
        },
      ]}
    />
  )
}
