import './page-texts.ts'
import './payments.css'
import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { prepaymentExport } from '#modules/money/prepayments/contract.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { refundExport } from '../export-kind.ts'
import { DepositDetail } from './DepositDetail.tsx'
import { depositsQuery, refundsQuery } from './payment-queries.ts'
import { RefundRows } from './RefundRows.tsx'
import type { DepositSearch } from './screens.ts'
import { useFeePlaces } from './use-fee-places.ts'

/** 預收款: what each household has paid ahead, with its lines; refunds that wait stand above. */
export function DepositPage() {
  const t = useTexts('paymentsPage')
  const title = useTexts('payments')
  const queries = useQueryClient()
  useChanges(
    ['payments.', 'prepayments.', 'bills.'],
    () => void queries.invalidateQueries({ queryKey: ['payments'] }),
  )
  const { toTake } = useFeePlaces()
  const mayTake = useAllowed()([{ can: 'payments.take' }]).length > 0
  const refunds = useQuery(refundsQuery)
  const list = useList({
    address: useAddress<DepositSearch>(),
    query: depositsQuery,
    idOf: (row) => row.householdId,
    filters: [{ kind: 'search', name: 'text', label: t('household') }],
  })
  return (
    <ListPage
      list={list}
      title={title('deposit')}
      count={t('depositCount', { count: list.rows.length })}
      sums={list.answer && t('depositSum', { amount: showMoney(list.answer.sum) })}
      extra={
        <>
          <ExportButton
            kind={refundExport}
            title={t('refunds')}
            query={{}}
            words=""
            label={t('exportRefunds')}
          />
          <ExportButton
            kind={prepaymentExport}
            title={title('deposit')}
            query={{ text: list.search.text }}
            words={list.words}
          />
          {mayTake && (
            <Button type="primary" icon={<Icon name="plus" />} onClick={toTake}>
              {t('takeAhead')}
            </Button>
          )}
        </>
      }
      above={<RefundRows refunds={refunds.data ?? []} />}
      table={{
        columns: [
          { head: t('household'), phone: 'first', cell: (row) => <b>{row.label}</b> },
          {
            head: t('balance'),
            width: 160,
            align: 'end',
            phone: 'end',
            cell: (row) => <b>{showMoney(row.balance)}</b>,
          },
          {
            head: t('changedAt'),
            width: 160,
            phone: 'under',
            drops: 'beside',
            cell: (row) => row.changedAt && speakTime(row.changedAt),
          },
        ],
      }}
      failed={t('loadFailed')}
      skeleton={['1fr', 160, 160]}
      empty={{ icon: 'cash', title: t('depositEmpty'), text: t('depositEmptyText') }}
      notFound={{ title: t('depositNotFound'), text: t('notFoundText') }}
      detail={(householdId) => <DepositDetail key={householdId} householdId={householdId} {...list.ways} />}
    />
  )
}
