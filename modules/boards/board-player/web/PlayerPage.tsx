import './player-texts.ts'
import './player.css'
import { useEffect } from 'react'
import { BoardPicture } from '#modules/boards/boards/web/public.ts'
import { TakeOver } from '#modules/boards/emergency-notices/web/public.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { photoUrl } from './photos.ts'
import type { Player } from './player.ts'

const t = paperTexts('boardPlayer')

/** The whole screen: a take-over before everything, nothing outside of its hours, else its board; a code while it is nobody's. */
export function PlayerPage({ player }: { player: Player }) {
  const { now, code, notice, board, content, live, isOff, isOnline } = player.shown.use()
  useEffect(() => {
    // Screens that may go dark by themselves are asked not to.
    void navigator.wakeLock?.request('screen').catch(() => undefined)
  }, [])
  if (code)
    return (
      <main className="pl-pair" lang="zh-Hant-TW">
        <h1>{t('pairTitle')}</h1>
        <p className="pl-code">{code}</p>
        <p>{t('pairText')}</p>
        <p>{t('pairSoon')}</p>
      </main>
    )
  if (notice)
    return (
      <main className="pl-stage">
        <TakeOver notice={notice} now={now} onDrawn={(hash) => player.tellNotice(notice.noticeId, hash)} />
      </main>
    )
  if (isOff) return <main className="pl-stage" data-off="" />
  if (board && content)
    return (
      <main className="pl-stage" data-online={isOnline}>
        <div className="pl-board" data-wide={board.orientation === 'landscape' || undefined}>
          <BoardPicture
            board={board}
            showing={{
              now,
              settings: content.settings,
              packages: live?.packages,
              facts: live?.facts,
              isCutOff: live !== undefined,
              photoOf: photoUrl,
              isMoving: true,
            }}
          />
        </div>
      </main>
    )
  return (
    <main className="pl-pair" lang="zh-Hant-TW">
      <p>{t(isOnline ? 'waiting' : 'noLine')}</p>
    </main>
  )
}
