import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { connectorStates } from '../shapes.ts'
import { ConnectorPanel } from './ConnectorPanel.tsx'
import { connectorsQuery } from './list-query.ts'
import type { ConnectorSearch } from './screens.ts'
import { StationDialog } from './StationDialog.tsx'
import { kilowatts, stateMark, stateWord } from './state-words.ts'
import { TagsDialog } from './TagsDialog.tsx'

/** Connectors as who sets them up sees them; beside the list the open one with its station. */
export function ConnectorsPage() {
  const t = useTexts('chargingStationsPage')
  const queries = useQueryClient()
  const maySet = useAllowed()([{ can: 'chargingStations.configure' }]).length > 0
  const [adding, setAdding] = useState<'station' | 'tags'>()
  useChanges(['chargingStations.'], () => void queries.invalidateQueries({ queryKey: ['chargingStations'] }))
  const { search, ...address } = useAddress<ConnectorSearch>()
  const list = useList({
    address: { search, ...address },
    query: connectorsQuery,
    idOf: (row) => row.connectorId,
    shows: (row) =>
      (!search.floor || row.floor === search.floor) &&
      (!search.state || row.state === search.state) &&
      (!search.text ||
        `${row.floor}-${row.bay} ${row.code} ${row.householdLabels.join(' ')}`
          .toLowerCase()
          .includes(search.text.toLowerCase())),
    filters: [
      { kind: 'search', name: 'text', label: t('text'), placeholder: t('textShort') },
      {
        kind: 'choice',
        name: 'state',
        label: t('state'),
        options: connectorStates.map((value) => ({ value, label: t(`state_${value}`) })),
      },
    ],
  })
  const { opened } = list
  return (
    <>
      <ListPage
        list={list}
        title={t('title')}
        count={t('count', { count: list.rows.length })}
        extra={
          maySet && (
            <>
              <Button icon={<Icon name="card" />} onClick={() => setAdding('tags')}>
                {t('tags')}
              </Button>
              <Button type="primary" icon={<Icon name="plus" />} onClick={() => setAdding('station')}>
                {t('add')}
              </Button>
            </>
          )
        }
        table={{
          columns: [
            { head: t('bay'), width: 100, phone: 'first', cell: (row) => <b>{`${row.floor}-${row.bay}`}</b> },
            { head: t('station'), width: 150, phone: 'under', cell: (row) => row.code },
            {
              head: t('state'),
              width: 130,
              phone: 'end',
              cell: (row) => <Mark kind={stateMark(row.state)}>{stateWord(row)}</Mark>,
            },
            {
              head: t('since'),
              width: 140,
              phone: 'none',
              drops: 'beside',
              cell: (row) => speakTime(row.since),
            },
            {
              head: t('power'),
              width: 100,
              align: 'end',
              phone: 'underEnd',
              cell: (row) => row.powerW !== null && kilowatts(row.powerW),
            },
            {
              head: t('phases'),
              width: 80,
              phone: 'none',
              drops: 'beside narrow',
              cell: (row) => t(`phases_${row.phases}`),
            },
            {
              head: t('usedBy'),
              phone: 'line',
              cell: (row) => (row.isPrivate ? inRow(row.householdLabels) : t('shared')),
            },
          ],
        }}
        failed={t('loadFailed')}
        skeleton={[100, 150, 130, 140, 100, '1fr']}
        empty={{ icon: 'bolt', title: t('empty'), text: t('emptyText') }}
        detail={(connectorId) =>
          opened && <ConnectorPanel key={connectorId} connector={opened} {...list.ways} />
        }
      />
      {adding === 'station' && <StationDialog onClose={() => setAdding(undefined)} />}
      {adding === 'tags' && <TagsDialog onClose={() => setAdding(undefined)} />}
    </>
  )
}
