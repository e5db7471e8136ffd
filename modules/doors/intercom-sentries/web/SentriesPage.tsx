import './page-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { sentriesQuery } from './list-query.ts'
import { sentryNotes, sentryParts } from '#modules/doors/intercom-notes.ts'
import type { SentrySearch } from './screens.ts'
import { SentryDialog } from './SentryDialog.tsx'
import { SentryPanel } from './SentryPanel.tsx'

/** Door units and guard posts in their order (R421, R422); beside the list the open one with its devices. */
export function SentriesPage() {
  const t = useTexts('intercomSentriesPage')
  const title = useTexts('intercomSentries')('page')
  const queries = useQueryClient()
  const maySet = useAllowed()([{ can: 'intercomSentries.configure' }]).length > 0
  const [isAdding, setAdding] = useState(false)
  useChanges(['intercomSentries.'], () => void queries.invalidateQueries({ queryKey: ['intercomSentries'] }))
  const { search, ...address } = useAddress<SentrySearch>()
  const list = useList({
    address: { search, ...address },
    query: sentriesQuery,
    idOf: (row) => row.sentryId,
    shows: (row) => !search.text || row.name.includes(search.text),
    filters: [{ kind: 'search', name: 'text', label: t('search') }],
  })
  const { opened } = list
  const all = useQuery(sentriesQuery())
  const ids = (all.data?.data ?? []).map(({ sentryId }) => sentryId)
  return (
    <>
      <ListPage
        list={list}
        title={title}
        count={t('count', { count: list.rows.length })}
        extra={
          maySet && (
            <Button type="primary" icon={<Icon name="plus" />} onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          )
        }
        above={sentryNotes().map(([name, Said]) => (
          <Suspense key={name}>
            <Said />
          </Suspense>
        ))}
        table={{
          columns: [
            { head: t('name'), phone: 'first', cell: (row) => <b>{row.name}</b> },
            {
              head: t('devices'),
              width: 180,
              phone: 'end',
              cell: ({ devices }) => {
                const reachable = devices.filter((one) => one.isReachable).length
                if (!devices.length) return <Mark kind="plain">{t('noDevice')}</Mark>
                return (
                  <Mark kind={reachable === devices.length ? 'done' : 'reminded'}>
                    {t('devicesOf', { reachable, count: devices.length })}
                  </Mark>
                )
              },
            },
            {
              head: t('door'),
              width: 130,
              phone: 'line',
              cell: ({ sentryId }) =>
                sentryParts().map(([name, { Mark: Said }]) => (
                  <Suspense key={name}>
                    <Said sentryId={sentryId} />
                  </Suspense>
                )),
            },
            {
              head: t('allowed'),
              width: 130,
              phone: 'under',
              cell: (row) =>
                row.allowsAll ? t('allowedAll') : t('allowedSome', { count: row.allowedCount }),
            },
            {
              head: t('callsBack'),
              width: 120,
              phone: 'underEnd',
              cell: (row) => row.callsBack && t('callsBackYes'),
            },
            {
              head: t('serial'),
              width: 120,
              phone: 'none',
              drops: 'beside narrow',
              cell: (row) => row.serialNumber,
            },
          ],
        }}
        failed={t('loadFailed')}
        skeleton={['1fr', 180, 130, 130, 120]}
        empty={{ icon: 'door', title: t('empty'), text: t('emptyText') }}
        detail={(sentryId) =>
          opened && <SentryPanel key={sentryId} sentry={opened} order={ids} {...list.ways} />
        }
      />
      {isAdding && <SentryDialog onClose={() => setAdding(false)} />}
    </>
  )
}
