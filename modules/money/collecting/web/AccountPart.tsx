import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { AccountState } from '../contract.ts'
import type { Provider } from '../shapes.ts'
import { AccountFacts } from './AccountFacts.tsx'
import { ApplyDialog } from './ApplyDialog.tsx'
import { PendingPanel } from './PendingPanel.tsx'
import { collectingApi } from './use-collecting.ts'

export interface AccountPartProps {
  account: AccountState
  provider: Provider
  refresh: () => Promise<unknown>
  mayChange: boolean
  mayApprove: boolean
}

/** The account in force (R289), the application that waits for a second person (R290), and what was before. */
export function AccountPart({ account, ...of }: AccountPartProps) {
  const t = useTexts('collectingPage')
  const [isApplying, setApplying] = useState(false)
  const { current, pending, history } = account
  const { provider, refresh, mayChange } = of
  return (
    <>
      {pending && (
        <PendingPanel
          {...of}
          isOwn={pending.isOwn}
          compare={t('compare')}
          approving={{
            title: t('approveTitle', { name: pending.accountName }),
            text: t('approveText'),
            done: t('approved'),
          }}
          stays={t('accountStays')}
          reasons={[t('reasonName'), t('reasonNumber'), t('reasonUnclear')]}
          approve={(retry) => collectingApi.approve({ provider, accountId: pending.accountId }, retry)}
          refuse={(reason, retry) =>
            collectingApi.refuse({ provider, accountId: pending.accountId, reason }, retry)
          }
          withdraw={(retry) => collectingApi.withdraw({ provider }, retry)}
        >
          <AccountFacts account={pending} />
        </PendingPanel>
      )}
      <Panel
        title={t('part_account')}
        summary={t('accountLead')}
        pad="plain"
        extra={mayChange && !pending && <Button onClick={() => setApplying(true)}>{t('apply')}</Button>}
      >
        {current ? (
          <AccountFacts account={current} />
        ) : (
          <EmptyState icon="card" title={t('noAccount')} text={t('noAccountText')} />
        )}
      </Panel>
      {history.length > 0 && (
        <Panel title={t('history')} number={history.length} pad="plain">
          <Timeline
            title={t('historyTitle')}
            lines={history.map((one) => ({
              ...one,
              at: one.decidedAt ?? one.appliedAt,
              by: one.decidedBy,
            }))}
            what={({ state }) => t(`state_${state}`)}
            more={({ accountName, bankName, branchNumber, accountNumber, appliedBy }) => [
              `${accountName}　${bankName || branchNumber} ${accountNumber}`,
              t('appliedByName', { name: appliedBy }),
            ]}
          />
        </Panel>
      )}
      {isApplying && <ApplyDialog provider={provider} refresh={refresh} onClose={() => setApplying(false)} />}
    </>
  )
}
