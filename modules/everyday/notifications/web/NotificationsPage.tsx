import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { type Notification, notificationStates } from '../contract.ts'
import { notificationsQuery } from './list-query.ts'
import { NotificationPanel } from './NotificationPanel.tsx'
import type { NotificationSearch } from './screens.ts'

const ComposeDialog = lazy(async () => ({ default: (await import('./ComposeDialog.tsx')).ComposeDialog }))

/** What residents were told and are about to be told, and how many households read it. */
export function NotificationsPage() {
  const t = useTexts('notificationsPage')
  const words = useTexts('notifications')
  const maySend = useAllowed()([{ can: 'notifications.send', service: [47] }]).length > 0
  const [composing, setComposing] = useState<{ notification?: Notification }>()
  const queries = useQueryClient()
  useChanges(['notifications.'], () => void queries.invalidateQueries({ queryKey: ['notifications'] }))
  const list = useList({
    address: useAddress<NotificationSearch>(),
    query: notificationsQuery,
    idOf: (row) => row.notificationId,
    views: {
      name: 'view',
      label: t('states'),
      options: [
        { value: 'all', label: t('viewAll') },
        ...notificationStates.map((value) => ({ value, label: t(`state_${value}`) })),
      ],
    },
    filters: [{ kind: 'search', name: 'text', label: t('search') }],
  })
  useHotKey('Alt+N', 'notifications:add', () => setComposing({}), { enabled: maySend })
  const { opened } = list
  return (
    <>
      <ListPage
        list={list}
        title={words('list')}
        unit={t('unit')}
        extra={
          maySend && (
            <Button
              type="primary"
              icon={<Icon name="plus" />}
              aria-keyshortcuts="Alt+N"
              onClick={() => setComposing({})}
            >
              {words('add')} <Key keys="Alt N" />
            </Button>
          )
        }
        table={{
          columns: [
            {
              head: t('title'),
              phone: 'first',
              whole: (row) => row.title,
              cell: (row) => <b>{row.title}</b>,
            },
            {
              head: t('state'),
              phone: 'end',
              width: 100,
              cell: (row) => (
                <Mark kind={row.status === 'planned' ? 'waiting' : 'plain'}>{t(`state_${row.status}`)}</Mark>
              ),
            },
            {
              head: t('read'),
              phone: 'under',
              width: 140,
              cell: (row) =>
                row.households ? t('readOf', { read: row.read, households: row.households }) : '—',
            },
            {
              head: t('when'),
              phone: 'underEnd',
              width: 150,
              whole: (row) => writeTime(row.sentAt ?? row.dueAt),
              cell: (row) => speakTime(row.sentAt ?? row.dueAt),
            },
            { head: t('by'), phone: 'none', width: 110, drops: 'beside', cell: (row) => row.madeBy },
          ],
        }}
        failed={t('failed')}
        skeleton={['1fr', 100, 140, 150]}
        empty={{ icon: 'mega', title: t('empty'), text: t('emptyText') }}
        notFound={{ title: t('notFound'), text: t('notFoundText') }}
        detail={(id) =>
          opened && (
            <NotificationPanel
              key={id}
              notification={opened}
              maySend={maySend}
              onChange={() => setComposing({ notification: opened })}
              {...list.ways}
            />
          )
        }
      />
      <Suspense fallback={null}>
        {composing && <ComposeDialog {...composing} onClose={() => setComposing(undefined)} />}
      </Suspense>
    </>
  )
}
