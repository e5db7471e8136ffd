import './page-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { alarmPoints } from '#modules/building/alarm-points/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakSecond, writeTime } from '#platform/web/look/speak-time.ts'
import { fileAddress, logQuery } from './list-query.ts'
import type { LogSearch } from './screens.ts'

const api = client(alarmPoints)

/** Every value that points said, the newest first; given as a file too (R222). */
export function LogPage() {
  const t = useTexts('alarmLogPage')
  const points = useQuery({
    queryKey: ['alarmPoints', 'names'],
    queryFn: async () => (await api.list({})).data,
  }).data
  const address = useAddress<LogSearch>()
  const file = useSubmit(() => saveFile(fileAddress(address.search)), { onFailure: inBox })
  const list = useList({
    address,
    query: logQuery,
    idOf: (row) => row.logId,
    views: {
      name: 'view',
      label: t('views'),
      options: [
        { value: 'all', label: t('view_all') },
        { value: 'abnormal', label: t('view_abnormal') },
      ],
    },
    filters: [
      {
        kind: 'choice',
        name: 'point',
        label: t('point'),
        options: (points ?? []).map(({ pointId, place, name }) => ({
          value: pointId,
          label: `${place}　${name}`,
        })),
      },
      { kind: 'days', label: t('days') },
    ],
  })
  return (
    <ListPage
      list={list}
      title={t('title')}
      unit={t('unit')}
      extra={
        <Button loading={file.busy} onClick={() => void file.submit()}>
          {t('file')}
        </Button>
      }
      table={{
        columns: [
          {
            head: t('at'),
            width: 152,
            phone: 'underEnd',
            isOrder: true,
            whole: (row) => writeTime(row.at),
            cell: (row) => speakSecond(row.at),
          },
          { head: t('place'), width: '26%', phone: 'first', cell: (row) => <b>{row.place}</b> },
          { head: t('point'), phone: 'line', cell: (row) => row.name },
          {
            head: t('value'),
            width: 128,
            align: 'end',
            phone: 'end',
            cell: (row) => row.value && `${row.value} ${row.unit}`,
          },
          {
            head: t('status'),
            width: 144,
            phone: 'under',
            cell: (row) => (
              <span className="lb-line lb-gap-8">
                {row.status === 'Abnormal' ? (
                  <b>{t('abnormal')}</b>
                ) : (
                  <span className="lb-quiet">{t('normal')}</span>
                )}
                {row.isTest && <Mark kind="note">{t('test')}</Mark>}
              </span>
            ),
          },
        ],
      }}
      failed={t('loadFailed')}
      skeleton={[152, 200, '1fr', 100, 100]}
      empty={{ icon: 'doc', title: t('empty'), text: t('emptyText') }}
      notFound={{ title: t('notFound'), text: t('notFoundText') }}
    />
  )
}
