import './setting-texts.ts'
import './board-home.css'
import { Link } from '@tanstack/react-router'
import type { Board } from '#modules/boards/boards/contract.ts'
import { BoardThumb } from '#modules/boards/boards/web/public.ts'
import { boardPath, newBoardPath } from '#modules/boards/paths.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { DisplayDevice } from '../contract.ts'
import { boardSettingPath, emergencyPath } from '#modules/boards/paths.ts'
import { StateOf } from './StateOf.tsx'
import { playerAddress, useAllBoards, useDevices } from './use-devices.ts'

/** The boards as they look, and the screens that show them. */
export function BoardHomePage() {
  const t = useTexts('boardSetting')
  const title = useTexts('boardDevices')('title')
  const allowed = useAllowed()
  const may = (can: string) => allowed([{ can }]).length > 0
  const boards = useAllBoards()
  const devices = useDevices()
  const screens = devices.data ?? []
  const offline = screens.filter(({ status }) => status === 'offline').length
  const shown = (board: Board) => screens.filter(({ boardId }) => boardId === board.boardId).length
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
        <span className="lb-grow" />
        <Link className="lb-button lb-button-default lb-button-middle" to={boardSettingPath}>
          {t('settings')}
        </Link>
        <Link className="lb-button lb-button-default lb-button-middle" to={emergencyPath}>
          <Icon name="siren" /> {t('emergency')}
        </Link>
        {may('boards.edit') && (
          <Link className="lb-button lb-button-primary lb-button-middle" to={newBoardPath}>
            <Icon name="plus" /> {t('newBoard')}
          </Link>
        )}
      </div>
      <div className="bh-columns">
        <Panel title={t('boards')} number={boards.data?.length} pad="plain">
          <Loaded
            of={boards}
            failed={t('failed')}
            skeleton={['1fr', '1fr', '1fr']}
            empty={<EmptyState icon="grid" title={t('boardsNone')} text={t('boardsNoneText')} />}
          >
            {(all) => (
              <ul className="bh-boards">
                {all.map((board) => (
                  <li key={board.boardId}>
                    <Link to={boardPath(board.boardId)} className="bh-board">
                      <span aria-hidden data-wide={board.orientation === 'landscape' || undefined}>
                        <BoardThumb board={board} />
                      </span>
                      <b>{board.name}</b>
                      <span className="lb-14 lb-quiet">
                        {[
                          shown(board) ? t('shownOn', { count: shown(board) }) : t('shownNowhere'),
                          t('changed', { who: board.changedBy, when: speakTime(board.changedAt) }),
                        ].join('　')}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        </Panel>
        <Panel
          title={t('screens')}
          number={screens.length}
          summary={t('screensSummary', { online: screens.length - offline, offline })}
        >
          <Loaded
            of={devices}
            failed={t('failed')}
            skeleton={['1fr', 96]}
            empty={
              <EmptyState
                icon="grid"
                title={t('screensNone')}
                text={t('screensNoneText', { address: playerAddress() })}
              />
            }
          >
            {(all) => <Screens devices={all} boards={boards.data ?? []} />}
          </Loaded>
        </Panel>
      </div>
    </div>
  )
}

/** Those that are off first: somebody has to look at them. */
function Screens({ devices, boards }: { devices: readonly DisplayDevice[]; boards: readonly Board[] }) {
  const names = new Map(boards.map(({ boardId, name }) => [boardId, name]))
  const sorted = devices.toSorted((one, other) => one.status.localeCompare(other.status))
  return (
    <ul className="lb-divided bh-screens">
      {sorted.map((device) => (
        <li key={device.displayDeviceId} className="lb-inner-10">
          <span className="lb-line lb-between">
            <b>{device.name}</b>
            <StateOf device={device} />
          </span>
          <span className="lb-14 lb-quiet">
            {[device.groupName, names.get(device.shownBoardId ?? device.boardId), device.screen]
              .filter(Boolean)
              .join('　')}
          </span>
        </li>
      ))}
    </ul>
  )
}
