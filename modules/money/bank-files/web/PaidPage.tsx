import './paid-texts.ts'
import './paid.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { HouseholdAccountPanel } from './HouseholdAccountPanel.tsx'
import { PaidAnswerPanel } from './PaidAnswerPanel.tsx'
import { PaidNone } from './PaidNone.tsx'
import { PaidSearch } from './PaidSearch.tsx'
import { accountQuery, paidQuery } from './paid-query.ts'
import type { PaidSearch as Search } from './screens.ts'

/** 查一筆款: what answers 我繳了但沒看到. What a resident says is typed as it is said; the answer can be read to them. */
export function PaidPage() {
  const t = useTexts('paidPage')
  const title = useTexts('bankFiles')('paid')
  const queries = useQueryClient()
  useChanges(
    ['bankFiles.', 'payments.', 'bills.'],
    () => void queries.invalidateQueries({ queryKey: ['bankLines'] }),
  )
  const address = useAddress<Search>()
  const { q = '', household } = address.search
  const [nth, setNth] = useState(0)
  const query = useQuery(paidQuery(q, household))
  const ask = (next: Search) => {
    setNth(0)
    address.change(next)
  }
  const pick = async () => {
    const picked = await pickHousehold()
    if (picked) ask({ household: picked.householdId })
  }
  useHotKey('F2', 'paidPage:pick', () => void pick())
  const isAsked = q !== '' || household !== undefined
  const found = query.data?.found ?? []
  const item = found[nth % (found.length || 1)]
  const said = query.data?.understood
  const account = useQuery(accountQuery(item?.householdId ?? said?.householdId ?? null))
  return (
    <div className="lb-page pd-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
        <span className="lb-quiet">{t('about')}</span>
      </div>
      <PaidSearch
        key={q}
        text={q}
        said={isAsked ? said : undefined}
        isChosen={household !== undefined}
        onAsk={(text) => ask({ q: text || undefined })}
        onPick={() => void pick()}
        onClear={() => ask({ household: undefined })}
      />
      <div className="pd-desk">
        <section className="lb-panel pd-answer" aria-live="polite" aria-label={title}>
          {!isAsked ? (
            <EmptyState icon="search" title={t('begin')} text={t('beginText')} />
          ) : (
            <Loaded of={query} failed={t('failed')} skeleton={['1fr', 140]} rows={5}>
              {(answer) =>
                item ? (
                  <PaidAnswerPanel
                    key={item.paymentId}
                    item={item}
                    account={account.data ?? undefined}
                    place={{ nth: (nth % found.length) + 1, count: answer.count }}
                    onOther={found.length > 1 ? () => setNth(nth + 1) : undefined}
                  />
                ) : answer.understood.rest ? (
                  <EmptyState
                    icon="search"
                    title={t('unknownPlace', { place: answer.understood.rest })}
                    text={t('unknownPlaceText')}
                  />
                ) : (
                  <PaidNone answer={answer} />
                )
              }
            </Loaded>
          )}
        </section>
        <HouseholdAccountPanel query={account} paymentId={item?.paymentId} />
      </div>
    </div>
  )
}
