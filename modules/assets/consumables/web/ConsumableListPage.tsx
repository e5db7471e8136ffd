import './page-texts.ts'
import './consumables.css'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { showMoney } from '#platform/contract/show-money.ts'
import { showAmount } from '#platform/web/form/amount-text.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { ConsumableDialog } from './ConsumableDialog.tsx'
import { ConsumablePanel } from './ConsumablePanel.tsx'
import { consumablesQuery } from './list-query.ts'
import type { ConsumableSearch } from './screens.ts'

const OrderPaper = lazy(async () => ({ default: (await import('./OrderPaper.tsx')).OrderPaper }))

/** What is used up, how much there is of it, and what is to be ordered. */
export function ConsumableListPage() {
  const t = useTexts('consumablesPage')
  const mayChange = useAllowed()([{ can: 'consumables.change' }]).length > 0
  const [isAdding, setAdding] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const queries = useQueryClient()
  useChanges(['consumables.'], () => void queries.invalidateQueries({ queryKey: ['consumables'] }))
  const address = useAddress<ConsumableSearch>()
  const { text = '', view } = address.search
  const typed = text.trim().toLowerCase()
  const list = useList({
    address,
    query: consumablesQuery,
    idOf: (row) => row.consumableId,
    shows: (row) =>
      (view !== 'low' || row.shortBy > 0) &&
      [row.name, row.place].some((words) => words.toLowerCase().includes(typed)),
    views: {
      name: 'view',
      label: t('views'),
      options: [
        { value: 'all', label: t('view_all') },
        { value: 'low', label: t('view_low') },
      ],
    },
    filters: [{ kind: 'search', name: 'text', label: t('search') }],
  })
  const low = (list.answer?.data ?? []).filter(({ shortBy }) => shortBy > 0)
  const sum = low.reduce((before, { shortBy, unitPrice }) => before + shortBy * unitPrice, 0)
  const { opened } = list
  return (
    <>
      <ListPage
        list={list}
        title={t('title')}
        counts={{ low: list.answer && low.length }}
        count={t('count', { count: list.rows.length })}
        sums={
          low.length > 0 && <span>{t('order', { count: low.length, sum: showAmount(String(sum)) })}</span>
        }
        extra={
          <>
            {low.length > 0 && (
              <Button icon={<Icon name="print" />} onClick={() => setPrinting(true)}>
                {t('printOrder')}
              </Button>
            )}
            {mayChange && (
              <Button type="primary" icon={<Icon name="plus" />} onClick={() => setAdding(true)}>
                {t('add')}
              </Button>
            )}
          </>
        }
        table={{
          columns: [
            { head: t('name'), width: '28%', phone: 'first', cell: (row) => <b>{row.name}</b> },
            {
              head: t('category'),
              width: 112,
              phone: 'none',
              drops: 'beside',
              cell: (row) => row.categoryName,
            },
            { head: t('place'), phone: 'line', cell: (row) => row.place },
            {
              head: t('stock'),
              width: 112,
              align: 'end',
              phone: 'end',
              cell: (row) => (
                <span>
                  <b>{row.stock}</b> {row.unit}
                </span>
              ),
            },
            { head: t('safe'), width: 96, align: 'end', phone: 'none', cell: (row) => row.safeStock },
            {
              head: t('need'),
              width: 176,
              phone: 'under',
              cell: (row) =>
                row.shortBy > 0 ? (
                  <span className="lb-line lb-gap-8">
                    <Mark kind="reminded">{t('short', { count: row.shortBy, unit: row.unit })}</Mark>
                    {row.unitPrice > 0 && (
                      <span className="lb-14 lb-quiet">{showMoney(row.unitPrice * row.shortBy)}</span>
                    )}
                  </span>
                ) : (
                  <span className="lb-quiet">{t('enough')}</span>
                ),
            },
          ],
        }}
        failed={t('loadFailed')}
        skeleton={[200, 90, '1fr', 90, 70, 120]}
        empty={{ icon: 'bag', title: t('empty'), text: t('emptyText') }}
        notFound={{ title: t('notFound'), text: t('notFoundText') }}
        detail={(id) => opened && <ConsumablePanel key={id} of={opened} {...list.ways} />}
      />
      {isPrinting && (
        <Suspense>
          <OrderPaper rows={low} onDone={() => setPrinting(false)} />
        </Suspense>
      )}
      {isAdding && <ConsumableDialog onClose={() => setAdding(false)} />}
    </>
  )
}
