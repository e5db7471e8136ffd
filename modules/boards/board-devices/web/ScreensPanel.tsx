import { useState } from 'react'
import type { Board } from '#modules/boards/boards/contract.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type Column, DataTable } from '#platform/web/list/DataTable.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { DisplayDevice } from '../contract.ts'
import { DeviceDialog } from './DeviceDialog.tsx'
import { ShotDialog } from './ShotDialog.tsx'
import { StateOf } from './StateOf.tsx'
import { devicesApi, playerAddress, useDevices } from './use-devices.ts'

interface ScreensPanelProps {
  boards: readonly Board[]
  mayManage: boolean
}

/** The screens: paired by a code, changed, removed. */
export function ScreensPanel({ boards, mayManage }: ScreensPanelProps) {
  const t = useTexts('boardSetting')
  const query = useDevices()
  const [open, setOpen] = useState<DisplayDevice | 'new'>()
  const [looked, setLooked] = useState<DisplayDevice>()
  const remove = useAsked(() => query.refetch())
  const askRemove = ({ displayDeviceId, boardId, name }: DisplayDevice) =>
    remove.submit({
      ask: { title: t('removeTitle', { name }), text: t('removeText'), ok: t('remove') },
      work: (retry) => devicesApi.removeDevice({ boardId, displayDeviceId }, retry),
      done: t('removed', { name }),
    })
  const columns: Column<DisplayDevice>[] = [
    { head: t('name'), phone: 'first', cell: ({ name }) => <b>{name}</b> },
    { head: t('group'), width: 110, phone: 'under', cell: ({ groupName }) => groupName },
    {
      head: t('board'),
      width: 150,
      phone: 'line',
      cell: ({ boardId }) => boards.find((board) => board.boardId === boardId)?.name,
    },
    {
      head: t('onFrom'),
      width: [130, undefined],
      drops: 'narrow',
      phone: 'none',
      cell: ({ onFrom, onUntil }) =>
        onFrom === onUntil ? t('allDay') : t('hours', { from: onFrom, until: onUntil }),
    },
    {
      head: t('screen'),
      width: [120, undefined],
      drops: 'narrow',
      phone: 'none',
      cell: ({ screen }) => screen,
    },
    { head: t('state'), width: 190, phone: 'end', cell: (device) => <StateOf device={device} /> },
  ]
  const acts: Column<DisplayDevice> = {
    head: t('acts'),
    isActs: true,
    width: mayManage ? 240 : 100,
    phone: 'line',
    cell: (device) => (
      <span className="lb-line">
        <Button
          size="small"
          type="text"
          aria-label={`${t('shot')} ${device.name}`}
          onClick={() => setLooked(device)}
        >
          {t('shot')}
        </Button>
        {mayManage && ownActs(device)}
      </span>
    ),
  }
  const ownActs = (device: DisplayDevice) => (
    <>
      <Button size="small" onClick={() => setOpen(device)} aria-label={t('editTitle', { name: device.name })}>
        {t('edit')}
      </Button>
      <Button
        size="small"
        type="text"
        aria-label={`${t('remove')} ${device.name}`}
        onClick={() => void askRemove(device)}
      >
        {t('remove')}
      </Button>
    </>
  )
  return (
    <Panel
      title={t('part_screens')}
      number={query.data?.length}
      lead={t('pairLead', { address: playerAddress() })}
      extra={
        mayManage && (
          <Button icon={<Icon name="plus" />} onClick={() => setOpen('new')}>
            {t('pair')}
          </Button>
        )
      }
    >
      <Loaded
        of={query}
        failed={t('failed')}
        skeleton={['1fr', 110, 150, 190]}
        empty={
          <EmptyState
            icon="grid"
            title={t('screensNone')}
            text={t('screensNoneText', { address: playerAddress() })}
          />
        }
      >
        {(rows) => (
          <DataTable
            rows={rows}
            idOf={({ displayDeviceId }) => displayDeviceId}
            columns={[...columns, acts]}
            rowClass={({ status }) => (status === 'offline' ? 'lb-row-w3' : undefined)}
          />
        )}
      </Loaded>
      {looked && (
        <ShotDialog
          device={query.data?.find((one) => one.displayDeviceId === looked.displayDeviceId) ?? looked}
          mayAsk={mayManage}
          onClose={() => setLooked(undefined)}
        />
      )}
      {open && (
        <DeviceDialog
          of={open === 'new' ? undefined : open}
          boards={boards}
          onClose={() => {
            setOpen(undefined)
            void query.refetch()
          }}
        />
      )}
    </Panel>
  )
}
