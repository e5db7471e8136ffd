import './account-texts.ts'
import './collecting.css'
import { Link } from '@tanstack/react-router'
import { feeBase, useFeePlace } from '#modules/money/fee-items/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SectionPanel } from '#platform/web/settings/SectionPanel.tsx'
import { SettingFrame } from '#platform/web/settings/SettingFrame.tsx'
import { SettingParts } from '#platform/web/settings/SettingParts.tsx'
import type { AccountState } from '../contract.ts'
import type { Provider } from '../shapes.ts'
import { AccountPart } from './AccountPart.tsx'
import { CheckPanel } from './CheckPanel.tsx'
import { PrintedRows } from './PrintedRows.tsx'
import { RulePanel } from './RulePanel.tsx'
import { TrialPanel } from './TrialPanel.tsx'
import { type Setting, useCollecting } from './use-collecting.ts'
import { useShopsSection } from './use-shops-section.tsx'

/** 代收與帳號: where fees go, how they are paid in, and what a household's bill would have. */
export function AccountPage() {
  const t = useTexts('collectingPage')
  const title = useTexts('collecting')('title')
  const { provider } = useFeePlace()
  const { query, ...rest } = useCollecting(provider)
  return (
    <SettingFrame of={query} failed={t('failed')} title={title}>
      {(all) => <Parts key={provider} {...all} provider={provider} {...rest} />}
    </SettingFrame>
  )
}

interface PartsProps {
  account: AccountState
  setting: Setting
  provider: Provider
  refresh: () => Promise<unknown>
  mayChange: boolean
  mayApprove: boolean
}

function Parts({ account, setting, ...of }: PartsProps) {
  const { feeType } = useFeePlace()
  const t = useTexts('collectingPage')
  const title = useTexts('collecting')('title')
  const { provider, refresh, mayChange } = of
  const shops = useShopsSection(setting, provider, refresh)
  const { rule, pendingRule, earlierRules, accountsGiven } = setting
  return (
    <SettingParts
      page="collecting"
      title={title}
      lead={t(`lead_${provider}`)}
      mayChange={mayChange || of.mayApprove}
      parts={[
        { name: 'account', label: t('part_account'), draw: () => <AccountPart account={account} {...of} /> },
        {
          name: 'rule',
          label: t('part_rule'),
          draw: () => (
            <RulePanel
              rule={rule}
              pending={pendingRule}
              earlier={earlierRules}
              accountsGiven={accountsGiven}
              {...of}
            />
          ),
        },
        {
          name: 'shops',
          label: t('part_shops'),
          isDirty: shops.isDirty,
          draw: () => (
            <SectionPanel
              title={t('part_shops')}
              draft={shops}
              mayChange={mayChange}
              frame={(fields, form) => (
                <>
                  {fields}
                  <PrintedRows form={form} />
                </>
              )}
            />
          ),
        },
      ]}
      aside={
        <>
          <TrialPanel provider={provider} />
          <CheckPanel />
          <Link className="lb-link" to={`${feeBase({ feeType, provider: 'general' })}/bank-format` as string}>
            {t('formats')}
          </Link>
        </>
      }
    />
  )
}
