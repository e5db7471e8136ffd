import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { GatewayDialog } from './GatewayDialog.tsx'
import { GatewayPanel } from './GatewayPanel.tsx'
import { gatewaysQuery } from './list-query.ts'
import type { GatewaySearch } from './screens.ts'

/** What brings values in; beside it what a gateway speaks of, and which point each of it is. */
export function GatewaysPage() {
  const t = useTexts('alarmGatewaysPage')
  const queries = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  useChanges(['alarmGateways.'], () => void queries.invalidateQueries({ queryKey: ['alarmGateways'] }))
  const list = useList({
    address: useAddress<GatewaySearch>(),
    query: gatewaysQuery,
    idOf: (row) => row.gatewayId,
    filters: [],
  })
  const { opened } = list
  return (
    <>
      <ListPage
        list={list}
        title={t('title')}
        count={t('count', { count: list.rows.length })}
        extra={
          <Button type="primary" icon={<Icon name="plus" />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        }
        table={{
          columns: [
            { head: t('name'), phone: 'first', cell: (row) => <b>{row.name}</b> },
            {
              head: t('kind'),
              width: 120,
              phone: 'line',
              cell: (row) => t(`kind_${row.kind}`),
            },
            {
              head: t('state'),
              width: 120,
              phone: 'line',
              cell: (row) =>
                row.kind !== 'http' && (
                  <Mark
                    kind={row.state === 'connected' ? 'done' : row.state === 'failed' ? 'reminded' : 'note'}
                  >
                    {t(`state_${row.state}`)}
                  </Mark>
                ),
            },
            {
              head: t('heardAt'),
              width: 160,
              phone: 'underEnd',
              cell: (row) => (row.heardAt ? speakTime(row.heardAt) : t('never')),
            },
            {
              head: t('assigned'),
              width: 96,
              align: 'end',
              phone: 'under',
              isLabelled: true,
              cell: (row) => row.assigned,
            },
            {
              head: t('unassigned'),
              width: 96,
              align: 'end',
              phone: 'end',
              isLabelled: true,
              cell: (row) => row.unassigned,
            },
          ],
        }}
        failed={t('loadFailed')}
        skeleton={['1fr', 120, 120, 160, 90, 90]}
        empty={{ icon: 'siren', title: t('empty'), text: t('emptyText') }}
        detail={(gatewayId) => opened && <GatewayPanel key={gatewayId} gateway={opened} {...list.ways} />}
      />
      {isAdding && <GatewayDialog onOpen={list.openRow} onClose={() => setAdding(false)} />}
    </>
  )
}
