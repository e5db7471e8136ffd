import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Board } from '#modules/boards/boards/contract.ts'
import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type Column, DataTable } from '#platform/web/list/DataTable.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakCountdown } from '#platform/web/look/speak-time.ts'
import type { Play } from '../contract.ts'
import { playsExport } from '../export-kind.ts'
import { devicesApi, useDevices } from './use-devices.ts'

const shownDays = 7

/** Proof of play: what each screen says that it showed, on a day or in the last ones; exported hour by hour. */
export function PlaysPanel({ boards }: { boards: readonly Board[] }) {
  const t = useTexts('boardSetting')
  const devices = useDevices().data ?? []
  const [day, setDay] = useState('')
  const [displayDeviceId, setDevice] = useState<string>()
  const filters = {
    days: shownDays,
    ...(day && { day }),
    ...(displayDeviceId && { displayDeviceId }),
  }
  const query = useQuery({
    queryKey: ['boardDevices', 'plays', filters],
    queryFn: async () => (await devicesApi.listPlays(filters)).data,
  })
  const screenName = devices.find((one) => one.displayDeviceId === displayDeviceId)?.name ?? ''
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
    <Panel
      title={t('part_plays')}
      lead={t('playsLead')}
      extra={
        <ExportButton
          kind={playsExport}
          title={t('part_plays')}
          query={filters}
          words={[day || t('playsDays'), screenName].filter(Boolean).join('　')}
        />
      }
    >
      <div className="lb-line lb-wrap lb-gap-12 lb-inner">
        <DayInput aria-label={t('playsDay')} value={day} onDay={setDay} />
        <div className="lb-chips" role="group" aria-label={t('part_screens')}>
          <button type="button" aria-pressed={!displayDeviceId} onClick={() => setDevice(undefined)}>
            {t('playsAll')}
          </button>
          {devices.map((one) => (
            <button
              key={one.displayDeviceId}
              type="button"
              aria-pressed={one.displayDeviceId === displayDeviceId}
              onClick={() => setDevice(one.displayDeviceId)}
            >
              {one.name}
            </button>
          ))}
        </div>
      </div>
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
