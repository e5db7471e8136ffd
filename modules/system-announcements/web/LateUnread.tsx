import { lazy } from 'react'
import { WhenIdle } from '#platform/web/frame/WhenIdle.tsx'

const Unread = lazy(() => import('./Unread.tsx').then((module) => ({ default: module.Unread })))

/** How many announcements were not opened, once the page is idle. */
export function LateUnread() {
  return (
    <WhenIdle>
      <Unread />
    </WhenIdle>
  )
}
