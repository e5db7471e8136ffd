import './page-texts.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { daysSince } from '#modules/assets/days-since.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
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
import { useMinute } from '#platform/web/look/use-minute.ts'
import { type RepairCase, waits } from '../shapes.ts'
import { useStandWords } from './use-stand-words.ts'
import { repairsQuery } from './list-query.ts'
import { QrDialog } from './QrDialog.tsx'
import { RepairPanel } from './RepairPanel.tsx'
import { repairNumber } from '../repair-number.ts'
import { ReportDialog } from './ReportDialog.tsx'
import type { RepairSearch } from './screens.ts'

/** What is broken, and whom each case waits for since when. */
export function RepairListPage() {
  const t = useTexts('repairsPage')
  const queries = useQueryClient()
  const mayReport = useAllowed()([{ can: 'repairs.report' }]).length > 0
  const [open, setOpen] = useState<'report' | 'qr'>()
  const now = useMinute()
  const standWords = useStandWords()
  const again = () => void queries.invalidateQueries({ queryKey: ['repairs'] })
  useChanges(['repairs.'], again)
  const list = useList({
    address: useAddress<RepairSearch>(),
    query: repairsQuery,
    idOf: (row) => row.caseId,
    views: {
      name: 'view',
      label: t('views'),
      options: [
        { value: 'open', label: t('view_open') },
        { value: 'all', label: t('view_all') },
      ],
    },
    filters: [
      { kind: 'search', name: 'text', label: t('search') },
      {
        kind: 'choice',
        name: 'waits',
        label: t('waits'),
        options: waits.map((value) => ({ value, label: t(`wait_${value}`) })),
      },
    ],
  })
  const columns: Column<RepairCase>[] = [
    { head: t('number'), width: 88, phone: 'under', cell: (row) => repairNumber(row.number) },
    {
      head: t('what'),
      phone: 'first',
      cell: (row) => (
        <>
          <b>{row.title}</b>　<span className="lb-14 lb-quiet">{row.place}</span>
        </>
      ),
    },
    {
      head: t('waits'),
      width: 150,
      phone: 'end',
      cell: (row) => <Mark kind={row.waitsFor === 'nothing' ? 'done' : 'reminded'}>{standWords(row)}</Mark>,
    },
    {
      head: t('since'),
      width: 80,
      align: 'end',
      phone: 'underEnd',
      cell: (row) => {
        const days = daysSince(row.stateSince, now)
        return row.waitsFor !== 'nothing' && (days ? t('days', { days }) : t('sinceToday'))
      },
    },
    {
      head: t('supplier'),
      width: [150, 120],
      phone: 'line',
      drops: 'beside',
      cell: (row) => row.supplierName || row.assignee,
    },
    {
      head: t('cost'),
      width: 110,
      align: 'end',
      phone: 'none',
      drops: 'beside narrow',
      cell: (row) => row.cost !== null && showMoney(row.cost),
    },
    {
      head: t('reportedAt'),
      width: 124,
      phone: 'none',
      drops: 'beside narrow',
      isOrder: true,
      cell: (row) => speakTime(row.reportedAt),
    },
  ]
  return (
    <>
      <ListPage
        list={list}
        title={t('title')}
        unit={t('unit')}
        extra={
          <>
            <Button onClick={() => setOpen('qr')}>{t('qr')}</Button>
            {mayReport && (
              <Button type="primary" icon={<Icon name="plus" />} onClick={() => setOpen('report')}>
                {t('report')}
              </Button>
            )}
          </>
        }
        table={{ columns }}
        failed={t('loadFailed')}
        skeleton={[80, '1fr', 120, 70, 130, 100]}
        empty={{ icon: 'check', title: t('empty'), text: t('emptyText') }}
        notFound={{ title: t('notFound'), text: t('notFoundText') }}
        detail={(caseId) => <RepairPanel key={caseId} caseId={caseId} again={again} {...list.ways} />}
      />
      {open === 'report' && (
        <ReportDialog
          onClose={() => {
            setOpen(undefined)
            again()
          }}
        />
      )}
      {open === 'qr' && <QrDialog onClose={() => setOpen(undefined)} />}
    </>
  )
}
