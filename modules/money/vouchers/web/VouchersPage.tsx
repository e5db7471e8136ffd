import './page-texts.ts'
import './vouchers.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { voucherKinds } from '../contract.ts'
import { voucherExport } from '../export-kind.ts'
import { filtersOf, monthQuery, vouchersQuery } from './list-query.ts'
import { HandOverDialog } from './HandOverDialog.tsx'
import { MonthStrip } from './MonthStrip.tsx'
import type { VoucherSearch } from './screens.ts'
import { useVoucherColumns } from './use-voucher-columns.tsx'
import { VoucherDetail } from './VoucherDetail.tsx'
import { VoucherDialog } from './VoucherDialog.tsx'

/** The community's cash book: what a month moved, and every voucher, the newest day first. */
export function VouchersPage() {
  const t = useTexts('vouchersPage')
  const title = useTexts('vouchers')('page')
  const mayAdd = useAllowed()([{ can: 'vouchers.add' }]).length > 0
  const [isAdding, setAdding] = useState(false)
  const [isHanding, setHanding] = useState(false)
  const [thisMonth] = useState(() => dayOf(new Date()).slice(0, 7))
  const queries = useQueryClient()
  useChanges(['vouchers.'], () => void queries.invalidateQueries({ queryKey: ['vouchers'] }))
  const address = useAddress<VoucherSearch>()
  const month = address.search.month ?? thisMonth
  const sums = useQuery(monthQuery(month))
  const accounts = [...(sums.data?.money ?? []), ...(sums.data?.categories ?? [])]
  const list = useList({
    address,
    query: vouchersQuery,
    idOf: (row) => row.voucherId,
    views: {
      name: 'view',
      label: t('views'),
      options: [
        { value: '', label: t('all') },
        ...voucherKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
      ],
    },
    filters: [
      { kind: 'search', name: 'text', label: t('search') },
      {
        kind: 'choice',
        name: 'number',
        label: t('account'),
        options: accounts.map(({ number, name }) => ({ value: number, label: name })),
      },
      { kind: 'days', label: t('days') },
    ],
  })
  const columns = useVoucherColumns()
  return (
    <>
      <ListPage
        list={list}
        title={title}
        unit={t('unit')}
        extra={
          <>
            <ExportButton
              kind={voucherExport}
              title={title}
              query={filtersOf(list.search)}
              words={list.words}
            />
            {mayAdd && (
              <Button icon={<Icon name="cash" />} onClick={() => setHanding(true)}>
                {t('handOver')}
              </Button>
            )}
            {mayAdd && (
              <Button type="primary" icon={<Icon name="plus" />} onClick={() => setAdding(true)}>
                {t('add')}
              </Button>
            )}
          </>
        }
        above={
          <MonthStrip
            month={month}
            last={thisMonth}
            sums={sums}
            onMonth={(next) => address.change({ month: next === thisMonth ? undefined : next })}
          />
        }
        table={{ columns }}
        failed={t('loadFailed')}
        skeleton={[110, 100, 160, 120, '1fr', 110, 110, 90]}
        empty={{ icon: 'cash', title: t('empty'), text: t('emptyText') }}
        notFound={{ title: t('notFound'), text: t('notFoundText') }}
        detail={(voucherId) => <VoucherDetail key={voucherId} voucherId={voucherId} {...list.ways} />}
      />
      {isHanding && <HandOverDialog onClose={() => setHanding(false)} />}
      {isAdding && <VoucherDialog onClose={() => setAdding(false)} />}
    </>
  )
}
