import { useQuery } from '@tanstack/react-query'
import type { Board } from '#modules/boards/boards/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type Column, DataTable } from '#platform/web/list/DataTable.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakCountdown } from '#platform/web/look/speak-time.ts'
import type { Play } from '../contract.ts'
import { devicesApi, useDevices } from './use-devices.ts'

/** Proof of play: what each screen says that it showed in the last days. */
export function PlaysPanel({ boards }: { boards: readonly Board[] }) {
  const t = useTexts('boardSetting')
  const devices = useDevices().data ?? []
  const query = useQuery({
    queryKey: ['boardDevices', 'plays'],
    queryFn: async () => (await devicesApi.listPlays({})).data,
  })
  const columns: Column<Play>[] = [
    {
      head: t('part_screens'),
      width: 130,
      phone: 'under',
      cell: ({ displayDeviceId }) =>
        devices.find((device) => device.displayDeviceId === displayDeviceId)?.name,
    },
    { head: t('item'), phone: 'first', cell: ({ item }) => <span className="lb-break">{item}</span> },
    {
      head: t('board'),
      width: [140, undefined],
      drops: 'narrow',
      phone: 'none',
      cell: ({ boardId }) => boards.find((board) => board.boardId === boardId)?.name,
    },
    { head: t('plays'), width: 90, align: 'end', phone: 'underEnd', cell: ({ plays }) => plays },
    {
      head: t('time'),
      width: 130,
      align: 'end',
      phone: 'end',
      cell: ({ seconds }) => speakCountdown(seconds * 1000),
    },
  ]
  return (
    <Panel title={t('part_plays')} lead={t('playsLead')}>
      <Loaded
        of={query}
        failed={t('failed')}
        skeleton={[130, '1fr', 90, 130]}
        empty={<EmptyState icon="play" title={t('playsNone')} />}
      >
        {(rows) => (
          <DataTable
            rows={rows}
            idOf={({ displayDeviceId, boardId, item }) => `${displayDeviceId} ${boardId} ${item}`}
            columns={columns}
          />
        )}
      </Loaded>
    </Panel>
  )
}
