import './page-texts.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { statuses } from '../shapes.ts'
import { AssemblyPanel } from './AssemblyPanel.tsx'
import { BylawsDialog } from './BylawsDialog.tsx'
import { assembliesQuery } from './list-query.ts'
import { OutcomesMark } from './OutcomeMark.tsx'
import { editPath } from './paths.ts'
import { useBylaws, useFresh } from './queries.ts'
import type { AssemblySearch } from './screens.ts'
import { stateWord } from './state-word.ts'

/** Meetings of unit owners, the newest first; what can be done with one stands beside it. */
export function AssemblyListPage() {
  const t = useTexts('assemblyPage')
  const title = useTexts('assemblies')('list')
  const mayPrepare = useAllowed()([{ can: 'assemblies.prepare' }]).length > 0
  useFresh()
  const address = useAddress<AssemblySearch>()
  const list = useList({
    address,
    query: assembliesQuery,
    idOf: (row) => row.assemblyId,
    filters: [
      { kind: 'search', name: 'text', label: t('searchTitle') },
      {
        kind: 'choice',
        name: 'status',
        label: t('status'),
        options: statuses.map((value) => ({ value, label: t(`status_${value}`) })),
      },
    ],
  })
  const { opened } = list
  return (
    <ListPage
      list={list}
      title={title}
      count={t('count', { count: list.answer?.pagination.total ?? 0 })}
      extra={
        mayPrepare && (
          <>
            <Bylaws />
            <Link className="lb-button lb-button-primary lb-button-middle" to={editPath} search={{}}>
              <Icon name="plus" /> {t('add')}
            </Link>
          </>
        )
      }
      table={{
        columns: [
          {
            head: t('meetingAt'),
            width: 150,
            phone: 'under',
            whole: (row) => writeTime(row.meetingAt),
            cell: (row) => speakTime(row.meetingAt),
          },
          { head: t('title'), phone: 'first', cell: (row) => <b>{row.title}</b> },
          {
            head: t('kind'),
            width: 120,
            phone: 'line',
            drops: 'beside',
            cell: (row) => t(`kind_${row.kind}`),
          },
          {
            head: t('topics'),
            width: 80,
            align: 'end',
            phone: 'none',
            drops: 'beside',
            cell: (row) => row.topicCount,
          },
          {
            head: t('owners'),
            width: 90,
            align: 'end',
            phone: 'none',
            drops: 'beside',
            cell: (row) => row.totalOwners,
          },
          {
            head: t('status'),
            width: 140,
            phone: 'end',
            // Of a meeting called again that is over, what became of its resolutions says more.
            cell: (row) =>
              row.outcomes ? (
                <OutcomesMark outcomes={row.outcomes} />
              ) : (
                <Mark
                  kind={row.status === 'running' ? 'reminded' : row.status === 'draft' ? 'plain' : 'done'}
                >
                  {t(stateWord(row))}
                </Mark>
              ),
          },
        ],
      }}
      failed={t('loadFailed')}
      skeleton={[150, '1fr', 120, 110]}
      empty={{ icon: 'people', title: t('empty'), text: t('emptyText') }}
      notFound={{ title: t('notFound'), text: t('notFoundText') }}
      detail={() => opened && <AssemblyPanel key={opened.assemblyId} row={opened} {...list.ways} />}
    />
  )
}

/** The way to the thresholds of the community's bylaws. */
function Bylaws() {
  const t = useTexts('assemblyPage')
  const setting = useBylaws()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button disabled={!setting.data} onClick={() => setOpen(true)}>
        {t('bylaws')}
      </Button>
      {isOpen && setting.data && <BylawsDialog setting={setting.data} onClose={() => setOpen(false)} />}
    </>
  )
}
