import './page-texts.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { StockTake } from '../contract.ts'
import { BeginDialog } from './BeginDialog.tsx'
import { takePath } from './paths.ts'
import { takesQuery, useTakeChanges } from './queries.ts'
import type { StockTakeSearch } from './screens.ts'

/** How a stock-take stands, as a mark. */
export function TakeMark({ take }: { take: StockTake }) {
  const t = useTexts('stockTakesPage')
  if (!take.closedAt) return <Mark kind="reminded">{t('open')}</Mark>
  return <Mark kind={take.isGivenUp ? 'note' : 'done'}>{t(take.isGivenUp ? 'givenUpMark' : 'closed')}</Mark>
}

/** The stock-takes of the register, the newest first. */
export function StockTakesPage() {
  const t = useTexts('stockTakesPage')
  const goTo = useNavigate()
  const mayBegin = useAllowed()([{ can: 'stockTakes.decide' }]).length > 0
  const [isBeginning, setBeginning] = useState(false)
  useTakeChanges()
  const address = useAddress<StockTakeSearch>()
  const typed = (address.search.text ?? '').trim().toLowerCase()
  const list = useList({
    address,
    query: takesQuery,
    idOf: (row) => row.takeId,
    shows: ({ name, categoryName, areaName }) =>
      [name, categoryName, areaName].join(' ').toLowerCase().includes(typed),
    filters: [{ kind: 'search', name: 'text', label: t('name') }],
  })
  const columns: Column<StockTake>[] = [
    { head: t('name'), phone: 'first', cell: (row) => <b>{row.name}</b> },
    {
      head: t('scope'),
      width: '24%',
      phone: 'under',
      cell: (row) => [row.categoryName, row.areaName].filter(Boolean).join('　') || t('allRegister'),
    },
    {
      head: t('progress'),
      width: 110,
      align: 'end',
      phone: 'underEnd',
      cell: ({ counted, things }) => t('progressOf', { counted, things }),
    },
    {
      head: t('differing'),
      width: 90,
      align: 'end',
      phone: 'line',
      isLabelled: true,
      cell: (row) => row.differing > 0 && <b className="lb-amber">{row.differing}</b>,
    },
    { head: t('state'), width: 110, phone: 'end', cell: (row) => <TakeMark take={row} /> },
    {
      head: t('begunAt'),
      width: [210, 150],
      phone: 'none',
      isOrder: true,
      cell: (row) => `${speakTime(row.begunAt)}　${row.begunBy}`,
    },
  ]
  return (
    <>
      <ListPage
        list={list}
        title={t('title')}
        unit={t('unit')}
        extra={
          mayBegin && (
            <Button type="primary" icon={<Icon name="plus" />} onClick={() => setBeginning(true)}>
              {t('begin')}
            </Button>
          )
        }
        table={{ columns }}
        failed={t('loadFailed')}
        skeleton={['1fr', 160, 100, 80, 100, 160]}
        empty={{ icon: 'scan', title: t('empty'), text: t('emptyText') }}
        notFound={{ title: t('notFound'), text: t('notFoundText') }}
        onOpen={(takeId) => void goTo({ href: takePath(takeId) })}
      />
      {isBeginning && <BeginDialog onClose={() => setBeginning(false)} />}
    </>
  )
}
