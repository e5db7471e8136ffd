import './account-texts.ts'
import './collecting.css'
import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { SectionPanel } from '#platform/web/settings/SectionPanel.tsx'
import { SettingParts } from '#platform/web/settings/SettingParts.tsx'
import type { AccountState } from '../contract.ts'
import type { Provider } from '../shapes.ts'
import { AccountPart } from './AccountPart.tsx'
import { CheckPanel } from './CheckPanel.tsx'
import { PrintedRows } from './PrintedRows.tsx'
import { RulePanel } from './RulePanel.tsx'
import { TrialPanel } from './TrialPanel.tsx'
import { type Setting, useCollecting, useProvider } from './use-collecting.ts'
import { useShopsSection } from './use-shops-section.tsx'

/** 代收與帳號: where fees go, how they are paid in, and what a household's bill would have. */
export function AccountPage() {
  const t = useTexts('collectingPage')
  const title = useTexts('collecting')('title')
  const provider = useProvider()
  const { query, ...rest } = useCollecting(provider)
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
        <p className="lb-quiet lb-grow">{t(`lead_${provider}`)}</p>
        <Link className="lb-link" to={'/mgmt/fee/default-management/bank-format' as string}>
          {t('formats')}
        </Link>
      </div>
      <Loaded of={query} failed={t('failed')} skeleton={[120, '1fr', 96]} rows={8}>
        {(all) => <Parts key={provider} {...all} provider={provider} {...rest} />}
      </Loaded>
    </div>
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
  const t = useTexts('collectingPage')
  const { provider, refresh, mayChange } = of
  const shops = useShopsSection(setting, provider, refresh)
  const { rule, earlierRules, accountsGiven } = setting
  return (
    <div className="co-columns">
      <SettingParts
        mayChange={mayChange || of.mayApprove}
        parts={[
          { label: t('part_account'), draw: () => <AccountPart account={account} {...of} /> },
          {
            label: t('part_rule'),
            draw: () => (
              <RulePanel rule={rule} earlier={earlierRules} accountsGiven={accountsGiven} {...of} />
            ),
          },
          {
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
      />
      <div className="lb-stack lb-gap-16">
        <TrialPanel provider={provider} />
        <CheckPanel />
      </div>
    </div>
  )
}
