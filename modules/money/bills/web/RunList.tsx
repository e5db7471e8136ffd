import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFeePlace } from '#modules/money/fee-items/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { RunPaperActs } from '#platform/web/frame/PaperActs.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Legend } from './Progress.tsx'
import { runsQuery } from './queries.ts'
import { RunDialog } from './RunDialog.tsx'
import type { PeriodSearch } from './screens.ts'
import { useRunColumns } from './use-run-columns.tsx'
import { Waiting } from './Waiting.tsx'

/** The runs of a year or of all, the newest first. */
export function RunList() {
  const t = useTexts('billsPage')
  const title = useTexts('bills')('period')
  const place = useFeePlace()
  const goTo = useNavigate()
  const address = useAddress<PeriodSearch>()
  const mayEdit = useAllowed()([{ can: 'bills.edit' }]).length > 0
  const [isAdding, setAdding] = useState(false)
  const { year = '' } = address.search
  const list = useList({
    address,
    query: runsQuery({ provider: place.provider, feeType: place.feeType }),
    idOf: (row) => row.billBulkId,
    shows: (row) => !year || row.startsOn.startsWith(year),
    filters: [],
  })
  const years = (list.answer?.years ?? []).map(String)
  const views = {
    name: 'year' as const,
    label: t('years'),
    options: [
      { value: '', label: t('all') },
      ...years.map((value) => ({ value, label: t('year', { year: value }) })),
    ],
  }
  useHotKey('Alt+1', 'billsPage:add', () => setAdding(true), { enabled: mayEdit })
  const open = (run: string) => address.change({ run, open: undefined })
  return (
    <>
      <ListPage
        list={{ ...list, views }}
        title={title}
        count={t('count', { count: list.rows.length })}
        extra={
          mayEdit && (
            <>
              <RunPaperActs base={place.base} />
              <Button type="primary" icon={<Icon name="plus" />} onClick={() => setAdding(true)}>
                {t('add')} <Key keys="Alt+1" />
              </Button>
            </>
          )
        }
        above={<Waiting runs={list.answer?.data} onOpen={open} />}
        table={{
          columns: useRunColumns(),
          rowClass: (row) => (row.state === 'withdrawn' ? 'lb-row-off' : undefined),
        }}
        onOpen={open}
        more={list.rows.length > 0 && <Legend />}
        failed={t('runsFailed')}
        skeleton={[220, 90, 60, 120, 120, 220, 100, '1fr']}
        empty={{
          icon: 'doc',
          title: t('noRuns'),
          text: t(mayEdit ? 'noRunsBegin' : 'noRunsText'),
          children: mayEdit && (
            <>
              <Button onClick={() => void goTo({ href: `${place.base}/setting/items` })}>
                {t('toItems')}
              </Button>
              <Button onClick={() => setAdding(true)}>{t('add')}</Button>
            </>
          ),
        }}
        notFound={{ title: t('noRuns'), text: t('noRunsText') }}
      />
      {isAdding && <RunDialog place={place} onMade={open} onClose={() => setAdding(false)} />}
    </>
  )
}
