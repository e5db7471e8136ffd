import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useOwnSearch } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { toast } from '#platform/web/look/alerts.ts'
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
  const [asked, setAsked] = useState<{ act: AccountAct; account: AccountLine }>()
  const list = useList({
    // Whose account is looked at is no word for an address.
    address: useOwnSearch<{ open?: undefined; text?: string | undefined }>({}),
    query: ({ text = '' }) => ({
      queryKey: ['operator', 'accounts', text],
      queryFn: async () => (text ? await operatorApi.findAccounts({ text }) : { data: [] }),
    }),
    idOf: (row) => row.accountId,
    filters: [{ kind: 'search', name: 'text', label: t('search'), placeholder: t('findAccounts') }],
  })
  async function act(reason: string, retry: Retry) {
    if (!asked) return
    const { accountId, account } = asked.account
    const { data } = await operatorApi[asked.act]({ accountId, reason }, retry)
    queries.setQueryData<{ data: AccountLine[] }>(
      ['operator', 'accounts', list.search.text ?? ''],
      (old) => old && { data: old.data.map((row) => (row.accountId === accountId ? data : row)) },
    )
    toast(t('actDone', { account, act: t(words[asked.act]) }))
    setAsked(undefined)
  }
  return (
    <>
      <ListPage
        list={list}
        title={t('accounts')}
        table={(rows) => (
          <ul>
            {rows.map((account) => (
              <AccountRow
                key={account.accountId}
                account={account}
                ask={(act) => setAsked({ act, account })}
              />
            ))}
          </ul>
        )}
        failed={t('loadFailed')}
        skeleton={[240, 80, 80, 160]}
        skeletonRows={6}
        empty={{ icon: 'people', title: t('findFirst'), text: t('findFirstText') }}
        notFound={{ title: t('noAccounts'), text: t('noAccountsText') }}
      />
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
    </>
  )
}
