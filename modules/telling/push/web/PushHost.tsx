import './host-texts.ts'
import { useEffect, useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { Slot } from '#platform/web/frame/Slot.tsx'
import { useSession } from '#platform/web/frame/use-me.ts'
import { useScreen } from '#platform/web/frame/use-screen.ts'
import { logOut } from '#platform/web/frame/signed-in.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import {
  askPermission,
  isAble,
  isPutAway,
  onPermission,
  permission,
  putAwayToday,
  registerBrowser,
  say,
  wasSaid,
} from './browser.ts'
import { workedBefore } from './kept-token.ts'
import { PermissionBox } from './PermissionBox.tsx'

/**
 * Looks after notifications: without the permission a box says how to give it (R359), with it the browser is registered
 * (R360, R361). People of the property company's portal are not asked (R364). On the login page the box stands only where
 * notifications worked before; never on a page that fills its screen with nothing around it, as a projector's does.
 */
export function PushHost() {
  const t = useTexts('pushHost')
  const session = useSession()
  const { meta } = useScreen()
  const [state, setState] = useState(() => (isAble() ? permission() : undefined))
  const [closed, setClosed] = useState(() => wasSaid('box') || isPutAway())
  const isSkipped = session?.IsFromEip ?? !workedBefore()
  const owner = session && !session.IsFromEip && state === 'granted' ? session.Time : undefined

  useEffect(() => onPermission(() => setState(isAble() ? permission() : undefined)), [])
  useEffect(() => {
    if (owner === undefined) return
    registerBrowser(owner).catch((error: unknown) => {
      // Without a line, or after the end of the session, the next page tries again.
      const isLater =
        error instanceof LostConnection || (error instanceof Problem && error.kind === 'unauthenticated')
      if (isLater || wasSaid('failure')) return
      say('failure')
      // The server's own fault is nothing that settings of the browser mend.
      const isOurs = error instanceof Problem
      void alertBox(isOurs ? `${t('failed')}\n${t('failedHere')}` : t('failed'))
    })
  }, [owner, t])

  const isBare = meta?.header === 'none' && meta.footer === false
  if (state === undefined || state === 'granted' || closed || isSkipped || isBare) return null
  const close = async () => {
    say('box')
    if (state === 'default') setState(await askPermission())
    setClosed(true)
  }
  return (
    <Slot name="notices">
      <PermissionBox
        ok={() => void close()}
        logOut={session && (() => void logOut())}
        putAway={() => {
          putAwayToday()
          setClosed(true)
        }}
      />
    </Slot>
  )
}
