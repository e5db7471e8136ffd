import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SearchField } from '#platform/web/list/SearchField.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import type { AccountLine } from '../contract.ts'
import { AccountRow, type AccountAct } from './AccountRow.tsx'
import { operatorApi } from './api.ts'

const words = {
  suspendAccount: 'suspendAccount',
  resumeAccount: 'resumeAccount',
  unlockAccount: 'unlock',
  endSessions: 'endSessions',
} as const
const explained = {
  suspendAccount: 'suspendAccountText',
  resumeAccount: 'resumeAccountText',
  unlockAccount: 'unlockText',
  endSessions: 'endSessionsText',
} as const

/** Accounts of all communities; each look and each act is audited. */
export function AccountsPage() {
  const t = useTexts('operator')
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<{ act: AccountAct; account: AccountLine }>()
  const queryKey = ['operator', 'accounts', text]
  const found = useQuery({
    queryKey,
    queryFn: async () => (await operatorApi.findAccounts({ text })).data,
    enabled: text !== '',
    placeholderData: (before) => before,
  })
  async function act(reason: string) {
    if (!asked) return
    const { accountId, account } = asked.account
    const { data } = await operatorApi[asked.act]({ accountId, reason })
    queries.setQueryData<AccountLine[]>(queryKey, (old) =>
      old?.map((one) => (one.accountId === accountId ? data : one)),
    )
    toast(t('actDone', { account, act: t(words[asked.act]) }))
    setAsked(undefined)
  }
  return (
    <div className="lb-page op-page">
      <div className="lb-page-head">
        <h1>{t('accounts')}</h1>
        <SearchField label={t('search')} placeholder={t('findAccounts')} value={text} onSearch={setText} />
      </div>
      <Panel>
        {text === '' ? (
          <EmptyState icon="people" title={t('findFirst')} text={t('findFirstText')} />
        ) : (
          <Loaded
            of={found}
            failed={t('loadFailed')}
            stale={t('notNewest')}
            skeleton={[240, 80, 80, 160]}
            rows={6}
          >
            {(rows) =>
              rows.length ? (
                <ul>
                  {rows.map((account) => (
                    <AccountRow
                      key={account.accountId}
                      account={account}
                      ask={(what) => setAsked({ act: what, account })}
                    />
                  ))}
                </ul>
              ) : (
                <EmptyState icon="people" title={t('noAccounts')} text={t('noAccountsText')} />
              )
            }
          </Loaded>
        )}
      </Panel>
      {asked && (
        <ReasonDialog
          title={`${t(words[asked.act])}　${asked.account.account}`}
          text={t(explained[asked.act])}
          label={t('reason')}
          reasons={t('reasonsAccount').split(/、|, /)}
          required={t('reasonMissing')}
          confirm={t(words[asked.act])}
          onConfirm={act}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
